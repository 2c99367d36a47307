/** How an integrator begins, for the description of the calls and docs/api.md. A test runs the commands. */
export interface GuideStep {
  readonly text: string;
  readonly command?: string;
}

interface GuideTopic {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly GuideStep[];
}

/** The address in the commands; a page that knows the server's own shows that. */
export const EXAMPLE_HOST = "https://rdv.example.org";
const BEARER = '-H "Authorization: Bearer $KEY"';
const JSON_BODY = "-H 'Content-Type: application/json'";

const FIRST_BOOKING: GuideTopic = {
  id: "first-booking",
  title: "A first booking",
  steps: [
    {
      text: "An owner logs in on the group's own page (`/{urlname}/login`), makes an access key in the back office (`/{urlname}/manage`: Data, API keys) with the scopes `catalogue:read`, `appointments:read` and `appointments:write`, and gives it to you. It is all you need. To try things without booking for real, use the key of a sandbox (below). The answer names the key's group in `pro.group_id`, here 4.",
      command: `export HOST=${EXAMPLE_HOST} KEY=rdv_...
curl ${BEARER} $HOST/api/v3/sessions/current`,
    },
    {
      text: "The group's services; take the `id` of one, here 21.",
      command: `curl ${BEARER} $HOST/api/v3/groups/4/interventions`,
    },
    {
      text: "Its free times of the next week, each with its `start_at`.",
      command: `curl -g ${BEARER} "$HOST/api/v3/groups/4/availabletimeslots?intervention_ids[]=21&nDays=7"`,
    },
    {
      text: "What the group asks its clients. Send every field that is `required` with a booking: here that is only the name and the e-mail address; other groups want a phone number, or answers in `vevent`.",
      command: `curl ${BEARER} $HOST/api/v3/groups/4/forms`,
    },
    {
      text: "Book a time: send its `start_at` unchanged. `calendar_id` 0 is any free calendar. The answer has the appointment's `id`, here 118.",
      command: `curl -X POST ${BEARER} ${JSON_BODY} -H 'Idempotency-Key: 9c1e' \\
  -d '{"appointment":{"group_id":4,"intervention_ids":[21],"calendar_id":0,"start_at":"2026-12-01T09:20:00+01:00",
       "fiche":{"firstname":"Ada","lastname":"Roux","email":"ada@example.org"}}}' \\
  $HOST/api/v3/appointments`,
    },
    {
      text: "Move it, and cancel it.",
      command: `curl -X PUT ${BEARER} ${JSON_BODY} -d '{"appointment":{"start_at":"2026-12-01T10:20:00+01:00"}}' \\
  $HOST/api/v3/groups/4/appointments/118
curl -X POST ${BEARER} ${JSON_BODY} -d '{"appointments":[{"id":118}]}' \\
  $HOST/api/v3/groups/4/appointments/batch_delete`,
    },
    {
      text: "While you write a program, watch for the `Warning` header: it names each parameter and each field of a body that a call does not take, such as `metdata`. They are ignored, so that a program may send back a whole record that it has read.",
    },
  ],
};

const CATALOGUE: GuideTopic = {
  id: "catalogue",
  title: "The catalogue",
  steps: [
    {
      text: "`.records` lists stored records page by page, with `archived=1` the archived ones. Send `next` as `after` to get the next page; `next` is null on the last page.",
      command: `curl ${BEARER} "$HOST/api/v3/groups/4/interventions.records?limit=100"`,
    },
    {
      text: "A new record needs a name. Prices are in minor units (2500 is 25.00), lengths and buffers in minutes; a text is one string, or one string for each language; references are ids, and an empty list of references means all records. A 422 lists every fault in `details.faults`, each with its `path` and `code`.",
      command: `curl -X POST ${BEARER} ${JSON_BODY} -H 'Idempotency-Key: 7f3a' \\
  -d '{"intervention":{"name":"Scaling","publicname":{"en":"Scaling","fr":"Détartrage"},"length":45,"price":2500}}' \\
  $HOST/api/v3/groups/4/interventions`,
    },
    {
      text: "A change contains only the fields that change; a list replaces the whole stored list. `If-Match` names the `version` that you have read: if someone else has changed the record since, the answer is 412 with the present record in `details`. (Appointments and clients take their `ETag` instead; a note of an appointment takes `note_before`, the text that it replaces.) `deleted: true` archives the record, `false` restores it. A change that would leave appointments without their place or time answers 409 and lists them in `details.appointments`; send it again with a decision for each of them in `accept`.",
      command: `curl -X PUT ${BEARER} ${JSON_BODY} -H 'If-Match: "1"' -d '{"intervention":{"price":2600}}' \\
  $HOST/api/v3/groups/4/interventions/21`,
    },
  ],
};

