/**
 * The description of each parameter and field, by its name: one name means the same everywhere. Where it does not, the name of the
 * schema or call stands in front, `Slot.start`. They are not beside the fields of the contract because the browser loads these.
 */
export type WordList = Readonly<Record<string, string>>;
