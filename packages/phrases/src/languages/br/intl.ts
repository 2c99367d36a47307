// Browsers have no Breton in Intl, and Node writes it otherwise: these words are ours, on the server as in the browser. The order,
// the numbers and the hours are those of French, as they are in Brittany.
const WORDS = {
  weekday: {
    long: ["Sul", "Lun", "Meurzh", "Merc’her", "Yaou", "Gwener", "Sadorn"],
    short: ["Sul", "Lun", "Meu.", "Mer.", "Yaou", "Gwe.", "Sad."],
  },
  month: {
    long: [
      "Genver",
      "C’hwevrer",
      "Meurzh",
      "Ebrel",
      "Mae",
      "Mezheven",
      "Gouere",
      "Eost",
      "Gwengolo",
      "Here",
      "Du",
      "Kerzu",
    ],
    short: [
      "Gen.",
      "C’hwe.",
      "Meur.",
      "Ebr.",
      "Mae",
      "Mezh.",
      "Goue.",
      "Eost",
      "Gwen.",
      "Here",
      "Du",
      "Kzu.",
    ],
  },
};

/** Which weekday or month a French name stands for, long or short. The first of January 2023 was a Sunday. */
function frenchNames(kind: "weekday" | "month"): Map<string, number> {
  const names = WORDS[kind].long.flatMap((_, at) => {
    const day = kind === "weekday" ? Date.UTC(2023, 0, 1 + at) : Date.UTC(2023, at, 1);
    return (["long", "short"] as const).map((style) => {
      const format = new Intl.DateTimeFormat("fr", { [kind]: style, timeZone: "UTC" });
      return [format.format(day), at] as const;
    });
  });
  return new Map(names);
}

const FRENCH = { weekday: frenchNames("weekday"), month: frenchNames("month") };

class BretonDates extends Intl.DateTimeFormat {
  readonly #isShort: Readonly<Record<"weekday" | "month", boolean>>;

  constructor(options: Intl.DateTimeFormatOptions = {}) {
    super("fr", options);
    this.#isShort = {
      weekday: options.weekday !== undefined && options.weekday !== "long",
      month: options.dateStyle === "medium" || (options.month !== undefined && options.month !== "long"),
    };
    // Read from the instance, as Intl has it: it is handed on without its object.
    Object.defineProperty(this, "format", {
      value: (date?: Date | number) => textOf(this.formatToParts(date)),
    });
  }

  override formatToParts(date?: Date | number): Intl.DateTimeFormatPart[] {
    return this.#inBreton(super.formatToParts(date));
  }

  override formatRangeToParts(from: Date | number | bigint, to: Date | number | bigint) {
    return this.#inBreton(super.formatRangeToParts(from, to));
  }

  override formatRange(from: Date | number | bigint, to: Date | number | bigint): string {
    return textOf(this.formatRangeToParts(from, to));
  }

  /** "1 a viz Kerzu": a month that is written out follows its day with "a viz". */
  #inBreton<Part extends Intl.DateTimeFormatPart>(parts: Part[]): Part[] {
    const hasDay = parts.some(({ type }) => type === "day");
    return parts.map((part) => {
      if (part.type !== "weekday" && part.type !== "month") return part;
      const at = FRENCH[part.type].get(part.value);
      if (at === undefined) return part;
      const isShort = this.#isShort[part.type];
      const name = WORDS[part.type][isShort ? "short" : "long"][at] ?? part.value;
      return { ...part, value: part.type === "month" && hasDay && !isShort ? `a\u00a0viz ${name}` : name };
    });
  }
}

class BretonLists extends Intl.ListFormat {
  constructor(options?: Intl.ListFormatOptions) {
    super("fr", options);
  }

  /** "a, b ha c"; "hag" before a vowel; "a pe b". */
  override format(list: Iterable<string>): string {
    const parts = super.formatToParts(list);
    return textOf(
      parts.map((part, at) =>
        part.type === "literal" && part.value === " et "
          ? { value: /^[aeiouâêîôûñ]/i.test(parts[at + 1]?.value ?? "") ? " hag " : " ha " }
          : part.type === "literal" && part.value === " ou "
            ? { value: " pe " }
            : part,
      ),
    );
  }
}

function textOf(parts: readonly { readonly value: string }[]): string {
  return parts.map(({ value }) => value).join("");
}

type Constructor = new (locale?: string, options?: object) => object;

/** For "br" alone: every other locale is answered by the platform. */
function whereBreton<Format extends Constructor>(format: Format, own: (options?: object) => object): Format {
  return new Proxy(format, {
    construct: (target, [locale, options]: [unknown?, object?], newTarget: Constructor) =>
      locale === "br" && newTarget !== BretonDates && newTarget !== BretonLists
        ? own(options)
        : (Reflect.construct(target, [locale, options], newTarget) as object),
  });
}

Intl.DateTimeFormat = whereBreton(Intl.DateTimeFormat, (options) => new BretonDates(options));
// Where TypeScript takes it for a constant.
Object.assign(Intl, { ListFormat: whereBreton(Intl.ListFormat, (options) => new BretonLists(options)) });
Intl.NumberFormat = whereBreton(Intl.NumberFormat, (options) => new Intl.NumberFormat("fr", options));
