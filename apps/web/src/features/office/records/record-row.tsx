import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { Archive, ArchiveRestore, Copy, Ellipsis, CopyPlus } from "lucide-react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { PopoverButton } from "../../../components/popups/popover-button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import type { RecordKind } from "../schema/field-spec.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import styles from "../parts/records.module.css";
import { useNameOf } from "../schema/use-records.ts";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { createRecord } from "../schema/api.ts";
import { useWorkingDraft } from "../schema/working-draft.ts";
import { useFailureText } from "../../ground/group/call-failure.tsx";

interface Props {
  kind: RecordKind;
  record: StoredRecord;
  onArchive: () => void;
  onRestore: () => void;
}

/** A record in its list: the name opens it, a menu contains the other actions. */
export function RecordRow({ kind, record, onArchive, onRestore }: Props) {
  const phrases = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const name = useNameOf()(record);
  const facts = useFacts(record);
  const own = String(record["name"]);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.name} {...toManage(group.urlname, kind, record.id)}>
          {name}
        </Link>{" "}
        {record["publicname"] === "" && <Chip>{phrases.hidden}</Chip>}
        <p className={styles.quiet}>
          {[typeof record["name"] === "string" && own !== name && own, ...facts].filter(Boolean).join(" · ")}
        </p>
      </div>
      <PopoverButton
        className={buttonClass("plain")}
        aria-label={phrases.actions({ name })}
        title={phrases.actions({ name })}
        popoverLabel={phrases.actions({ name })}
        renderContent={(close) => (
          <div className={styles.menu}>
            <Link
              className={buttonClass("plain")}
              {...toManage(group.urlname, kind, "new")}
              state={{ copied: record.id }}
              onClick={close}
            >
              <Copy size={18} aria-hidden="true" />
              {phrases.duplicate}
            </Link>
            {kind === "interventions" && <CopyToGroup record={record} onCopied={close} />}
            <Button
              look="plain"
              onClick={() => {
                close();
                if (record.deleted) onRestore();
                else onArchive();
              }}
            >
              {record.deleted ? (
                <ArchiveRestore size={18} aria-hidden="true" />
              ) : (
                <Archive size={18} aria-hidden="true" />
              )}
              {record.deleted ? phrases.restore : phrases.archive}
            </Button>
          </div>
        )}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </PopoverButton>
    </li>
  );
}

/** Returns length, price and discount, if the record has them. */
function useFacts({ length, price, total_price, percentage }: StoredRecord): string[] {
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const { free } = usePhrases().interventions;
  const paid = price ?? total_price;
  return [
    typeof length === "number" && formatDuration(length, dateLocale),
    // In the form that clients read.
    typeof paid === "number" && (paid > 0 ? formatPrice(paid, group.currency_code, dateLocale) : free),
    typeof percentage === "number" &&
      new Intl.NumberFormat(dateLocale, { style: "percent" })
        .format(-percentage / 100)
        .replace("-", "\u2212"),
  ].filter((fact) => fact !== false);
}

/**
 * The fields of a service that mean the same in another group: calendars, rooms, category, pictures and reference belong to one
 * group only.
 */
const CARRIED = [
  "name",
  "publicname",
  "description",
  "price",
  "length",
  "buffer_before",
  "buffer_after",
  "merged",
  "skippable_agenda",
  "videoconference",
  "only_package",
];

/** Menu entries of a service that copy it into each other group of the owner. */
function CopyToGroup({ record, onCopied }: { record: StoredRecord; onCopied: () => void }) {
  const phrases = useProPhrases("manage");
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const name = useNameOf()(record);
  const withKey = useIdempotencyKey();
  const copy = useSingleFlightMutation({
    mutationFn: ({ id }: { id: number; name: string }) => {
      const fields = Object.fromEntries(CARRIED.map((field) => [field, record[field]]));
      return withKey({ id, fields }, (_copy, headers) =>
        createRecord({ groupId: id, draftId: null }, "interventions", fields, headers),
      );
    },
    onSuccess: (_copied, into) => {
      notify("success", phrases.copiedInto({ name, group: into.name }));
      onCopied();
    },
    onError: (failure) => notify("problem", failureText(failure)),
  });
  // A copy of unpublished changes would be public in the other group at once.
  const working = useWorkingDraft();
  if (working) return null;
  const others = session?.groups.filter(({ id, role }) => role === "owner" && id !== group.id) ?? [];
  return others.map((other) => (
    <Button key={other.id} look="plain" isBusy={copy.isPending} onClick={() => copy.mutate(other)}>
      <CopyPlus size={18} aria-hidden="true" />
      {phrases.duplicateInto({ group: other.name })}
    </Button>
  ));
}
