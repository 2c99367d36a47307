import { dayIn } from "./receptionist.ts";
import { openSalon } from "./owner.ts";

/** Far enough ahead for every notice. */
export const CLASS_DAY = dayIn(7);

/** Creates a studio with a yoga class of twelve places on two days, of which the first has so many participants. */
export function openStudio(participants: number, records: object = {}, group: object = {}): Promise<string> {
  const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
  const openinghours = [{ days, from: "08:00", to: "21:00" }];
  const fiches = Array.from({ length: participants }, (_, at) => ({
    externid: `fiche-${at}`,
    firstname: "Odile",
    lastname: `Participante ${at + 1}`,
    email: `odile.${at}@exemple.fr`,
    firstphone: "06 39 98 56 78",
  }));
  const studio = {
    calendars: [{ externid: "camille", name: "Camille", publicname: "Camille", openinghours }],
    resources: [{ externid: "salle", name: "Grande salle", publicname: "Grande salle", openinghours }],
    interventions: [
      { externid: "yoga", name: "Yoga", publicname: "Yoga", length: 75 },
      { externid: "massage", name: "Massage", publicname: "Massage", length: 60 },
    ],
    classes: [
      {
        externid: "hatha",
        name: "Hatha du soir",
        publicname: "Hatha du soir",
        intervention: "yoga",
        teacher: "camille",
        room: "salle",
        capacity: 12,
        max_places: 3,
        openings: [7, 8].map((ahead) => ({ date: dayIn(ahead), from: "18:00", to: "19:15" })),
      },
    ],
    fiches,
    appointments: fiches.map(({ externid }) => ({
      externid: `rdv-${externid}`,
      fiche: externid,
      calendar: "hatha",
      intervention: "yoga",
      start: `${CLASS_DAY} 18:00:00`,
    })),
  };
  return openSalon({ ...studio, ...records }, [], group);
}
