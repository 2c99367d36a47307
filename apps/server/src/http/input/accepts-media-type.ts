/** Whether an Accept header accepts a media type; a missing header accepts any. */
export function acceptsMediaType(header: string | undefined, mediaType: string): boolean {
  if (header === undefined || header.trim() === "") return true;
  const taken = [mediaType, mediaType.replace(/\/.*/, "/*"), "*/*"];
  return header.split(",").some((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return taken.includes(type) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
