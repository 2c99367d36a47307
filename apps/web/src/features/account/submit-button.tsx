import { Button } from "../../components/button.tsx";
import { useAccountPhrases } from "./use-account-phrases.ts";

interface Props {
  text: string;
  isReady: boolean;
  isPending: boolean;
}

/** The form's main action; while something is missing it looks so, and pressing it says what. */
export function SubmitButton({ text, isReady, isPending }: Props) {
  const phrases = useAccountPhrases();
  return (
    <Button look="main" type="submit" isWide aria-disabled={!isReady || isPending}>
      {isPending ? phrases.sending : text}
    </Button>
  );
}
