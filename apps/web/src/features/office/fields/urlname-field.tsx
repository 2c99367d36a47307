import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Notice } from "../../../components/notice.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { type ControlProps, TextControl } from "./controls.tsx";

/** The group's url name; if it differs from the present one, shows the new address of the pages. */
export function UrlnameField(control: ControlProps) {
  const words = useProPhrases("manageFields");
  const { group } = useLoadedGroup();
  const { value } = control;
  const isOther = typeof value === "string" && value !== "" && value !== group.urlname;
  const { host, pathname } = new URL(groupAddress(isOther ? value : group.urlname, ""), location.origin);
  return (
    <>
      <TextControl {...control} />
      {isOther && (
        <Notice look="hint">
          <output>{words.newAddress({ address: `${host}${pathname}` })}</output>
        </Notice>
      )}
    </>
  );
}
