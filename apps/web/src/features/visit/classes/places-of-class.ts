import type { PageCatalogue } from "@rendezvous/contract/site/page-data";

/** Returns the names of a class, its teacher and its room, as far as clients may see them, each once. */
export function placesOfClass(
  { classes, calendars }: Pick<PageCatalogue, "classes" | "calendars">,
  classId: number,
): { readonly name: string; readonly lang: string | undefined }[] {
  const one = classes.find(({ id }) => id === classId);
  if (!one) return [];
  const records = [
    one,
    ...[one.teacher_id, one.room_id].map((id) => calendars.find((place) => place.id === id)),
  ];
  const named = records.flatMap((record) =>
    record && record.publicname.trim() !== "" ? [{ name: record.publicname, lang: record.lang }] : [],
  );
  return [...new Map(named.map((record) => [record.name, record])).values()];
}
