import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";
import { settingFaultText } from "../../ground/form/fault-text.ts";
import type { GroupFile, GroupFilePreview } from "./api.ts";
import styles from "./data.module.css";
import { useFileWords } from "./use-file-words.ts";

type Change = GroupFilePreview["changes"][number];

/** The preview of an import: the errors, the changes, and the appointments that they affect. */
export function ImportPreview({ file, preview }: { file: GroupFile; preview: GroupFilePreview }) {
  const phrases = useProPhrases("groupFile");
  const { faults } = useProPhrases("manageFields");
  const { whereIs } = useFileWords(file);
  const formatDateTime = useFormatDateTime();
  const { problems, changes, appointments, ignored } = preview;
  if (problems.length > 0)
    return (
      <section className={styles.preview} role="alert">
        <h2>{phrases.problems}</h2>
        <ul>
          {problems.map(({ path, message, fault }) => (
            <li key={`${path} ${message}`}>
              <strong>{whereIs(path)}</strong>{" "}
              {fault ? (
                settingFaultText(faults, { ...fault, path }, undefined)
              ) : (
                <span lang="en">{message}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className={styles.preview} aria-labelledby="import-changes">
      <h2 id="import-changes">{changes.length === 0 ? phrases.nothing : phrases.changes}</h2>
      {ignored.length > 0 && <p>{phrases.ignored}</p>}
      <ul>
        {changes.map((change) => (
          <ChangeLine key={`${change.place} ${change.id}`} file={file} change={change} />
        ))}
      </ul>
      {appointments.length > 0 && (
        <>
          <h2>{phrases.appointments}</h2>
          <ul>
            {appointments.map(({ id, start, name, calendar_name, intervention_name, reason }) => (
              <li key={id}>
                {formatDateTime(start)} – {name}, {intervention_name}, {calendar_name} – {phrases[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ChangeLine({ file, change: { place, name, action, fields } }: { file: GroupFile; change: Change }) {
  const phrases = useProPhrases("groupFile");
  const { places, linesOf } = useFileWords(file);
  const lines = fields.flatMap((one) => linesOf(place, one));
  return (
    <li>
      <strong>{[places[place], name].filter(Boolean).join(" – ")}</strong> ({phrases[action]})
      {lines.length > 0 && (
        <dl className={styles.fields}>
          {lines.map(({ name: field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <del>{before}</del> → <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
