/**
 * The description of each parameter and field, by its name, because one name means the same everywhere. An exception has the name
 * of its schema or call in front: `Slot.start`. The descriptions are not beside the contract's fields, because the browser loads
 * the contract.
 */
export type WordList = Readonly<Record<string, string>>;
