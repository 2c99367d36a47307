import { Notice } from "../../components/notice.tsx";
import { useFiches } from "../fiche/use-fiches.ts";
import { useKnownGroup } from "../group/first-data.ts";
import { PhoneLink } from "../group/phone-link.tsx";
import { useAccountPhrases } from "../../lib/lazy-phrases.ts";

/** Whom the group does not know is told so before anything is chosen or typed, not when it is refused. */
export function ClosedDoor() {
  const { door } = useAccountPhrases();
  const { group } = useKnownGroup();
  if (!group.reserved && group.open) return null;
  const isCallable = group.phone !== "";
  return (
    <Notice look="hint">
      <p>
        <strong>{(group.health ? door.patients : door.clients)({ group: group.name })}</strong>
      </p>
      <p>{isCallable ? `${door.known} ${door.call}` : door.known}</p>
      <PhoneLink phone={group.phone} />
    </Notice>
  );
}

/** The same after a login, when none of the account is known to the group. */
export function ClosedDoorForUnknown() {
  const { fiches, isLoading, failure } = useFiches();
  const isUnknown = !isLoading && failure === null && fiches.every((one) => one.existing_client === false);
  return isUnknown && <ClosedDoor />;
}
