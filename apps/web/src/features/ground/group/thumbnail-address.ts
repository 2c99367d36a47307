/** Returns the address of a card's picture; lists use the small version. */
export function thumbnailAddress(thumbnail: string, isGrid: boolean): string {
  return isGrid ? thumbnail : thumbnail.replace("510x510", "128x128");
}
