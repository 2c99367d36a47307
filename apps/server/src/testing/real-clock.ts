import { addDays, type Day, minuteOf, weekdayOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { type TestApp, TEST_NOW } from "./start-app.ts";
import { whenDone } from "./when-done.ts";

/**
 * Sets the app's clock to the real time until the test ends: the database and other processes have no other. Returns the second
 * Wednesday from now.
 */
export function setRealClock({ clock }: Pick<TestApp, "clock">): Day {
  clock.set(Date.now());
  whenDone(async () => clock.set(TEST_NOW));
  const { day } = instantToWall("Europe/Paris", minuteOf(Date.now()));
  let wednesday = addDays(day, 7);
  while (weekdayOf(wednesday) !== "we") wednesday = addDays(wednesday, 1);
  return wednesday;
}
