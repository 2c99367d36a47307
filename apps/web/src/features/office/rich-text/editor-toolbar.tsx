import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { Bold, Heading, Italic, Link, List, ListOrdered, Redo2, Undo2, Unlink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import field from "../../../components/fields/field.module.css";
import styles from "./rich-text.module.css";
import { isComposing } from "../../../lib/typing-keys.ts";

interface Props {
  editor: Editor;
  /** The id of the edited text. */
  id: string;
}

/** A toolbar with one tab stop; the arrow keys move between the buttons. */
export function EditorToolbar({ editor, id }: Props) {
  const phrases = useProPhrases("richText");
  const [isAsking, setAsking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      heading: now.isActive("heading"),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      link: now.isActive("link"),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const toggle = (
    name: "bold" | "italic" | "heading" | "bullets" | "numbers",
    icon: ReactNode,
    run: () => boolean,
  ) => (
    <ToggleButton
      className={styles.tool ?? ""}
      aria-label={phrases[name]}
      isSelected={state[name]}
      onChange={() => run()}
    >
      {icon}
    </ToggleButton>
  );
  return (
    <>
      <Toolbar className={styles.toolbar ?? ""} aria-label={phrases.toolbar} aria-controls={id}>
        {toggle("bold", <Bold size={18} aria-hidden="true" />, () => chain().toggleBold().run())}
        {toggle("italic", <Italic size={18} aria-hidden="true" />, () => chain().toggleItalic().run())}
        {toggle("heading", <Heading size={18} aria-hidden="true" />, () =>
          chain().toggleHeading({ level: 3 }).run(),
        )}
        {toggle("bullets", <List size={18} aria-hidden="true" />, () => chain().toggleBulletList().run())}
        {toggle("numbers", <ListOrdered size={18} aria-hidden="true" />, () =>
          chain().toggleOrderedList().run(),
        )}
        {state.link ? (
          <Tool label={phrases.unlink} onPress={() => chain().extendMarkRange("link").unsetLink().run()}>
            <Unlink size={18} aria-hidden="true" />
          </Tool>
        ) : (
          <Tool label={phrases.link} onPress={() => setAsking(true)}>
            <Link size={18} aria-hidden="true" />
          </Tool>
        )}
        <Tool label={phrases.undo} isDisabled={!state.undo} onPress={() => chain().undo().run()}>
          <Undo2 size={18} aria-hidden="true" />
        </Tool>
        <Tool label={phrases.redo} isDisabled={!state.redo} onPress={() => chain().redo().run()}>
          <Redo2 size={18} aria-hidden="true" />
        </Tool>
      </Toolbar>
      {isAsking && (
        <LinkAddress
          id={`${id}-link`}
          onClose={() => {
            setAsking(false);
            chain().run();
          }}
          onSet={(href) => {
            setAsking(false);
            // Without a selection the address becomes the text of the link.
            if (editor.state.selection.empty)
              chain()
                .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
                .run();
            else chain().setLink({ href }).run();
          }}
        />
      )}
    </>
  );
}

interface ToolProps {
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <AriaButton className={styles.tool ?? ""} aria-label={label} isDisabled={isDisabled} onPress={onPress}>
      {children}
    </AriaButton>
  );
}

/** Not a form element, because it is inside a form. */
function LinkAddress({
  id,
  onSet,
  onClose,
}: {
  id: string;
  onSet: (href: string) => void;
  onClose: () => void;
}) {
  const phrases = useProPhrases("richText");
  const [typed, setTyped] = useState("");
  const href = toHref(typed);
  const set = () => href !== null && onSet(href);
  return (
    <div className={styles.link}>
      <label className={field.label} htmlFor={id}>
        {phrases.address}
      </label>
      <input
        id={id}
        type="url"
        className={field.input}
        value={typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === "Enter") {
            event.preventDefault();
            set();
          }
          if (event.key === "Escape") onClose();
        }}
      />
      <Button disabled={href === null} onClick={set}>
        {phrases.setLink}
      </Button>
    </div>
  );
}

/** Returns the target of a link; an address without a scheme is a web address. */
function toHref(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  const href = /^(?:https?:|mailto:|tel:)/i.test(text) ? text : `https://${text}`;
  return URL.canParse(href) ? href : null;
}
