import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import styles from "./rich-text.module.css";
import { isEditable, toEditedHtml, toStoredText } from "./text-markup.ts";

/** The editor supports the markup in `EDITED_MARKUP`; all other pasted markup is removed. */
const EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ["http", "https", "mailto", "tel"],
      defaultProtocol: "https",
      // The server adds the attributes that external links need.
      HTMLAttributes: { rel: null, target: null },
    },
  }),
];

export interface RichEditorProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  language: string;
  value: string;
  onChange: (text: string) => void;
}

/** An editor for text with markup; a text with markup that the editor does not support is edited as its source. */
export function RichEditor(props: RichEditorProps) {
  const phrases = useProPhrases("richText");
  const { id, labelledBy, describedBy, isInvalid, language, value, onChange } = props;
  if (isEditable(value)) return <Editor {...props} />;
  return (
    <>
      <p id={`${id}-html`} className={styles.quiet}>
        {phrases.asHtml}
      </p>
      <textarea
        id={id}
        rows={8}
        className={styles.html}
        lang={language}
        spellCheck={false}
        value={value}
        aria-labelledby={labelledBy}
        aria-invalid={isInvalid}
        aria-describedby={[describedBy, `${id}-html`].filter(Boolean).join(" ")}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

function Editor({ id, labelledBy, describedBy, isInvalid, language, value, onChange }: RichEditorProps) {
  const written = useRef(value);
  const attributes = {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelledBy,
    "aria-invalid": String(isInvalid),
    lang: language,
    class: styles.area ?? "",
    ...(describedBy !== undefined && { "aria-describedby": describedBy }),
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toEditedHtml(value),
    // The page's content security policy forbids scripts to add styles; the style sheet contains them.
    injectCSS: false,
    editorProps: {
      attributes,
      // Tab moves the focus out of the text, also from a list.
      handleDOMEvents: { keydown: (_view, { key }) => key === "Tab" },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = toStoredText(changed.getHTML());
      onChange(written.current);
    },
  });
  useEffect(() => {
    // The new value comes from another person's change.
    if (value !== written.current) {
      written.current = value;
      editor.commands.setContent(toEditedHtml(value), { emitUpdate: false });
    }
  }, [editor, value]);
  return (
    <div className={styles.editor}>
      <EditorToolbar editor={editor} id={id} />
      <EditorContent editor={editor} />
    </div>
  );
}
