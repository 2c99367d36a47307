import { trackingCompaniesOf } from "@rendezvous/domain/tracking/consent";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import styles from "./consent.module.css";
import { useConsent } from "./use-consent.ts";

/** The question and its two answers, which have the same look; the refusal is first. */
export function ConsentQuestion({ group, onAnswer }: { group: Group; onAnswer: () => void }) {
  const phrases = useLazyPhrases("tracking");
  const companies = new Intl.ListFormat(useDateLocale()).format(trackingCompaniesOf(group));
  const { answer } = useConsent(group);
  function choose(isAgreed: boolean): void {
    answer(isAgreed);
    announce(isAgreed ? phrases.agreed : phrases.refused);
    onAnswer();
  }
  return (
    <>
      <p className={styles.text}>{phrases.ask({ companies })}</p>
      <div className={styles.answers}>
        <Button onClick={() => choose(false)}>{phrases.refuse}</Button>
        <Button onClick={() => choose(true)}>{phrases.agree}</Button>
      </div>
    </>
  );
}
