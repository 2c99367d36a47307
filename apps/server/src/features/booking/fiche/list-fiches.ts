import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Fiche } from "@rendezvous/contract/booking/fiche";
import type { Condition, PagingQuery } from "@rendezvous/contract/ground/paging";
import { id } from "@rendezvous/contract/ground/wire-values";
import { isExistingClient } from "@rendezvous/domain/fiche/is-existing-client";
import { extractBirthdate } from "@rendezvous/domain/fiche/extract-birthdate";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { datePartOrderIn } from "@rendezvous/phrases/format-date";
import { collatorOf } from "@rendezvous/domain/text/collator";
import { defineCall, refuse } from "../../../http/call.ts";
import {
  hasMetadataOperator,
  isAboutMetadata,
  readMetadataCondition,
  refuseMetadataOperator,
} from "../metadata/metadata-condition.ts";
import { birthdateFieldName } from "./birthdate-field-name.ts";
import { toCollection } from "../../catalogue/catalogue/to-collection.ts";
import { type FicheRow, listFichesOfOwner, listFichesWithSameAddress } from "./data.ts";
import { toFicheOwner } from "./owner.ts";
import { listFichesByExternid, searchFiches } from "./search-data.ts";
import { toFiche } from "./to-fiche.ts";

/** A search with more results needs a longer text, not another page, so that no one can copy the whole list. */
const MAX_RESULTS = 200;

/** Returns a client's own fiches, deleted ones too; for professionals a search among all fiches of the group (search-data.ts). */
export const listFiches = defineCall(
  "listFiches",
  async ({ context, session, group, groupId, query, locale }) => {
    const owner = toFicheOwner(session, groupId);
    if (!owner) return refuse("forbidden");
    const times = {
      zone: group.fields.timezone,
      fields: { created_at: "created_at", updated_at: "updated_at" },
    } as const;
    if (owner.kind !== "group") {
      const own = await listFichesOfOwner(context.db, groupId, owner);
      const ids = own.map(({ id }) => id);
      const others = await listFichesWithSameAddress(context.db, groupId, ids, new Date(context.clock.now()));
      const isKnown = (row: FicheRow) =>
        isExistingClient(
          row,
          others.filter(({ of }) => of === row.id),
        );
      return toCollection(
        own.map((row) => ({ ...toFiche(row, group, owner), existing_client: isKnown(row) })),
        query,
        { fields: ENDPOINTS.listFiches.fields, searched: ["lastname", "firstname", "email"], times, locale },
      );
    }
    const { conditions = [] } = query;
    const isMetadata = (one: Condition) => isAboutMetadata(session, one);
    const invalid = conditions.findIndex((one) => isMetadata(one) && !hasMetadataOperator(one));
    if (invalid >= 0) return refuseMetadataOperator(invalid);
    const metadata = conditions.filter(isMetadata).map(readMetadataCondition);
    const externids = metadata.length > 0 ? null : externidsIn(query);
    const order = datePartOrderIn(dateLocaleOf(locale, group.fields.country));
    const { birthdate, rest: text } = extractBirthdate(query.search?.trim() ?? "", order);
    const born = birthdate === null ? undefined : { [birthdateFieldName(group)]: birthdate };
    const search = { text, answer: born, ids: idsIn(query), metadata, limit: MAX_RESULTS };
    const fiches = externids
      ? await listFichesByExternid(context.db, groupId, externids)
      : await searchFiches(context.db, groupId, search);
    const { compare } = collatorOf(locale);
    fiches.sort(
      (one, other) => compare(one.lastname, other.lastname) || compare(one.firstname, other.firstname),
    );
    const { search: _, ...rest } = query;
    const page = { ...rest, conditions: conditions.filter((one) => !isMetadata(one)) };
    const answer = toCollection<Fiche>(
      fiches.map((row) => toFiche(row, group, owner)),
      page,
      { fields: ENDPOINTS.listFiches.fields, searched: [], times, locale },
    );
    // The read log counts only the fiches in the answer, not all that matched.
    if (answer.ok && "records" in answer.body)
      context.ficheReads.note(
        session,
        groupId,
        answer.body.records.map((one) => one.id),
        "fiche",
      );
    return answer;
  },
);

/** A condition on ids goes to the database, because the fiche may not be among the first results. */
function idsIn({ conditions = [] }: PagingQuery): number[] | null {
  const named = conditions.find(({ field, op }) => field === "id" && (op === "=" || op === "in"));
  if (!named) return null;
  return named.value.split(",").flatMap((text) => {
    const parsed = id.safeParse(text.trim());
    return parsed.success ? [parsed.data] : [];
  });
}

/** Returns the externids of the parameter or of a condition; null if there are none. */
function externidsIn({
  externid,
  conditions = [],
}: PagingQuery & { readonly externid?: string | undefined }): readonly string[] | null {
  if (externid !== undefined) return [externid];
  const named = conditions.find(({ field, op }) => field === "externid" && (op === "=" || op === "in"));
  if (!named) return null;
  return named.op === "in" ? named.value.split(",").map((one) => one.trim()) : [named.value];
}
