import type { Group } from "@rendezvous/contract/catalogue/group";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../../ground/session/session-store.ts";
import { aSession } from "../../../ground/session/testing/a-session.ts";
import { FormsPage } from "../forms-page.tsx";

export interface Field {
  name: string;
  type: string;
  archived?: boolean;
  [option: string]: unknown;
}
export interface Forms {
  Fiche: Field[];
  Vevent: Field[];
  version: number;
}

export const lastname = { name: "lastname", type: "string", label: "Last name", required: true };
export const allergies = { name: "allergies", type: "string", label: { en: "Allergies", fr: "Allergies ?" } };
export const size = {
  name: "size",
  type: "select",
  label: "Size",
  choices: ["small", { value: "l", label: { en: "large", fr: "grand" } }],
};
export const pets = {
  name: "pets",
  type: "linkedcombo",
  label: "Animal",
  choices: [{ value: "cat", label: "Cat", choices: ["kitten"] }],
};
export const storedForms: Forms = {
  Fiche: [lastname, allergies, size, { name: "old", type: "string", label: "Fax", archived: true }],
  Vevent: [pets],
  version: 3,
};

const SERVICES = ["Passport", "Certificate"].map((name, index) => ({
  id: 21 + index,
  name,
  publicname: name,
  deleted: false,
  version: 1,
}));

interface Situation {
  language?: "en" | "fr";
  width?: number;
  /** The forms as another person has saved them before the first change is sent. */
  meanwhile?: Forms;
  stored?: Forms;
  group?: Partial<Group>;
}

/** Renders the page of the forms with a server that stores the changes it receives. */
export async function startForms({
  language = "en",
  width = 1280,
  meanwhile,
  stored = storedForms,
  group = {},
}: Situation = {}) {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const server = { stored, sent: [] as Pick<Forms, "Fiche" | "Vevent">[], meanwhile };
  await startInGroup(
    <main>
      <FormsPage />
    </main>,
    {
      address: "/practice/manage/forms",
      language,
      group,
      answer: ({ method, path, body }) => {
        if (path === "/api/v3/groups/4/interventions.records") return { records: SERVICES, next: null };
        if (path !== "/api/v3/groups/4/forms.records") return undefined;
        if (method === "GET") return { forms: server.stored };
        const { forms } = body as { forms: Forms };
        server.sent.push(forms);
        if (server.meanwhile) {
          server.stored = server.meanwhile;
          server.meanwhile = undefined;
          const code = "precondition_failed";
          return Response.json({ message: code, messages: { errors: [code] }, details: {} }, { status: 412 });
        }
        server.stored = { ...forms, version: server.stored.version + 1 };
        return { forms: server.stored };
      },
    },
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(preview.getByRole("textbox").first()).toBeVisible();
  return server;
}

export const preview = page.getByRole("region", { name: /^(What clients see|Ce que voient vos clients)$/ });
export const question = (name: string) => page.getByRole("button", { name, exact: true });
export const box = (name: string) => page.getByRole("textbox", { name, exact: true });
export const save = page.getByRole("button", { name: "Save", exact: true });
export const names = (fields: readonly Field[]) =>
  fields.map((field) => (field.archived ? `(${field.name})` : field.name));
