/** The first steps of a group's own program, for the description of the calls and docs/api.md. */
interface Step {
  readonly text: string;
  readonly command?: string;
}

const BEARER = '-H "Authorization: Bearer $KEY"';
const JSON_BODY = "-H 'Content-Type: application/json'";

export const GUIDE_STEPS: readonly Step[] = [
  {
    text: "An owner makes an access key in the back office (Data, API keys) and gives it to you. Send it in the header of each call; an `apikey` is not needed. The session names the key's group in `pro.group_id`, here 4. Each call needs a scope, which its description names; a key without this scope gets 403 with the scope in `details.scope`.",
    command: `curl ${BEARER} $HOST/api/v3/sessions/current`,
  },
  {
    text: "`.records` lists stored records page by page, with `archived=1` the archived ones too. Send `next` as `after` to get the next page; `next` is null on the last page.",
    command: `curl ${BEARER} "$HOST/api/v3/groups/4/interventions.records?limit=100"`,
  },
  {
    text: "A new record needs a name. Prices are in minor units (2500 is 25.00), lengths and buffers in minutes; a text is one string, or one string for each language; references are ids, and an empty list of references means all records. With an `Idempotency-Key` of your own you may send a call again. A 422 lists every fault in `details.faults`, each with its `path` and `code`.",
    command: `curl -X POST ${BEARER} ${JSON_BODY} -H 'Idempotency-Key: 7f3a' \\
  -d '{"intervention":{"name":"Scaling","publicname":{"en":"Scaling","fr":"Détartrage"},"length":45,"price":2500}}' \\
  $HOST/api/v3/groups/4/interventions`,
  },
  {
    text: "A change contains only the fields that change; a list replaces the whole stored list. `If-Match` names the `version` that you have read: if someone else has changed the record since, the answer is 412 with the present record in `details`. `deleted: true` archives the record, `false` restores it. A change that would leave appointments without their place or time answers 409 and lists them in `details.appointments`; send it again with a decision for each of them in `accept`.",
    command: `curl -X PUT ${BEARER} ${JSON_BODY} -H 'If-Match: "1"' -d '{"intervention":{"price":2600}}' \\
  $HOST/api/v3/groups/4/interventions/21`,
  },
  {
    text: "Free times come for a few days per call (`firstSlot` is the first free time of all). Send `start_at` back unchanged; `calendar_id` 0 means any free calendar. `GET /groups/{id}/forms` lists the further questions that the group asks its clients.",
    command: `curl -g ${BEARER} "$HOST/api/v3/groups/4/availabletimeslots?intervention_ids[]=21&nDays=7"
curl -X POST ${BEARER} ${JSON_BODY} -H 'Idempotency-Key: 9c1e' \\
  -d '{"appointment":{"group_id":4,"intervention_ids":[21],"calendar_id":0,"start_at":"2026-12-01T09:20:00+01:00",
       "fiche":{"firstname":"Ada","lastname":"Roux","email":"ada@example.org"}}}' \\
  $HOST/api/v3/appointments`,
  },
  {
    text: "Webhooks tell a program at once what happens (`POST /groups/{id}/webhooks`, in the format of the Standard Webhooks; [decision 0145](decisions/0145-webhooks.md)): appointments booked, moved, changed, cancelled, restored, arrived, missed; clients created, changed, merged, erased; what is published; mails that failed; offers of the waiting list. For a whole copy, `GET /groups/{id}/appointments.changes` and `fiches.changes` give each changed appointment and client once more, from the cursor `after` on; `GET /groups/{id}/changes` lists the changes of the catalogue and the settings, newest first; `GET /appointments` lists upcoming appointments, filtered by `conditions` on `start`. After a 429, wait for the seconds in `Retry-After`.",
  },
];

export function guideInMarkdown(): string {
  return GUIDE_STEPS.map(
    ({ text, command }, at) =>
      `${at + 1}. ${text}\n${command === undefined ? "" : `\n${command.replaceAll(/^/gm, "       ")}\n`}`,
  ).join("\n");
}
