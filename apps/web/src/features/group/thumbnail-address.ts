/** Where the picture of a card comes from: a list takes the small one. */
export function thumbnailAddress(thumbnail: string, isGrid: boolean): string {
  return isGrid ? thumbnail : thumbnail.replace("510x510", "128x128");
}
