import "../../../app/tokens.css";
import "../../../app/base.css";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { PictureField } from "./picture-field.tsx";

const SQUARE = { widest: 1020, ratio: 1 };
const PLAIN = { widest: 300, ratio: null };

/** Returns a photo whose left half is red and whose right half is blue. */
async function photo(type = "image/png", width = 400, height = 200): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  context.fillStyle = "#ff0000";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "#0000ff";
  context.fillRect(width / 2, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type })], "photo", { type });
}

interface Situation {
  format?: { widest: number; ratio: number | null };
  value?: string | null;
  language?: "en" | "fr";
  width?: number;
  refusal?: string;
  /** Replaces the server's answer to an upload. */
  answerUpload?: () => Response | undefined;
}

/** Renders the field alone, with a server that stores uploads under a key. */
async function start({
  format = SQUARE,
  value = null,
  language,
  width = 900,
  refusal,
  answerUpload,
}: Situation = {}) {
  await page.viewport(width, 800);
  const sent: string[] = [];
  const values: unknown[] = [];
  function Field() {
    const [present, setPresent] = useState<unknown>(value);
    return (
      <PictureField
        id="picture"
        label="Picture"
        hint="Shown in lists."
        value={present}
        onChange={(next) => {
          values.push(next);
          setPresent(next);
        }}
        format={format}
      />
    );
  }
  await startInGroup(
    <main>
      <Field />
    </main>,
    {
      ...(language && { language }),
      answer: ({ path, body }) => {
        if (path !== "/api/v3/groups/4/images") return undefined;
        const answer = answerUpload?.();
        if (answer) return answer;
        if (refusal !== undefined) return Response.json({ message: refusal }, { status: 422 });
        sent.push((body as { image: { data: string } }).image.data);
        return { image: { key: "new.png" } };
      },
    },
  );
  await expect.element(page.getByRole("group", { name: "Picture" })).toBeVisible();
  return { sent, values };
}

/** Returns the size and the pixels of a data: URI. */
function pictureOf(data: string) {
  return new Promise<{ width: number; height: number; at: (share: number) => readonly number[] }>(
    (resolve) => {
      const image = new Image();
      image.addEventListener("load", () => {
        const canvas = document.createElement("canvas");
        canvas.width = image.width;
        canvas.height = image.height;
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        const at = (share: number) =>
          context?.getImageData(Math.floor(image.width * share), image.height / 2, 1, 1).data ?? [];
        resolve({ width: image.width, height: image.height, at: (share) => [...at(share)] });
      });
      image.src = data;
    },
  );
}

const chooser = (name = /Choose a picture/) => page.getByLabelText(name);

describe("a photo is cropped to a square", () => {
  test("by keyboard: the arrows move it, the slider enlarges it", async () => {
    const { sent, values } = await start();
    await userEvent.upload(chooser(), await photo());
    const dialog = page.getByRole("dialog", { name: "Crop the picture" });
    const area = dialog.getByRole("group", { name: "Crop the picture" });
    await expect.element(area).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    area.element().focus();
    // Moves the area to the very left; further presses change nothing.
    await userEvent.keyboard("{ArrowRight>60/}");
    await userEvent.tab();
    await expect.element(dialog.getByRole("slider", { name: "Enlarge" })).toHaveFocus();
    await dialog.getByRole("slider", { name: "Enlarge" }).fill("2");
    await dialog.getByRole("button", { name: "Use this picture" }).click();
    await expect.poll(() => values).toEqual(["new.png"]);
    const cut = await pictureOf(sent[0] ?? "");
    expect(cut.width).toBe(cut.height);
    // Half of the height, because the zoom is 2.
    expect(cut.width).toBe(100);
    expect(cut.at(0.2)[0]).toBeGreaterThan(200);
    expect(cut.at(0.2)[2]).toBeLessThan(60);
    await expect
      .element(page.getByRole("img", { name: "Picture" }))
      .toHaveAttribute("src", "/images/4/new.png");
  });

  test("and nothing is sent where the dialog is left", async () => {
    const { sent, values } = await start();
    await userEvent.upload(chooser(), await photo());
    await page.getByRole("dialog").getByRole("button", { name: "Back" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(values).toEqual([]);
  });
});

test("a large photo is kept no wider than it can be shown", async () => {
  const { sent } = await start({ format: PLAIN });
  await userEvent.upload(chooser(), await photo("image/jpeg", 900, 600));
  await expect.poll(() => sent.length).toBe(1);
  const remaining = await pictureOf(sent[0] ?? "");
  expect([remaining.width, remaining.height]).toEqual([300, 200]);
});

test("a drawing is kept as it is", async () => {
  const { sent } = await start();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
  await userEvent.upload(chooser(), new File([drawing], "a.svg", { type: "image/svg+xml" }));
  await expect.poll(() => sent).toEqual([`data:image/svg+xml;base64,${btoa(drawing)}`]);
});

test("a picture is taken away, and a web address is one too", async () => {
  const { values } = await start({ value: "https://example.org/a.jpg" });
  await expect
    .element(page.getByRole("img", { name: "Picture" }))
    .toHaveAttribute("src", "https://example.org/a.jpg");
  await expect.element(page.getByLabelText(/another picture/)).toBeInTheDocument();
  await page.getByRole("button", { name: "Remove" }).click();
  expect(values).toEqual([null]);
  await expect.element(page.getByRole("img", { name: "Picture" })).not.toBeInTheDocument();
});

test("what is no picture, too heavy or refused is said beside the field, and another can be chosen", async () => {
  const { sent } = await start();
  await userEvent.upload(chooser(), new File(["words"], "a.png", { type: "image/png" }));
  await expect.element(page.getByText(/can’t be read as a picture/)).toBeVisible();
  await expect.element(chooser()).toHaveAccessibleDescription(/can’t be read/);
  const heavy = new File(["<svg>", " ".repeat(3_100_000)], "a.svg", { type: "image/svg+xml" });
  await userEvent.upload(chooser(), heavy);
  await expect.element(page.getByText(/3 MB at most/)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ["forbidden", /^You don’t have access/],
  ["invalid_record", /^This file can’t be read as a picture/],
] as const)("what the server refuses is said: %s", async (refusal, message) => {
  await start({ refusal, format: PLAIN });
  await userEvent.upload(chooser(), await photo());
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
});

test("a proxy that takes no picture of this size is no reason to shorten texts", async () => {
  await start({ answerUpload: () => new Response("<h1>413</h1>", { status: 413 }), format: PLAIN });
  await userEvent.upload(chooser(), await photo());
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^This picture is too large/);
});

test("a cropped photo is sent again after the network has failed", async () => {
  let isAway = true;
  const { sent, values } = await start({
    answerUpload: () => {
      if (isAway) throw new TypeError("Failed to fetch");
      return undefined;
    },
  });
  await userEvent.upload(chooser(), await photo());
  await page.getByRole("button", { name: "Use this picture" }).click();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  expect(values).toEqual([]);
  isAway = false;
  await retry.click();
  await expect.poll(() => values).toEqual(["new.png"]);
  expect(sent).toHaveLength(1);
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(chooser(/another picture/)).toHaveFocus();
});

test.each([
  { language: "en", width: 320 },
  { language: "fr", width: 900 },
] as const)(
  "the field has no barrier in $language at $width px, and nothing is cut off",
  async (situation) => {
    await start({ ...situation, value: "https://example.org/a.jpg" });
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(situation.width);
  },
);
