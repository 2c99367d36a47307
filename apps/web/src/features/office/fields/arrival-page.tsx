import { useQuery } from "@tanstack/react-query";
import { QrCode } from "../../../components/qr-code.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";

/** The address of the page at the door, as a link and as a picture to hang up; nothing until the rule is saved. */
export function ArrivalPage() {
  const { arrivalPage } = useProPhrases("manageFields");
  const { group } = useLoadedGroup();
  const { data } = useQuery({
    queryKey: ["arrival_page", group.id],
    queryFn: ({ signal }) => callApi("GET /groups/{id}/arrival_page", { path: { id: group.id }, signal }),
  });
  const url = data?.url ?? null;
  if (url === null) return null;
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer">
        {arrivalPage.open}
      </a>
      <QrCode text={url} label={arrivalPage.qr} />
    </>
  );
}
