import { trackingCompaniesOf } from "@rendezvous/domain/tracking/consent";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { ConsentQuestion } from "./consent-question.tsx";
import { useConsent } from "./use-consent.ts";
import { useIsPro } from "./use-is-pro.ts";

interface Props {
  /** null on a page without a group. */
  group: Group | null;
  onClose: () => void;
}

/** Explains the collected data, and offers the choice. */
export function ConsentDialog({ group, onClose }: Props) {
  const phrases = useLazyPhrases("tracking");
  const { common } = usePhrases();
  return (
    <QuestionDialog title={phrases.heading} onClose={onClose} dismiss={common.close} dismissLook="plain">
      {group === null || trackingCompaniesOf(group).length === 0 ? (
        <p>{phrases.none}</p>
      ) : (
        <Choice group={group} onAnswer={onClose} />
      )}
    </QuestionDialog>
  );
}

function Choice({ group, onAnswer }: { group: Group; onAnswer: () => void }) {
  const { agreed, refused, byBrowser, none } = useLazyPhrases("tracking");
  const { consent } = useConsent(group);
  const isPro = useIsPro();
  if (isPro) return <p>{none}</p>;
  if (consent === "browser") return <p>{byBrowser}</p>;
  return (
    <>
      {consent !== "unasked" && <p>{consent === "agreed" ? agreed : refused}</p>}
      <ConsentQuestion group={group} onAnswer={onAnswer} />
    </>
  );
}
