import { Html, html, sanitizeForMail } from "../../lib/html.ts";
import {
  buttonsOf,
  type MailButton,
  type MailContent,
  type MailLine,
  type MailLinks,
  type MailPicture,
} from "./mail-content.ts";

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The same width in every list of the mail, so that all values align. */
const LABEL_WIDTH = 96;

/** Returns one column of 560 px, readable without images and in mail programs that support only tables and inline styles. */
export function renderMailHtml(content: MailContent): string {
  const { accent } = content;
  return html`<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${content.heading}</title>
</head>
<body style="margin:0;padding:0;background:#f3f4f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border-radius:10px;${FONT};color:#1f2328;font-size:15px;line-height:1.5">
<tr><td style="border-top:4px solid ${accent};border-radius:10px 10px 0 0;padding:32px 32px 0">
${renderLogo(content.logo)}<h1 style="margin:0 0 8px;font-size:20px;line-height:1.2">${content.heading}</h1>
<p style="margin:0;white-space:pre-line">${content.intro}</p>
</td></tr>
${content.blocks.map(
  ({ day, time, lines, calendars }) => html`<tr><td style="padding:24px 32px 0">
${day === "" ? html`` : html`<p style="margin:0;font-size:24px;line-height:1.2;font-weight:700;color:${accent}">${day}</p>`}
<p style="margin:4px 0 12px;font-size:20px;line-height:1.2;font-variant-numeric:tabular-nums">${time}</p>
${renderLines(lines)}${renderCalendars(calendars, accent)}
</td></tr>
`,
)}${renderAdvice(content.advice, accent)}<tr><td style="padding:16px 32px 0">
${renderLines(content.after)}
</td></tr>
${buttonsOf(content).map((button, place) => renderButton(button, accent, place === 0))}<tr><td style="padding:24px 32px 32px;font-size:13px;color:#57606a">
${content.notes.map((note) => html`<p style="margin:0 0 8px">${note}</p>`)}
<p style="margin:16px 0 0;padding-top:16px;border-top:1px solid #e5e7eb">${content.footer}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}

function renderButton({ text, url }: MailButton, accent: string, isFirst: boolean): Html {
  const look = isFirst ? `background:${accent};color:#ffffff` : `color:${accent}`;
  return html`<tr><td style="padding:${isFirst ? 24 : 12}px 32px 0">
<a href="${url}" style="display:inline-block;padding:12px 24px;border:1px solid ${accent};border-radius:6px;${look};font-weight:600;text-align:center;text-decoration:none">${text}</a>
</td></tr>
`;
}

function renderLines(lines: readonly MailLine[]): Html {
  if (lines.length === 0) return html``;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;line-height:1.5">${lines.map(
    ([label, value, url]) =>
      html`<tr><td valign="top" width="${LABEL_WIDTH}" style="width:${LABEL_WIDTH}px;padding:2px 12px 2px 0;color:#57606a">${label}</td><td valign="top" style="padding:2px 0;white-space:pre-line">${url === undefined ? renderValue(value) : html`<a href="${url}" style="color:#1f2328">${renderValue(value)}</a>`}</td></tr>`,
  )}</table>`;
}

function renderValue(value: MailLine[1]): Html {
  if (typeof value === "string") return html`${value}`;
  return html`${value.map(({ text, lang }) => (lang === undefined ? html`${text}` : html`<span lang="${lang}">${text}</span>`))}`;
}

/** Shows the logo on white, as logos are designed for it; the name replaces it where pictures are blocked. */
function renderLogo(logo: MailPicture | null): Html {
  if (logo === null) return html``;
  return html`<p style="margin:0 0 20px;font-weight:700"><img src="${logo.url}" alt="${logo.alt}" height="48" style="display:block;height:48px;width:auto;max-width:240px;border:0"></p>
`;
}

function renderCalendars(calendars: MailLinks | null, accent: string): Html {
  if (calendars === null) return html``;
  return html`
<p style="margin:8px 0 0;font-size:13px;color:#57606a">${calendars.label}<br>${calendars.links.map(
    ({ text, url }) =>
      html`<a href="${url}" style="display:inline-block;padding:4px 16px 4px 0;font-size:15px;color:${accent}">${text}</a>`,
  )}</p>`;
}

function renderAdvice(advice: string, accent: string): Html {
  if (advice === "") return html``;
  return html`<tr><td style="padding:24px 32px 8px"><div style="padding:2px 0 2px 12px;border-left:3px solid ${accent}">${new Html(sanitizeForMail(advice))}</div></td></tr>
`;
}
