import { type Language, LANGUAGES } from "@rendezvous/phrases/language";
import { expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";

const app = await startApp();
const enabled_locales = LANGUAGES.join(",");
await addGroup(app.db, { urlname: "salon", name: "Salon X", fields: { enabled_locales, city: "Lyon" } });
await addGroup(app.db, {
  urlname: "pool",
  name: "Pool of Lyon",
  fields: { enabled_locales, city: "Lyon", preposition: { en: "at the" } },
});

const TITLES: Readonly<Record<Language, string>> = {
  br: "Kemer un emgav – Salon X",
  cs: "Rezervace termínu – Salon X",
  de: "Termin buchen bei Salon X",
  en: "Book appointments – Salon X",
  es: "Pedir cita – Salon X",
  fr: "Prendre rendez-vous – Salon X",
  hu: "Időpontfoglalás: Salon X",
  it: "Prenotare un appuntamento – Salon X",
  nl: "Afspraak maken bij Salon X",
  pl: "Umów wizytę – Salon X",
  pt: "Fazer uma marcação – Salon X",
  sk: "Rezervácia termínu – Salon X",
};

async function headOf(urlname: string, locale: string) {
  const { text } = await app.get(`/${urlname}?locale=${locale}`);
  const read = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    title: read(/<title>(.*)<\/title>/),
    description: read(/<meta name="description" content="(.*)">/),
  };
}

test.each(LANGUAGES)("a group without a preposition has a title that reads well in %s", async (language) => {
  expect((await headOf("salon", language)).title).toBe(TITLES[language]);
});

test.each(LANGUAGES)("a page's description names group and town, in %s", async (language) => {
  const { title, description } = await headOf("salon", language);
  expect(description).toMatch(/^Salon X, Lyon\s?: \S.*\S\.$/);
  expect(description).not.toContain(title);
});

test("a group's own preposition stands before its name, and a town that is in its name is not said again", async () => {
  const { title, description } = await headOf("pool", "en");
  expect(title).toBe("Book appointments at the Pool of Lyon");
  expect(description).toMatch(/^Pool of Lyon: see /);
});
