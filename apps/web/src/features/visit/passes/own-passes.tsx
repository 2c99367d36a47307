import { formatPassState } from "@rendezvous/phrases/format-pass";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useIsOver, usePasses } from "../../ground/passes/use-passes.ts";
import styles from "../waiting/waiting.module.css";

/** The client's passes, with what is left of each; nothing without one. */
export function OwnPasses() {
  const phrases = useLazyPhrases("passes");
  const dateLocale = useDateLocale();
  const isOver = useIsOver();
  const passes = (usePasses().data?.records ?? []).filter((pass) => !isOver(pass));
  if (passes.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{phrases.heading}</h2>
      <ul>
        {passes.map((pass) => (
          <li key={pass.id} className={styles.item}>
            <span>
              <span lang={pass.lang}>{pass.name}</span>{" "}
              <span className={styles.quiet}>{formatPassState(pass, phrases, dateLocale)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
