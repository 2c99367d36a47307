import type { Pass } from "@rendezvous/contract/booking/pass-calls";
import { formatPassState } from "@rendezvous/phrases/format-pass";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { withLoading } from "../../../components/with-loading.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { passesKey, usePasses } from "../../ground/passes/use-passes.ts";
import styles from "./passes.module.css";

/** The passes of a client, what is left of each, and a form that gives another; nothing where the group sells none. */
export const ClientPasses = withLoading(Passes);

function Passes({ ficheId }: { readonly ficheId: number }) {
  const phrases = useLazyPhrases("passes");
  const { data, error, refetch } = usePasses(ficheId);
  const [changed, setChanged] = useState<number | null>(null);
  const headingId = useId();
  if (data === undefined) return error && <CallFailure failure={error} onRetry={refetch} />;
  return (
    <section className={styles.passes} aria-labelledby={headingId}>
      <h3 id={headingId}>{phrases.heading}</h3>
      {data.records.length === 0 && <p className={styles.quiet}>{phrases.none}</p>}
      <ul className={styles.list}>
        {data.records.map((pass) => (
          <li key={pass.id}>
            {changed === pass.id ? (
              <PassForm pass={pass} onDone={() => setChanged(null)} />
            ) : (
              <PassLine pass={pass} onChange={() => setChanged(pass.id)} />
            )}
          </li>
        ))}
      </ul>
      {data.offers.length > 0 && <GiveForm ficheId={ficheId} offers={data.offers} />}
    </section>
  );
}

function PassLine({ pass, onChange }: { readonly pass: Pass; readonly onChange: () => void }) {
  const phrases = useLazyPhrases("passes");
  const dateLocale = useDateLocale();
  return (
    <div className={styles.line}>
      <span>
        <span lang={pass.lang}>{pass.name}</span>{" "}
        <span className={styles.quiet}>{formatPassState(pass, phrases, dateLocale)}</span>
      </span>
      <Button onClick={onChange}>
        {phrases.change} <VisuallyHidden>{pass.name}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Changes by hand how many visits are left, and the last day. */
function PassForm({ pass, onDone }: { readonly pass: Pass; readonly onDone: () => void }) {
  const phrases = useLazyPhrases("passes");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // Moves the focus, because the pressed button has disappeared.
  useEffect(() => input.current?.focus(), []);
  const [left, setLeft] = useState(String(pass.left));
  const [lastDay, setLastDay] = useState(pass.valid_until ?? "");
  const saving = useSingleFlightMutation({
    mutationFn: () =>
      callApi("PUT /groups/{id}/passes/{passId}", {
        path: { id: group.id, passId: pass.id },
        body: {
          pass: {
            left: Number(left),
            ...(lastDay !== (pass.valid_until ?? "") && { valid_until: lastDay || null }),
          },
        },
      }),
    onSuccess: async () => {
      notify("success", phrases.saved);
      await queryClient.invalidateQueries({ queryKey: passesKey(group.id) });
      onDone();
    },
  });
  return (
    <form className={styles.form} onSubmit={(event) => submitWith(event, saving.mutate)}>
      <TextField
        label={phrases.visitsLeft}
        type="number"
        min={0}
        max={1000}
        required
        ref={input}
        value={left}
        onChange={setLeft}
      />
      <TextField label={phrases.lastDay} type="date" value={lastDay} onChange={setLastDay} />
      {!saving.isPending && <CallFailure failure={saving.error} />}
      <Button type="submit" look="main" isBusy={saving.isPending}>
        {phrases.save}
      </Button>
    </form>
  );
}

interface GiveProps {
  readonly ficheId: number;
  readonly offers: readonly {
    readonly id: number;
    readonly name: string;
    readonly visits: number;
    readonly price: number | null;
  }[];
}

/** Gives the client a new pass. */
function GiveForm({ ficheId, offers }: GiveProps) {
  const phrases = useLazyPhrases("passes");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const [offerId, setOfferId] = useState(offers[0]!.id);
  const withKey = useIdempotencyKey();
  const giving = useSingleFlightMutation({
    mutationFn: () =>
      withKey({ pass: { fiche_id: ficheId, offer_id: offerId } }, (body, headers) =>
        callApi("POST /groups/{id}/passes", { path: { id: group.id }, body, headers }),
      ),
    onSuccess: async () => {
      notify("success", phrases.given);
      await queryClient.invalidateQueries({ queryKey: passesKey(group.id) });
    },
  });
  const options = offers.map(({ id, name, visits, price }) => {
    const amount = price === null ? [] : [formatPrice(price, group.currency, dateLocale)];
    return [id, [name, phrases.visits(visits), ...amount].join(" \u00b7 ")] as const;
  });
  return (
    <form className={styles.form} onSubmit={(event) => submitWith(event, giving.mutate)}>
      <SelectField
        label={phrases.which}
        value={offerId}
        options={options}
        onChange={(value) => setOfferId(Number(value))}
      />
      <Button type="submit" isBusy={giving.isPending}>
        {phrases.give}
      </Button>
      {!giving.isPending && <CallFailure failure={giving.error} />}
    </form>
  );
}

function submitWith(event: FormEvent, send: () => void): void {
  event.preventDefault();
  send();
}
