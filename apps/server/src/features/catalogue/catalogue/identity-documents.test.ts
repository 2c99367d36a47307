import { describe, expect, test } from "vitest";
import { postAppointment, postHold, VERSIONS } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();

async function openTownHall(deployment: "ants" | "default") {
  const group = await addGroup(app.db, { fields: { deployment } });
  await addCalendar(app.db, group);
  const marriage = await addIntervention(app.db, group, { externid: "marriage" });
  const passport = await addIntervention(app.db, group, { externid: "ants_p" });
  const both = await addPack(app.db, group, {
    config: [{ intervention_id: marriage }, { intervention_id: passport }],
  });
  const listed = async (call: string, token?: string): Promise<number[]> => {
    const answer = await app.call(`v3/groups/${group}/${call}`, token === undefined ? {} : { token });
    return answer.body.records.map(({ id }: { id: number }) => id);
  };
  return { group, marriage, passport, both, listed };
}

describe("services for identity documents", () => {
  test("stand in no list of another deployment for any role, nor do packs that hold one", async () => {
    const { group, marriage, listed } = await openTownHall("default");
    const agent = await tokenOf(app, group, (await addPro(app.db, [group], { role: "call_centre" })).email);
    for (const token of [undefined, agent]) {
      expect(await listed("interventions", token)).toEqual([marriage]);
      expect(await listed("pack_interventions", token)).toEqual([]);
    }
  });

  test("have no times there, and are neither held nor booked by their id", async () => {
    const { group, passport, both } = await openTownHall("default");
    const date = "2026-12-02 10:00:00";
    for (const requestBody of [{ intervention_ids: [passport] }, { pack_id: both }]) {
      for (const version of VERSIONS)
        expect((await postAppointment(app, version, group, { date, ...requestBody })).status).toBe(422);
      expect((await postHold(app, group, { date, ...requestBody })).status).toBe(422);
    }
    const times = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&intervention_ids[]=${passport}`;
    expect((await app.call(times)).body.message).toBe("vevent");
  });

  test("are offered and booked in their own", async () => {
    const { group, marriage, passport, both, listed } = await openTownHall("ants");
    expect(await listed("interventions")).toEqual([marriage, passport]);
    expect(await listed("pack_interventions")).toEqual([both]);
    const requestBody = { date: "2026-12-02 10:00:00", intervention_ids: [passport] };
    expect((await postAppointment(app, "v3", group, requestBody)).status).toBe(201);
  });
});
