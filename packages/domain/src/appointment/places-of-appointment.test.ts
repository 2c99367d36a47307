import { expect, test } from "vitest";
import { placesOfAppointment } from "./places-of-appointment.ts";

const MARIE = { name: "Marie" };
const CABIN = { name: "Cabin" };
const CLASS = { name: "Evening yoga" };
const HALL = { name: "Hall" };

test("an appointment is with its calendar, in its room", () => {
  const massage = { intervention_name: "Massage", calendar: MARIE, resource: CABIN };
  expect(placesOfAppointment(massage)).toEqual({ calendar: MARIE, resource: CABIN, taught: null });
});

test("a booking in a class is with its teacher, in the room of the class", () => {
  const yoga = { intervention_name: "Yoga", calendar: CLASS, resource: null, teacher: MARIE, room: HALL };
  expect(placesOfAppointment(yoga)).toEqual({ calendar: MARIE, resource: HALL, taught: CLASS });
  expect(placesOfAppointment({ ...yoga, room: undefined }).resource).toBeNull();
});

test("a class that is called like its service, or has no name for clients, is not named a second time", () => {
  const yoga = { intervention_name: "Yoga", calendar: CLASS, resource: null, teacher: MARIE };
  expect(placesOfAppointment({ ...yoga, intervention_name: CLASS.name }).taught).toBeNull();
  expect(placesOfAppointment({ ...yoga, calendar: { name: "" } }).taught).toBeNull();
});
