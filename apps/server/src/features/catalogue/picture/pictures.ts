import type { PictureFormat, PictureWidth } from "@rendezvous/contract/catalogue/picture";
import type { Log } from "../../../lib/log.ts";
import { createFairQueue } from "../../../lib/in-turns.ts";
import { createTaskProcess, TaskStoppedError } from "../../../lib/task-process.ts";
import type { GroupLook, LookPicture } from "./group-look.ts";
import type { ThumbnailSize } from "./thumbnail.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly pictures: Pictures;
  }
}

export type PictureTask =
  | {
      readonly kind: "look";
      readonly look: GroupLook;
      readonly logo: Uint8Array | null;
      readonly picture: LookPicture;
    }
  | { readonly kind: "check"; readonly bytes: Uint8Array }
  | { readonly kind: "mail_logo"; readonly bytes: Uint8Array }
  | {
      readonly kind: "thumbnail";
      readonly bytes: Uint8Array;
      readonly size: ThumbnailSize;
      readonly format: PictureFormat;
    }
  | {
      readonly kind: "width";
      readonly bytes: Uint8Array;
      readonly width: PictureWidth;
      readonly format: PictureFormat;
    };

/** Draws pictures in another process, one at a time, taking turns between groups. */
export interface Pictures {
  /**
   * Returns null when the picture cannot be read, takes too long, or too many of its group wait. `source` identifies the picture.
   */
  draw(group: number, source: string, task: PictureTask): Promise<Buffer | null>;
  stop(): void;
}

/** The slowest photo takes 2 s; a busy machine takes several times as long. */
export const DRAW_TIMEOUT_MS = 10_000;
/** How many pictures that took too long are remembered and not tried again until the next start. */
const MAX_TOO_SLOW = 10_000;

export function createPictures(log: Log, drawWithinMs = DRAW_TIMEOUT_MS): Pictures {
  const drawing = createTaskProcess<PictureTask, Uint8Array | null>({
    module: new URL("./draw-process.ts", import.meta.url),
    deadlineMs: drawWithinMs,
  });
  const turns = createFairQueue();
  const tooSlow = new Set<string>();
  let isStopped = false;

  async function drawNow(place: string, task: PictureTask): Promise<Buffer | null> {
    if (isStopped || tooSlow.has(place)) return null;
    try {
      const drawn = await drawing.run(task);
      return drawn && Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    } catch (error) {
      if (isStopped) return null;
      log.warn({ err: error, picture: place, kind: task.kind }, "a picture could not be drawn");
      if (error instanceof TaskStoppedError) {
        if (tooSlow.size >= MAX_TOO_SLOW) tooSlow.clear();
        tooSlow.add(place);
      }
      return null;
    }
  }

  return {
    draw: (group, source, task) =>
      turns.take(String(group), () => drawNow(`${group}/${source}`, task)) ?? Promise.resolve(null),
    stop() {
      isStopped = true;
      drawing.stop();
    },
  };
}
