import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { CallFailure } from "../account/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { exportPersonalData, getPersonalData } from "./api.ts";
import styles from "./personal-data.module.css";
import { usePersonalDataPhrases } from "../../../lib/phrases/lazy-phrases.ts";

/** Offers all data in one file, as a readable document or as JSON. */
export function DownloadPart() {
  const phrases = usePersonalDataPhrases();
  const { group } = useLoadedGroup();
  const name = `${phrases.fileName}-${group.urlname}`;
  const downloading = useMutation({
    mutationFn: async (kind: "html" | "json") => saveFile(`${name}.${kind}`, await fetchAs(kind, group.id)),
    onSuccess: () => announce(phrases.downloaded),
  });
  const fetched = downloading.isPending ? downloading.variables : null;
  return (
    <section className={styles.part}>
      <h2>{phrases.downloadHeading}</h2>
      <p className={styles.quiet}>{phrases.downloadText}</p>
      {!downloading.isPending && <CallFailure failure={downloading.error} />}
      <div className={styles.actions}>
        {(["html", "json"] as const).map((kind) => (
          <Button
            key={kind}
            look={kind === "html" ? "main" : "quiet"}
            isBusy={downloading.isPending}
            onClick={() => downloading.mutate(kind)}
          >
            <FileDown size={18} aria-hidden="true" />
            {fetched === kind ? phrases.preparing : { html: phrases.document, json: phrases.data }[kind]}
          </Button>
        ))}
      </div>
      {downloading.isSuccess && <p className={styles.quiet}>{phrases.downloaded}</p>}
    </section>
  );
}

async function fetchAs(kind: "html" | "json", groupId: number): Promise<Blob> {
  if (kind === "html") return exportPersonalData(groupId);
  const data = await getPersonalData(groupId);
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}
