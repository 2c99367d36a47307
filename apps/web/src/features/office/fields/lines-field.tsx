import { readTrackingTag } from "@rendezvous/domain/tracking/tracker";
import { useState } from "react";
import { TextArea } from "../../../components/fields/text-field.tsx";
import type { ControlProps } from "./controls.tsx";

function linesIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A list of short values, one per line. */
export function LinesField({ value, onChange, ...control }: ControlProps) {
  const lines = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(lines.join("\n"));
  // Typed text may contain empty lines; a value changed from outside replaces it.
  const shown = linesIn(typed).join("\n") === lines.join("\n") ? typed : lines.join("\n");
  return (
    <TextArea
      {...control}
      rows={Math.max(2, lines.length + 1)}
      spellCheck={false}
      autoCapitalize="none"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(linesIn(text));
      }}
    />
  );
}

interface Tag {
  readonly content: string;
  readonly position?: string;
}

/** Tags by their ids; reduces a pasted Google snippet to the id in it. */
export function TrackerTagsField({ value, onChange, ...control }: ControlProps) {
  const tags: readonly Tag[] = Array.isArray(value) ? value : [];
  const toTags = (lines: readonly string[]) => {
    const code = readTrackingTag(lines.join("\n"));
    return (code === null ? lines : [code]).map(
      (content) => tags.find((one) => one.content === content) ?? { content, position: "head" },
    );
  };
  return (
    <LinesField
      {...control}
      value={tags.map(({ content }) => content)}
      onChange={(lines) => onChange(toTags(lines as string[]))}
    />
  );
}
