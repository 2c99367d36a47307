import * as fc from "fast-check";

/** Generates random group files that are consistent: every reference is valid, and every range ends after its start. */

const WEEK = ["mo", "tu", "we", "th", "fr", "sa", "su"];

// Any text that a person could type, with quotes, umlauts and emoji, but without the NUL character, which no database stores.
const words = fc.string({ unit: "grapheme", maxLength: 12 }).filter((text) => !text.includes("\u0000"));
const readable = fc.oneof(
  words,
  fc.record({ fr: words, en: words }),
  words.map((text) => ({ fr: `<p>${text}</p><script>${text}</script>` })),
);
const hour = fc.integer({ min: 0, max: 22 }).map((value) => String(value).padStart(2, "0"));
const range = fc
  .tuple(hour, fc.constantFrom("23:00", "23:59", "24:00"))
  .map(([from, to]) => ({ from: `${from}:30`, to }));
const day = fc.integer({ min: 0, max: 700 }).map((count) => isoDay(count));
const picture = fc.constantFrom(
  "images/logo-lilas.svg",
  "https://example.org/a.png",
  `data:image/svg+xml;base64,${Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64")}`,
);

function isoDay(count: number): string {
  return new Date(Date.UTC(2026, 10, 1) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Generates a field that a file may omit. */
function maybe<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined, freq: 3 });
}

