import { Notice } from "../../../components/notice.tsx";
import { useFiches } from "../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { PhoneLink } from "../../ground/group/phone-link.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";

/** Says before any choice or input that the group accepts bookings only from its existing clients. */
export function ExistingClientsNotice() {
  const { reserved } = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  if (!group.reserved && group.open) return null;
  const isCallable = group.phone !== "";
  return (
    <Notice look="hint">
      <p>
        <strong>{(group.health ? reserved.patients : reserved.clients)({ group: group.name })}</strong>
      </p>
      <p>{isCallable ? `${reserved.known} ${reserved.call}` : reserved.known}</p>
      <PhoneLink phone={group.phone} />
    </Notice>
  );
}

/** Shows the same notice after a login, if no person of the account is a client of the group. */
export function ExistingClientsNoticeForUnknown() {
  const { fiches, isLoading, failure } = useFiches();
  const isUnknown = !isLoading && failure === null && fiches.every((one) => one.existing_client === false);
  return isUnknown && <ExistingClientsNotice />;
}
