import { LARGEST_GROUP_FILE } from "@rendezvous/contract/office/largest-group-file";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import type { GroupFile, GroupFilePreview } from "./api.ts";
import { ImportPreview } from "./import-preview.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** The chosen file is not a group file; a failed call is another error. */
class UnreadableFileError extends Error {}

/** The server would close the connection before the whole file is sent, and its reason would be lost. */
class TooLargeFileError extends Error {}

interface Chosen {
  readonly file: GroupFile;
  readonly preview: GroupFilePreview;
}

/** The download of the group's file, and its import, which shows the changes first. */
export function GroupFilePage() {
  const phrases = useProPhrases("groupFile");
  const { pages } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const exporting = useSingleFlightMutation({
    mutationFn: () => callApi("GET /groups/{id}/file", { path: { id: group.id } }),
    onSuccess: (file) => saveFile(`${group.urlname}.json`, new Blob([JSON.stringify(file, null, 2)])),
  });
  const looking = useSingleFlightMutation({
    mutationFn: async (file: GroupFile): Promise<Chosen> => ({
      file,
      preview: await callApi("POST /groups/{id}/file.preview", { path: { id: group.id }, body: { file } }),
    }),
    onSuccess: setChosen,
  });
  const choosing = useSingleFlightMutation({
    mutationFn: async (picked: File) => readFile(await picked.text()),
    onSuccess: (file) => looking.mutate(file),
  });
  const importing = useSingleFlightMutation({
    mutationFn: ({ file, preview }: Chosen) =>
      callApi("POST /groups/{id}/file", { path: { id: group.id }, body: { file, seen: preview.seen } }),
    onSuccess: () => setChosen(null),
    onError: (error, { file }) => {
      if (isRefusedWith(error, "changed_meanwhile")) looking.mutate(file);
    },
  });
  const isTooLarge =
    choosing.error instanceof TooLargeFileError ||
    isRefusedWith(looking.error, "payload_too_large") ||
    isRefusedWith(importing.error, "payload_too_large");
  const isMeanwhile = isRefusedWith(importing.error, "changed_meanwhile");
  function pick(files: FileList | null) {
    const [file] = files ?? [];
    importing.reset();
    looking.reset();
    choosing.reset();
    if (file) choosing.mutate(file);
  }
  return (
    <ManageContent title={pages.data} text={phrases.text}>
      {!isTooLarge && (
        <CallFailure failure={exporting.error ?? looking.error ?? (isMeanwhile ? null : importing.error)} />
      )}
      <div>
        <Button isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
          {phrases.download}
        </Button>
      </div>
      <div>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => {
            pick(event.target.files);
            event.target.value = "";
          }}
        />
        <Button
          isBusy={choosing.isPending || looking.isPending}
          aria-describedby="import-hint"
          onClick={() => input.current?.click()}
        >
          {chosen === null ? phrases.choose : phrases.other}
        </Button>
        <p id="import-hint">{phrases.chooseHint}</p>
      </div>
      {(isTooLarge || choosing.error !== null) && (
        <Notice look="problem">{isTooLarge ? phrases.tooLarge : phrases.unreadable}</Notice>
      )}
      {importing.isSuccess && chosen === null && (
        <Notice look="success">
          <output>{phrases.imported}</output>
        </Notice>
      )}
      {chosen !== null && (
        <>
          {isMeanwhile && <Notice look="hint">{phrases.meanwhile}</Notice>}
          <ImportPreview file={chosen.file} preview={chosen.preview} />
          {chosen.preview.changes.length > 0 && (
            <div>
              <Button look="main" isBusy={importing.isPending} onClick={() => importing.mutate(chosen)}>
                {phrases.importNow}
              </Button>
            </div>
          )}
        </>
      )}
    </ManageContent>
  );
}

function readFile(text: string): GroupFile {
  const file: unknown = JSON.parse(text);
  if (typeof file !== "object" || file === null || Array.isArray(file)) throw new UnreadableFileError();
  if (new Blob([JSON.stringify({ file })]).size > LARGEST_GROUP_FILE) throw new TooLargeFileError();
  return file as GroupFile;
}
