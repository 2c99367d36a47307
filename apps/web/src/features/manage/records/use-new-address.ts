import { openDiscardingDraft } from "../../../lib/leave-page.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { groupAddress } from "../../group/paths.ts";
import { sessionStoreOf } from "../../session/session-store.ts";
import type { StoredRecord } from "./kinds.ts";

/** After a change of the group's url name: goes to where its pages are now, still logged in. False where nothing has moved. */
export function useNewAddress(): (settings: StoredRecord) => boolean {
  const { group } = useKnownGroup();
  return ({ urlname }) => {
    if (typeof urlname !== "string" || urlname === group.urlname) return false;
    sessionStoreOf(urlname).setState(sessionStoreOf(group.urlname).getState());
    openDiscardingDraft(`${groupAddress(urlname, "")}/manage/settings${location.search}`);
    return true;
  };
}
