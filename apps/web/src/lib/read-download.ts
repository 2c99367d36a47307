import { ApiFailure } from "./api-failure.ts";

/** The number of received bytes that are joined into one blob, which the browser may store on the disk. */
const PIECE_BYTES = 4_000_000;

/** The download may take minutes and has no length in advance, so `onReceived` reports the received bytes. */
export async function readDownload(
  answer: Promise<Response>,
  onReceived?: (bytes: number) => void,
): Promise<Blob> {
  const { body } = await answer;
  if (!body) throw new ApiFailure("network", 0);
  let file = new Blob();
  let piece: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiFailure("network", 0);
    });
    if (done) return new Blob([file, ...piece]);
    piece.push(value);
    bytes += value.length;
    onReceived?.(bytes);
    if (bytes - file.size < PIECE_BYTES) continue;
    file = new Blob([file, ...piece]);
    piece = [];
  }
}
