import { openDiscardingDraft } from "../../../lib/page/leave-page.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { sessionStoreOf } from "../../ground/session/session-store.ts";
import type { StoredRecord } from "../schema/kinds.ts";

/** After a change of the group's url name: goes to where its pages are now, still logged in. False where nothing has moved. */
export function useNewAddress(): (settings: StoredRecord) => boolean {
  const { group } = useLoadedGroup();
  return ({ urlname }) => {
    if (typeof urlname !== "string" || urlname === group.urlname) return false;
    sessionStoreOf(urlname).setState(sessionStoreOf(group.urlname).getState());
    openDiscardingDraft(`${groupAddress(urlname, "")}/manage/settings${location.search}`);
    return true;
  };
}
