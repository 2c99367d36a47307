import type { DuplicateFiche } from "@rendezvous/contract/booking/fiche";
import { sameFeatures, type ComparedPerson } from "@rendezvous/domain/fiche/same-features";
import { defineCall, reply } from "../../../../http/call.ts";
import { birthdateFieldName } from "../birthdate-field-name.ts";
import { listFichesWithEmail, type FicheRow } from "../data.ts";
import { searchFiches } from "../search-data.ts";
import { toFiche } from "../to-fiche.ts";

const MOST = 5;
/** The number of fiches with one name or number that are compared. */
const LOOKED_AT = 50;

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Returns fiches with the same phone or e-mail address, or with a similar name and the same date of birth. */
export const listFicheDuplicates = defineCall(
  "listFicheDuplicates",
  async ({ context: { db, ficheReads }, session, group, groupId, body }) => {
    const { id, ...typed } = body.fiche;
    const birthField = birthdateFieldName(group);
    const person: ComparedPerson = {
      firstname: text(typed["firstname"]),
      lastname: text(typed["lastname"]),
      email: text(typed["email"]).toLowerCase(),
      phone: text(typed["firstphone"] ?? typed["phone"]),
      birthdate: text(typed[birthField]),
    };
    const search = (words: string) => searchFiches(db, groupId, { text: words, ids: null, limit: LOOKED_AT });
    const hasName = person.firstname !== "" && person.lastname !== "";
    const candidates = (
      await Promise.all([
        person.email === "" ? [] : listFichesWithEmail(db, groupId, person.email),
        person.phone.replace(/\D/g, "").length < 8 ? [] : search(person.phone),
        hasName ? search(`${person.lastname} ${person.firstname}`) : [],
      ])
    ).flat();
    const compared = (row: FicheRow): ComparedPerson => ({
      ...row,
      phone: row.firstphone,
      birthdate: text(row.fields[birthField]),
    });
    const records = [...new Map(candidates.map((row) => [row.id, row])).values()]
      .filter((row) => row.id !== id)
      .map(
        (row): DuplicateFiche => ({
          fiche: toFiche(row, group, { kind: "group" }),
          same: sameFeatures(person, compared(row)),
        }),
      )
      .filter(({ same }) => same.length > 0)
      .sort((one, other) => other.same.length - one.same.length)
      .slice(0, MOST);
    ficheReads.note(
      session,
      groupId,
      records.map(({ fiche }) => fiche.id),
      "fiche",
    );
    return reply({ records });
  },
);
