import type { PageData } from "@rendezvous/contract/site/page-data";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { expect, test, vi } from "vitest";
import type { Context } from "../../../http/context.ts";
import { findFirstScreen, type FirstScreenHtml } from "./first-screen.ts";

const URL = { path: "/salon", query: "" };
const newGroup = () => ({ fields: { timezone: "Europe/Paris" } }) as GroupRecord;

test("the first screen is drawn once for each day of the group: what is on offer changes at midnight", async () => {
  const draw = vi.fn<(data: PageData) => Promise<FirstScreenHtml>>(({ now }) =>
    Promise.resolve({
      path: "/salon/book/intervention_ids",
      html: new Date(now).toISOString(),
      picture: null,
    }),
  );
  const group = newGroup();
  const htmlAt = async (instant: string) => {
    const data = { locale: "fr", now: Date.parse(instant), page: { kind: "unknown" } } as PageData;
    return (await findFirstScreen({} as Context, draw, group, data, URL))?.html;
  };
  expect(await htmlAt("2026-07-14T21:59:59.000Z")).toContain("21:59:59");
  expect(await htmlAt("2026-07-14T22:00:01.000Z")).toContain("22:00:01");
  expect(await htmlAt("2026-07-15T21:59:00.000Z")).toContain("22:00:01");
  expect(draw).toHaveBeenCalledTimes(2);
});

test("and drawn anew when a service is hidden for want of times, or back", async () => {
  const draw = vi.fn<(data: PageData) => Promise<FirstScreenHtml>>(({ page }) =>
    Promise.resolve({ path: "/salon", html: JSON.stringify(page), picture: null }),
  );
  const group = newGroup();
  const htmlOf = async (without_times?: true) => {
    const catalogue = { interventions: [{ id: 7, without_times }] };
    const data = { locale: "fr", now: 0, page: { kind: "group", catalogue } } as unknown as PageData;
    return (await findFirstScreen({} as Context, draw, group, data, URL))?.html;
  };
  expect(await htmlOf()).not.toContain("without_times");
  expect(await htmlOf(true)).toContain("without_times");
  expect(await htmlOf()).not.toContain("without_times");
  expect(draw).toHaveBeenCalledTimes(2);
});

test("the screens of many groups make room for each other", async () => {
  const draw = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const data = { locale: "fr", now: 0, page: { kind: "unknown" } } as PageData;
  const first = newGroup();
  const find = (group: GroupRecord) => findFirstScreen({} as Context, draw, group, data, URL);
  await find(first);
  await find(first);
  expect(draw).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 500; n++) await find(newGroup());
  await find(first);
  expect(draw).toHaveBeenCalledTimes(502);
});
