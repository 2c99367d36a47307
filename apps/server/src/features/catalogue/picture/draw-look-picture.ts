import type { GroupLook, LookPicture } from "./group-look.ts";
import { loadSharp, redrawPicture } from "./redraw-picture.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZES: Readonly<Record<LookPicture, Size>> = {
  "icon-32.png": { width: 32, height: 32 },
  "icon-180.png": { width: 180, height: 180 },
  "share.png": { width: 1200, height: 630 },
};

/** The tick of the product's icon. */
const TICK = `<path d="M28 52l16 16 28-34" fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;

/**
 * Returns the picture as PNG: the logo on a white plate, or initials, on the group's colour. Re-encodes the logo, so that scripts
 * and metadata in it are dropped.
 */
export async function drawLookPicture(
  look: GroupLook,
  logo: Buffer | null,
  picture: LookPicture,
): Promise<Buffer> {
  const shared = picture === "share.png";
  const size = SIZES[picture];
  const room = shared ? { width: 560, height: 250 } : inset(size, 0.08);
  const drawn = logo && (await drawLogo(logo, room));
  const sharp = await loadSharp();
  if (drawn === null)
    return sharp(Buffer.from(await toMark(look, size)))
      .png()
      .toBuffer();
  const ground = shared ? toPlate(look, size, drawn) : toGround(size, "#ffffff");
  return sharp(Buffer.from(ground))
    .composite([{ input: drawn.bytes }])
    .png()
    .toBuffer();
}

function inset({ width, height }: Size, share: number): Size {
  return { width: Math.round(width * (1 - 2 * share)), height: Math.round(height * (1 - 2 * share)) };
}

/** The largest ratio of width to height for an icon: a wider wordmark is unreadable at that size. */
const WIDEST = 2;

/** Returns the logo, as large as the space allows; null when it cannot be read or would be unrecognisable. */
async function drawLogo(bytes: Buffer, room: Size): Promise<(Size & { bytes: Buffer }) | null> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (metadata === null || metadata.width / metadata.height > Math.max(WIDEST, room.width / room.height))
    return null;
  // Renders a vector image at its final size, because enlarging it after rendering would blur it.
  const density =
    metadata.format === "svg"
      ? (72 * Math.max(room.width, room.height)) / Math.min(metadata.width, metadata.height)
      : 72;
  const drawn = await redrawPicture(
    bytes,
    (one) =>
      one
        .rotate()
        .resize({ ...room, fit: "inside" })
        .png(),
    Math.min(Math.max(density, 72), 2400),
  );
  if (drawn === null) return null;
  const { width, height } = await sharp(drawn).metadata();
  return { bytes: drawn, width, height };
}

function svg({ width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

function toGround(size: Size, color: string): string {
  return svg(size, `<rect width="100%" height="100%" fill="${color}"/>`);
}

function toPlate({ accent }: GroupLook, size: Size, logo: Size): string {
  const plate = { width: logo.width + 2 * 72, height: logo.height + 2 * 72 };
  const [x, y] = [(size.width - plate.width) / 2, (size.height - plate.height) / 2];
  return svg(
    size,
    `<rect width="100%" height="100%" fill="${accent}"/><rect x="${x}" y="${y}" width="${plate.width}" height="${plate.height}" rx="40" fill="#ffffff"/>`,
  );
}

/** Returns initials, or a tick if there are none or the machine has no fonts. */
async function toMark({ accent, onAccent, initials }: GroupLook, size: Size): Promise<string> {
  const { width, height } = size;
  const side = Math.min(width, height);
  const isWritten = initials !== "" && (await hasFonts());
  const mark = isWritten
    ? letters(initials)
    : `<svg x="${(width - side) / 2}" width="${side}" height="${side}" viewBox="0 0 100 100" color="${onAccent}">${TICK}</svg>`;
  return svg(size, `<rect width="100%" height="100%" fill="${accent}"/>${mark}`);

  function letters(text: string): string {
    const fontSize = side * 0.44;
    return `<text x="50%" y="${height / 2 + fontSize * 0.36}" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="${fontSize}" fill="${onAccent}">${text}</text>`;
  }
}

let fonts: Promise<boolean> | null = null;

/** Without any font every letter is drawn as the same empty box. */
function hasFonts(): Promise<boolean> {
  fonts ??= Promise.all([drawLetter("I"), drawLetter("W")]).then(([one, other]) => !one.equals(other));
  return fonts;
}

async function drawLetter(letter: string): Promise<Buffer> {
  const text = svg({ width: 20, height: 20 }, `<text y="16" font-family="sans-serif">${letter}</text>`);
  const sharp = await loadSharp();
  return sharp(Buffer.from(text)).raw().toBuffer();
}
