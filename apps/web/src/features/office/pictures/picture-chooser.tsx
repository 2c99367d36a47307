import { useMutation } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyComponent } from "../../../lib/load-once.ts";
import { callApi } from "../../../lib/call-api.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import field from "../../../components/fields/field.module.css";
import { isRefusedWith, useFailureText } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import {
  ACCEPTED_TYPES,
  type CropArea,
  cropPhoto,
  MAX_UPLOAD_BYTES,
  openPicture,
  type OpenedPicture,
  sizeOfDataUri,
  WHOLE_PICTURE,
} from "./picture-file.ts";
import styles from "./pictures.module.css";
import type { PictureFormat } from "../schema/field-spec.ts";

interface Props {
  id: string;
  label: string;
  format: PictureFormat;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  onChosen: (key: string) => void;
}

const CropDialog = lazyComponent(async () => (await import("./crop-dialog.tsx")).CropDialog);

/** The mutation key of every upload: saving a form waits for it. */
export const UPLOAD_KEY = ["upload"];

/** Takes a chosen or dropped file, crops it if the format has a ratio, and uploads it. */
export function PictureChooser({ id, label, format, describedBy, isInvalid = false, onChosen }: Props) {
  const { picture: phrases } = useProPhrases("look");
  const { common } = usePhrases();
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const [photo, setPhoto] = useState<(OpenedPicture & { kind: "photo" }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationKey: UPLOAD_KEY,
    mutationFn: (data: string) =>
      callApi("POST /groups/{id}/images", { path: { id: group.id }, body: { image: { data } } }),
    onSuccess: ({ image }) => onChosen(image.key),
  });

  async function take(file: File): Promise<void> {
    upload.reset();
    setProblem(null);
    const opened = await openPicture(file);
    if (opened === null) setProblem(phrases.unreadable);
    else if (opened.kind === "whole") send(opened.data);
    else if (format.ratio === null) send(cropPhoto(opened, WHOLE_PICTURE, format.widest));
    else setPhoto(opened);
  }
  function send(data: string): void {
    if (sizeOfDataUri(data) > MAX_UPLOAD_BYTES) setProblem(phrases.tooLarge);
    else upload.mutate(data);
  }
  function crop(opened: OpenedPicture & { kind: "photo" }, area: CropArea): void {
    setPhoto(null);
    send(cropPhoto(opened, area, format.widest));
  }

  // The general words for these refusals are about marked fields and long texts, which would be misleading here.
  const refused = isRefusedWith(upload.error, "invalid_record")
    ? phrases.unreadable
    : isRefusedWith(upload.error, "payload_too_large")
      ? phrases.tooLargeHere
      : null;
  const failure = problem ?? refused ?? (upload.error && failureText(upload.error));
  const notes = [describedBy, failure !== null && `${id}-failure`].filter(Boolean).join(" ");
  return (
    <>
      <label className={styles.chooser} data-busy={upload.isPending || undefined}>
        <ImagePlus size={18} aria-hidden="true" />
        {label}
        {/* The file input covers its whole label, so that a file dropped anywhere on the label is chosen. */}
        <input
          id={id}
          type="file"
          accept={ACCEPTED_TYPES}
          aria-invalid={isInvalid || failure !== null}
          aria-describedby={notes || undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            // Cleared, so that the same file can be chosen again.
            target.value = "";
          }}
        />
      </label>
      {failure !== null && (
        <p id={`${id}-failure`} role="alert" className={field.error}>
          {failure}
        </p>
      )}
      {upload.error !== null && refused === null && (
        <Button
          onClick={() => {
            // The button goes away, and would take the focus with it.
            document.getElementById(id)?.focus();
            upload.mutate(upload.variables);
          }}
        >
          {common.retry}
        </Button>
      )}
      {photo !== null && format.ratio !== null && (
        <Suspense>
          <CropDialog
            photo={photo}
            ratio={format.ratio}
            onCrop={(area) => crop(photo, area)}
            onClose={() => setPhoto(null)}
          />
        </Suspense>
      )}
    </>
  );
}