const TOPICS: readonly GuideTopic[] = [
  {
    id: "keys",
    title: "Keys",
    steps: [
      {
        text: "An access key (`rdv_...`) is for a program on your server. An owner makes it in the back office (Data, API keys), chooses its scopes, perhaps the day on which it ends and its calls per minute, and can revoke it. Send it as `Authorization: Bearer`, never in an address. A page in a browser may use it too, if the owner names the site of the page (`origins`: `https://app.example.org`, or `http://localhost:5173` while you write it); everyone who opens the page can read it, so give it few scopes. Each call names the scope it needs; without it the answer is 403 with `details.scope`.",
      },
      {
        text: "The site key is for pages of this server and of the group's own domain; a page of another site uses an access key with `origins`. It is no secret: it is in every booking page, and opens what any visitor may see and do. Send it as `apikey` in the query; a client who is logged in adds `token`. Whoever runs the installation knows it (`API_KEY`). With an access key it is not needed.",
      },
    ],
  },
  {
    id: "sandbox",
    title: "A sandbox",
    steps: [
      {
        text: "With the scope `settings:write`, or from the page of API keys, one call makes a copy of what the group publishes: a group of its own without clients and appointments, in which nothing is real. The answer has its `group_id` and a key with all scopes, shown once. Its services and calendars have ids of their own, and the same `externid`. Its mails and SMS go to the owner. The same call resets it: what was booked in it is gone, services and calendars keep their ids, and a new key replaces the last one. Called with the sandbox's own key and id, it resets and the key stays, so that a program's tests need no other key.",
        command: `curl -X POST ${BEARER} $HOST/api/v3/groups/4/sandbox`,
      },
      {
        text: "Webhooks of a sandbox are made in it and stay. `appointments.changes` and `fiches.changes` answer 410 `stale_cursor` after a reset.",
        command: `curl -X DELETE ${BEARER} $HOST/api/v3/groups/4/sandbox`,
      },
    ],
  },
  {
    id: "repeating",
    title: "Sending a call again",
    steps: [
      {
        text: "Send an `Idempotency-Key` of your own (any text, new for each booking) with every call that creates something. If no answer comes, send the same again: within 24 hours you get the first answer, and nothing is created twice. The same key with another body answers 422 `idempotency_key_reused`. A call with `upsert=1` needs none: sent again, it leaves the same record.",
      },
    ],
  },
  {
    id: "copy",
    title: "Keeping a copy",
    steps: [
      {
        text: "`appointments.changes` and `fiches.changes` begin with all records and go on with what has changed. Send `next` as `after`: at once while `has_more`, later every few minutes, or when a webhook comes. A record replaces yours if its `version` is not lower; delete what `gone` names. An appointment shows its service, calendar and client as they are when it is read, and does not come again when these change: take them from `fiches.changes` and the catalogue. After 410 `stale_cursor`, as after a restore, begin without `after`.",
        command: `curl ${BEARER} "$HOST/api/v3/groups/4/appointments.changes?limit=500"`,
      },
    ],
  },
  {
    id: "metadata",
    title: "Your own values",
    steps: [
      {
        text: "An appointment and a client (`fiche`) have `metadata` for values of your program: up to 20 keys of 40 letters, digits, `_`, `.` or `-`, each with a text of up to 500 characters. A change names only the keys that change; an empty text or null removes its key. Professionals and access keys see them, clients never do: keep secrets elsewhere. A new client needs the fields that are `required` in the group's form, as in a booking.",
        command: `curl -X POST ${BEARER} ${JSON_BODY} \\
  -d '{"fiche":{"externid":"c-3","firstname":"Zoé","lastname":"Petit","metadata":{"crm.level":"gold"}}}' "$HOST/api/v3/groups/4/fiches?upsert=1"
curl -X PATCH ${BEARER} ${JSON_BODY} -d '{"appointment":{"metadata":{"order":"A-17"}}}' $HOST/api/v3/groups/4/appointments/118`,
      },
      {
        text: "A condition on `metadata.` and the key finds the records that have this value (`=`), or one of several (`in`), in the lists of appointments and of clients; cancelled appointments only with a second condition, `deleted` = 1.",
        command: `curl -g ${BEARER} "$HOST/api/v3/appointments?conditions[0][field]=metadata.order&conditions[0][value]=A-17"
curl -g ${BEARER} "$HOST/api/v3/groups/4/fiches?conditions[0][field]=metadata.crm.level&conditions[0][value]=gold"`,
      },
    ],
  },
  {
    id: "bulk",
    title: "Many at once",
    steps: [
      {
        text: "`POST /bulk` makes up to 100 changes, one after the other, as if each had come alone: with its own right and limits, its own `idempotency_key`, and an answer each, with its `status`. A refused one stops no other.",
        command: `curl -X POST ${BEARER} ${JSON_BODY} \\
  -d '{"calls":[{"method":"POST","path":"/groups/4/fiches?upsert=1","body":{"fiche":{"externid":"c-1","firstname":"Ada","lastname":"Roux"}}},
       {"method":"POST","path":"/groups/4/fiches?upsert=1","body":{"fiche":{"externid":"c-2","firstname":"Zoé","lastname":"Petit"}}}]}' \\
  $HOST/api/v3/bulk`,
      },
    ],
  },
  {
    id: "webhooks",
    title: "Webhooks",
    steps: [
      {
        text: "With the scope `webhooks:write` a program registers an `https:` address on the public internet that is called for each event: `appointment.booked`, `appointment.moved`, `fiche.changed` and so on. Only this answer has the `secret`. The second call sends a test event, here to the webhook 5.",
        command: `curl -X POST ${BEARER} ${JSON_BODY} -H 'Idempotency-Key: 3b77' \\
  -d '{"webhook":{"name":"Our CRM","url":"https://crm.example.org/hooks","events":["appointment.booked","appointment.cancelled"],
       "scopes":["appointments:read"]}}' \\
  $HOST/api/v3/groups/4/webhooks
curl -X POST ${BEARER} $HOST/api/v3/groups/4/webhooks/5/test`,
      },
      {
        text: "Each call is signed as the Standard Webhooks say (standardwebhooks.com has libraries, such as npm's `standardwebhooks`: `new Webhook(secret).verify(body, request.headers)`, with the body as it came, before it is parsed): `webhook-signature` lists values `v1,...`, one of which is the HMAC-SHA256 of `webhook-id.webhook-timestamp.body`, in base64; its key is the secret after `whsec_`, decoded from base64. Refuse a `webhook-timestamp` older than five minutes, and drop a `webhook-id` that you have had. Answer 2xx within 10 seconds; otherwise it comes again, at longer and longer intervals for five days, after which the webhook is switched off. 410 switches it off at once. On a machine of your own, receive it through a tunnel: nothing is sent to `localhost` or a private network, unless this is an installation of your own with `CALENDARS_INSIDE=on`. Events may come out of order: the `version` decides. `GET .../webhooks/5/deliveries` lists what was sent, with status and answer, and sends it again; so does the back office (Data, Webhooks).",
      },
    ],
  },
  {
    id: "live",
    title: "The live stream",
    steps: [
      {
        text: "`calendars.events` is a stream of server-sent events for a calendar on a screen: each names the calendars and times that have changed, and `null` means that anything may have. It contains no appointments; load those again. It ends after two minutes; connect again.",
        command: `curl -N ${BEARER} "$HOST/api/v3/groups/4/calendars.events?seconds=1"`,
      },
    ],
  },
];

export const GUIDE: readonly GuideTopic[] = [FIRST_BOOKING, CATALOGUE, ...TOPICS];

export function guideInMarkdown(): string {
  return GUIDE.map(({ title, steps }) => `### ${title}\n\n${steps.map(stepInMarkdown).join("\n")}`).join(
    "\n",
  );
}

function stepInMarkdown({ text, command }: GuideStep, at: number): string {
  return `${at + 1}. ${text}\n${command === undefined ? "" : `\n${command.replaceAll(/^/gm, "       ")}\n`}`;
}
