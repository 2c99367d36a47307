/** What React Aria says of a part of a field that is empty, in the form of its own files. */
export const strings = {
  Empty: "Goullo",
};
