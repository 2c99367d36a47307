import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useNavigate } from "../../../lib/navigation.tsx";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import type { Colleague } from "../../account/factor/api.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { endSession, useSession } from "../../ground/session/session-store.ts";
import { nameOfColleague } from "./name-of-colleague.ts";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** Explains the consequences before a person is removed. */
export function RemovePerson({ person }: { person: Colleague }) {
  const phrases = useProPhrases("people");
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = nameOfColleague(person);
  const removing = useSingleFlightMutation({
    mutationFn: () =>
      callApi("DELETE /groups/{id}/pros/{proId}", { path: { id: group.id, proId: person.id } }),
    onSuccess: async () => {
      notify("success", phrases.removed({ name }));
      if (person.id === session?.accountId) return endSession(group.urlname, false);
      await queryClient.invalidateQueries({ queryKey: ["pros", group.id] });
      navigate({ ...toManage(group.urlname, "people"), ignoreBlocker: true });
    },
  });
  return (
    <>
      <Button
        look="danger"
        onClick={() => {
          removing.reset();
          dialog.current?.showModal();
        }}
      >
        {phrases.remove}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={phrases.removeTitle({ name })}
        text={phrases.removeText}
        confirm={phrases.remove}
        failure={removing.error}
        isBusy={removing.isPending}
        onConfirm={removing.mutate}
      />
    </>
  );
}