function names(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix} ${index}`);
}

function refs(externids: readonly string[]): fc.Arbitrary<string[]> {
  return externids.length === 0
    ? fc.constant([])
    : fc.uniqueArray(fc.constantFrom(...externids), { maxLength: 3 });
}

function ref(externids: readonly string[]): fc.Arbitrary<string | undefined> {
  return externids.length === 0 ? fc.constant(undefined) : maybe(fc.constantFrom(...externids));
}

function listOf(externids: readonly string[], fields: Record<string, fc.Arbitrary<unknown>>) {
  return fc.tuple(...externids.map((externid) => fc.record({ externid: fc.constant(externid), ...fields })));
}

const published = {
  name: maybe(words),
  publicname: maybe(readable),
  description: maybe(readable),
  thumbnail: maybe(picture),
  sort: maybe(fc.integer({ min: -5, max: 5 })),
  deleted: maybe(fc.boolean()),
};

function schedule(calendarsets: string[], interventions: string[]) {
  const hours = fc.tuple(
    fc.uniqueArray(fc.constantFrom(...WEEK), { minLength: 1 }),
    range,
    refs(interventions),
    maybe(day),
  );
  return {
    ...published,
    calendarset: ref(calendarsets),
    // Enough places for every appointment, because this test is not about errors of missing room.
    capacity: fc.constant(50),
    slot_step: maybe(fc.integer({ min: 1, max: 60 })),
    maxrdv_period: maybe(fc.integer({ min: 0, max: 100_000 })),
    address: maybe(
      fc.record({ address: words, city: words, lat: fc.constant(48.5), lng: fc.constant(-4.25) }),
    ),
    openinghours: maybe(
      fc.array(
        hours.map(([days, times, only, valid_from]) => ({ days, ...times, interventions: only, valid_from })),
        { maxLength: 3 },
      ),
    ),
    openings: fc.array(
      fc
        .tuple(day, range, refs(interventions))
        .map(([date, times, only]) => ({ date, ...times, interventions: only })),
      { maxLength: 2 },
    ),
    closures: fc.array(
      fc
        .tuple(day, readable)
        .map(([date, label]) => ({ start: `${date} 08:00`, end: `${date} 20:00`, label })),
      { maxLength: 2 },
    ),
    holidays: maybe(fc.constantFrom("FR", "FR-57", "DE-BY")),
  };
}

const weeklyHours = fc.array(
  fc
    .tuple(fc.uniqueArray(fc.constantFrom(...WEEK), { minLength: 1 }), range, maybe(day))
    .map(([days, times, valid_until]) => ({ days, ...times, valid_until })),
  { maxLength: 3 },
);

const group = fc.record({
  name: words.map((text) => `Groupe ${text}`),
  urlname: fc.uuid(),
  preposition: maybe(readable),
  phone: maybe(fc.constant("01 99 00 12 34")),
  website: maybe(fc.constant("https://example.org/é?a=1")),
  logo_key: maybe(picture),
  inactive: maybe(fc.boolean()),
  open: maybe(fc.boolean()),
  openData: maybe(fc.boolean()),
  openinghours: maybe(weeklyHours),
  finess_or_siret: maybe(fc.constantFrom("", "750712184", "11000101300025")),
  sso: maybe(
    fc.record({ issuer: fc.constant("https://login.example.org"), client_id: fc.uuid(), label: readable }),
  ),
  enabled_locales: maybe(fc.constantFrom("fr", "fr,en", "fr,br")),
  timezone: maybe(fc.constantFrom("Asia/Katmandu", "Romance Standard Time", "America/St_Johns")),
  theme: maybe(fc.constantFrom({ primary: "0af" }, { primary: "#00AAFF", background: "#fff" })),
  steps_init: maybe(
    fc.constant([
      { name: "intervention_ids", max_multirdvs: 3 },
      { name: "calendar_id", any: false },
    ]),
  ),
  grid_list_mode: maybe(fc.constant({ has_calendars_tab: { grid_mode: true } })),
  apptemplates: maybe(fc.record({ confirm_text: readable })),
  tracking_tags: maybe(
    fc.constant([{ content: "GTM-AB12CD3" }, { content: "G-AB12CD34EF", position: "body" }]),
  ),
  rules: maybe(
    fc.record({ min_notice: fc.nat(600), health: fc.boolean(), maxrdv_period: maybe(fc.nat(100_000)) }),
  ),
});

const formsFor = (interventions: readonly string[]) =>
  fc.record({
    Fiche: fc.constant([
      { name: "nickname", type: "string", label: { fr: "Surnom", en: "Nickname" }, maxLength: 20 },
      { name: "str0", type: "select", choices: ["a", { value: "b", label: "B" }], addEmptyChoice: true },
    ]),
    Vevent: fc
      .subarray([...interventions], { minLength: Math.min(1, interventions.length) })
      .map((services) => [
        { name: "lift", type: "boolean", ...(services.length > 0 && { interventions: services }) },
        {
          name: "floor",
          type: "integer",
          min: 0,
          max: 9,
          condition: { field: "lift", values: [false] },
        },
      ]),
  });

export const randomGroupFile = fc
  .record({
    calendarsets: fc.nat(2),
    calendars: fc.nat(3),
    resources: fc.nat(2),
    interventionsets: fc.nat(2),
    interventions: fc.nat(4),
    packs: fc.nat(2),
    classes: fc.nat(2),
    fiches: fc.nat(3),
  })
  .chain((counts) => {
    const calendarsets = names("set", counts.calendarsets);
    const calendars = names("calendar", counts.calendars);
    const resources = names("resource", counts.resources);
    const interventionsets = names("category", counts.interventionsets);
    const interventions = names("service", counts.interventions);
    const isTaught = calendars.length > 0 && interventions.length > 0;
    const classes = isTaught ? names("class", counts.classes) : [];
    const packs = interventions.length > 0 ? names("pack", counts.packs) : [];
    const fiches = names("fiche", counts.fiches);
    const canMeet = calendars.length > 0 && interventions.length > 0 && fiches.length > 0;
    return fc.record({
      format: fc.constant(1),
      group,
      forms: formsFor(interventions),
      calendarsets: listOf(calendarsets, published),
      calendars: listOf(calendars, {
        ...schedule(calendarsets, interventions),
        rpps: maybe(fc.constantFrom("", "10000000012")),
      }),
      resources: listOf(resources, schedule([], [])),
      interventionsets: listOf(interventionsets, { ...published, price: maybe(fc.nat(9000)) }),
      interventions: listOf(interventions, {
        ...published,
        price: maybe(fc.nat(9000)),
        length: maybe(fc.integer({ min: 1, max: 240 })),
        interventionset: ref(interventionsets),
        // All calendars, so that packs and appointments may choose any.
        resources: refs(resources),
        buffer_after: maybe(fc.nat(30)),
        openinghours: maybe(weeklyHours),
        max_upcoming: maybe(fc.nat(9)),
        by_place: maybe(
          fc.uniqueArray(
            fc.record({
              calendars: fc.subarray(calendars, { minLength: Math.min(1, calendars.length) }),
              resources: fc.subarray(resources),
              price: maybe(fc.nat(9000)),
              length: maybe(fc.constantFrom(10, 20)),
            }),
            {
              maxLength: Math.min(2, calendars.length),
              // Each place stands in one entry.
              comparator: (one, other) =>
                !one.calendars.every((id) => !other.calendars.includes(id)) ||
                !one.resources.every((id) => !other.resources.includes(id)),
            },
          ),
        ),
        max_at_once: maybe(fc.constantFrom(0, 50)),
        min_between_starts: maybe(fc.nat(1440)),
        sas_specialty: maybe(fc.constantFrom("", "SM54")),
        sas_kind: maybe(fc.constantFrom("AMB", "HH", "VR")),
        sas_slots: maybe(fc.constantFrom("PUBLIC", "PRO", "SNP")),
        needs_pass: maybe(fc.boolean()),
        late_cancellation_hours: maybe(fc.nat(72)),
        mintime_between: maybe(fc.nat(9000)),
        instructions: maybe(readable),
        min_notice: maybe(fc.nat(9000)),
        maxrdv_period: maybe(fc.nat(90_000)),
        videoconference: maybe(fc.boolean()),
      }),
      classes: listOf(classes, {
        ...published,
        calendarset: ref(calendarsets),
        intervention: fc.constantFrom(...(isTaught ? interventions : [""])),
        teacher: fc.constantFrom(...(isTaught ? calendars : [""])),
        room: ref(resources),
        capacity: fc.integer({ min: 1, max: 30 }),
        max_places: maybe(fc.integer({ min: 1, max: 20 })),
        openinghours: maybe(weeklyHours),
        openings: fc.array(
          fc.tuple(day, range).map(([date, times]) => ({ date, ...times })),
          { maxLength: 2 },
        ),
        closures: fc.array(
          day.map((date) => ({ start: `${date} 08:00`, end: `${date} 20:00` })),
          { maxLength: 2 },
        ),
        holidays: maybe(fc.constantFrom("FR", "DE-BY")),
      }),
      packs: listOf(packs, {
        ...published,
        total_price: maybe(fc.nat(9000)),
        interventionset: ref(interventionsets),
        config: fc
          .tuple(fc.constantFrom("", ...interventions), ref(calendars))
          .map(([service, calendar]) => [
            { intervention: service || "service 0", calendar },
            { break_time: 15 },
            { intervention: "service 0" },
          ]),
      }),
      promotions: listOf(names("promotion", 2), {
        name: maybe(readable),
        percentage: fc.integer({ min: 1, max: 100 }),
        interventions: refs(interventions),
        packs: refs(packs),
        calendars: refs(calendars),
        days: fc.uniqueArray(fc.constantFrom(...WEEK)),
        from: maybe(fc.constant("09:00")),
        to: maybe(fc.constant("24:00")),
        valid_until: maybe(day),
      }),
      passoffers: listOf(names("pass", 2), {
        publicname: maybe(readable),
        price: maybe(fc.nat(90_000)),
        visits: maybe(fc.integer({ min: 1, max: 20 })),
        valid_months: maybe(fc.nat(12)),
        valid_days: maybe(fc.nat(30)),
        from_first_visit: maybe(fc.boolean()),
        interventions: refs(interventions),
      }),
      website: maybe(
        fc.record({
          title: readable,
          otherbox: readable,
          image: maybe(picture),
          file_upload: fc.array(fc.record({ url: picture, alt: maybe(readable) }), { maxLength: 2 }),
          highlight_service: ref(interventions),
          listset_ids: refs(interventionsets),
          package_ids: refs(packs),
          openinghours: maybe(fc.array(fc.array(range, { maxLength: 2 }), { minLength: 7, maxLength: 7 })),
        }),
      ),
      fiches: listOf(fiches, {
        firstname: words,
        lastname: words,
        email: maybe(fc.constant("Lea.Martin@example.org")),
        blacklisted: maybe(fc.boolean()),
        nickname: maybe(words),
        str0: maybe(fc.constantFrom("a", "b")),
        metadata: maybe(fc.record({ crm: words })),
      }),
      appointments: !canMeet
        ? fc.constant([])
        : listOf(names("appointment", 3), {
            fiche: fc.constantFrom(...fiches),
            calendar: fc.constantFrom(...calendars),
            intervention: fc.constantFrom(...interventions),
            start: fc.tuple(day, hour).map(([date, at]) => `${date} ${at}:10:00`),
            comments: maybe(words),
            vevent_fields: maybe(fc.record({ floor: fc.nat(9) })),
            metadata: maybe(fc.record({ "shop.order": words })),
            state: maybe(fc.nat(3)),
            deleted: maybe(fc.boolean()),
          }),
    });
  });
