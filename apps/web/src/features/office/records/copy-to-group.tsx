import { CopyPlus } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { createKey } from "../../../lib/create-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { createRecord } from "../schema/api.ts";
import { useWorkingDraft } from "../schema/working-draft.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import { useNameOf } from "../schema/use-records.ts";
import { useFailureText } from "../../ground/group/call-failure.tsx";

/**
 * The fields of a service that mean the same in another group: calendars, rooms, category, pictures and reference belong to one
 * group only.
 */
const CARRIED = [
  "name",
  "publicname",
  "description",
  "price",
  "length",
  "buffer_before",
  "buffer_after",
  "merged",
  "skippable_agenda",
  "videoconference",
  "only_package",
];

/** Menu entries of a service that copy it into each other group of the owner. */
export function CopyToGroup({ record, onCopied }: { record: StoredRecord; onCopied: () => void }) {
  const phrases = useProPhrases("manage");
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const name = useNameOf()(record);
  const copy = useSingleFlightMutation({
    mutationFn: ({ id }: { id: number; name: string }) => {
      const fields = Object.fromEntries(CARRIED.map((field) => [field, record[field]]));
      return createRecord({ groupId: id, draftId: null }, "interventions", fields, createKey());
    },
    onSuccess: (_copied, into) => {
      notify("success", phrases.copiedInto({ name, group: into.name }));
      onCopied();
    },
    onError: (failure) => notify("problem", failureText(failure)),
  });
  // A copy of unpublished changes would be public in the other group at once.
  const working = useWorkingDraft();
  if (working) return null;
  const others = session?.groups.filter(({ id, role }) => role === "owner" && id !== group.id) ?? [];
  return others.map((other) => (
    <Button key={other.id} look="plain" isBusy={copy.isPending} onClick={() => copy.mutate(other)}>
      <CopyPlus size={18} aria-hidden="true" />
      {phrases.duplicateInto({ group: other.name })}
    </Button>
  ));
}
