// The child process that decodes and draws pictures (docs/decisions/0102-pictures-are-drawn-in-another-process.md).
import { answerTasks } from "../../../lib/task-process.ts";
import { drawLookPicture } from "./draw-look-picture.ts";
import type { PictureTask } from "./pictures.ts";
import { toDrawnPicture, toMailLogo, decodeSample, toThumbnail } from "./thumbnail.ts";

answerTasks(draw);

function draw(task: PictureTask): Promise<Uint8Array | null> {
  if (task.kind === "look")
    return drawLookPicture(task.look, task.logo && Buffer.from(task.logo), task.picture);
  const bytes = Buffer.from(task.bytes);
  if (task.kind === "check") return decodeSample(bytes);
  if (task.kind === "mail_logo") return toMailLogo(bytes);
  return task.kind === "thumbnail" ? toThumbnail(bytes, task.size, task.format) : toDrawnPicture(bytes, task);
}
