import { expect, test } from "vitest";
import { trackedPageName } from "./tracked-page-name.ts";

test.each([
  ["/salon/home", "home"],
  ["/salon/map", "map"],
  ["/salon/book/slots", "book/slots"],
  ["/salon/book/confirm/", "book/confirm"],
])("a tracker is told of %s, as %s", (path, page) => expect(trackedPageName(path)).toBe(page));

test.each([
  "/salon",
  "/salon/login",
  "/salon/register",
  "/salon/appointments",
  "/salon/fiches",
  "/salon/personal_data",
  "/salon/search_fiche",
  "/salon/calendar",
  "/set_password",
  "/salon/book/login",
  "/salon/book/register_confirm",
  "/salon/book/lea.martin@example.org",
  "/salon/book/slots/lea",
  "/salon/home/lea",
])("a tracker is not told of %s", (path) => expect(trackedPageName(path)).toBe(null));
