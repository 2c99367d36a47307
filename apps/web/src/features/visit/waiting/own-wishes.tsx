import type { Wish } from "@rendezvous/contract/booking/wish";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/button.tsx";
import { Names } from "../../../components/names.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { isRefusedWith } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { PlacesNote } from "../classes/places-note.tsx";
import { ownWishes } from "./api.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import styles from "./waiting.module.css";

/** The open wishes of the session, each with a button that withdraws it after a question; nothing without one. */
export function OwnWishes() {
  const phrases = useLazyPhrases("waiting");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const { data: wishes = [] } = useQuery(ownWishes(group.id));
  const [chosen, setChosen] = useState<Wish | null>(null);
  const confirmLeft = () => {
    // Closes the dialog before the focus moves, because everything behind a modal dialog is inert.
    flushSync(() => setChosen(null));
    notify("success", phrases.left);
    // The pressed button is removed with the wish, so the title takes the focus.
    document.querySelector("h1")?.focus({ preventScroll: true });
  };
  const leaving = useMutation({
    mutationFn: ({ id }: Wish) =>
      callApi("DELETE /groups/{id}/wishes/{wishId}", { path: { id: group.id, wishId: id } }),
    onSuccess: confirmLeft,
    onError: (failure) => {
      // The client has left in another tab, or by the link of a mail.
      if (isRefusedWith(failure, "not_found")) confirmLeft();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownWishes(group.id).queryKey }),
  });
  if (wishes.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{phrases.wishes}</h2>
      <ul>
        {wishes.map((wish) => (
          <WishItem
            key={wish.id}
            wish={wish}
            onLeave={() => {
              leaving.reset();
              setChosen(wish);
            }}
          />
        ))}
      </ul>
      {chosen && (
        <LeaveDialog
          wish={chosen}
          isBusy={leaving.isPending}
          failure={leaving.error}
          onLeave={() => leaving.mutate(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

function WishItem({ wish, onLeave }: { wish: Wish; onLeave: () => void }) {
  const phrases = useLazyPhrases("waiting");
  const dateLocale = useDateLocale();
  const names = wish.interventions.map(({ name }) => name).join(", ");
  return (
    <li className={styles.item}>
      <div>
        <Names names={wish.interventions} />
        {wish.places && <PlacesNote places={wish.places} />}
        <span className={styles.quiet}>
          {" "}
          {[wish.firstname, phrases.lastDay({ day: formatDayWithYear(wish.last_day, dateLocale) })]
            .filter(Boolean)
            .join(", ")}
        </span>
      </div>
      <Button onClick={onLeave}>
        {phrases.leave} <VisuallyHidden>{names}</VisuallyHidden>
      </Button>
    </li>
  );
}
