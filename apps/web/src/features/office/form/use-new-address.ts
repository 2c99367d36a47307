import { openDiscardingDraft } from "../../../lib/page/leave-page.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { sessionStoreOf } from "../../ground/session/session-store.ts";
import type { StoredRecord } from "../schema/kinds.ts";

/**
 * Returns a function that opens the group under its new address after a change of the url name; the professional stays logged in.
 * The function returns false if the address is unchanged.
 */
export function useNewAddress(): (settings: StoredRecord) => boolean {
  const { group } = useLoadedGroup();
  return ({ urlname }) => {
    if (typeof urlname !== "string" || urlname === group.urlname) return false;
    sessionStoreOf(urlname).setState(sessionStoreOf(group.urlname).getState());
    openDiscardingDraft(`${groupAddress(urlname, "")}/manage/settings${location.search}`);
    return true;
  };
}
