/** The first steps of a group's own program, for the description of the calls and docs/api.md. */
interface Step {
  readonly text: string;
  readonly command?: string;
}

const BEARER = '-H "Authorization: Bearer $KEY"';
const JSON_BODY = "-H 'Content-Type: application/json'";

export const FIRST_HOUR: readonly Step[] = [
  {
    text: "An owner makes an access key in the back office (Data, API keys) and gives it to you. It stands in the header of each call, without an `apikey`, and says itself which group it is for: `pro.group_id`, here 4. Each call names the scope it takes; without it the answer is 403 with the scope in `details.scope`.",
    command: `curl ${BEARER} $HOST/api/v3/sessions/current`,
  },
  {
    text: "`.records` are as they are stored, archived ones with `archived=1`, a page at a time: `next` is the `after` of the following page, and null on the last.",
    command: `curl ${BEARER} "$HOST/api/v3/groups/4/interventions.records?limit=100"`,
  },
  {
    text: "A new record needs a name. Prices are in minor units (2500 is 25.00), lengths and buffers in minutes; a text is a string, or one for each language; what refers to other records has their ids, and an empty list means all of them. With an `Idempotency-Key` of your own a call may be sent again. A 422 names every fault at once in `details.faults`, each with its `path` and `code`.",
    command: `curl -X POST ${BEARER} ${JSON_BODY} -H 'Idempotency-Key: 7f3a' \\
  -d '{"intervention":{"name":"Scaling","publicname":{"en":"Scaling","fr":"Détartrage"},"length":45,"price":2500}}' \\
  $HOST/api/v3/groups/4/interventions`,
  },
  {
    text: "A change has the fields that change; a list in it is the whole list. It names the `version` that you have read: where somebody else was faster, it answers 412 with the record of now in `details`. `deleted: true` archives, `false` brings back. A change that would leave appointments outside answers 409 and lists them in `details.appointments`: say in `accept` what becomes of each.",
    command: `curl -X PUT ${BEARER} ${JSON_BODY} -H 'If-Match: "1"' -d '{"intervention":{"price":2600}}' \\
  $HOST/api/v3/groups/4/interventions/21`,
  },
  {
    text: "Free times come a few days at a time (`firstSlot` is the first there is). `start_at` goes back as it came; `calendar_id` 0 is whichever is free. What else the group asks its clients is in `GET /groups/{id}/forms`.",
    command: `curl -g ${BEARER} "$HOST/api/v3/groups/4/availabletimeslots?intervention_ids[]=21&nDays=7"
curl -X POST ${BEARER} ${JSON_BODY} -H 'Idempotency-Key: 9c1e' \\
  -d '{"appointment":{"group_id":4,"intervention_ids":[21],"calendar_id":0,"start_at":"2026-12-01T09:20:00+01:00",
       "fiche":{"firstname":"Ada","lastname":"Roux","email":"ada@example.org"}}}' \\
  $HOST/api/v3/appointments`,
  },
  {
    text: "Nothing calls you: there are no webhooks. What was changed of what is published is in `GET /groups/{id}/changes`, the newest first; upcoming appointments are in `GET /appointments`, by `conditions` on `start`. After a 429 wait for the seconds of `Retry-After`.",
  },
];

export function guideInMarkdown(): string {
  return FIRST_HOUR.map(
    ({ text, command }, at) =>
      `${at + 1}. ${text}\n${command === undefined ? "" : `\n${command.replaceAll(/^/gm, "       ")}\n`}`,
  ).join("\n");
}
