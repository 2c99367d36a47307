export type EngineName = "firefox" | "webkit";

export interface Point {
  x: number;
  y: number;
}

/** A real browser with one tab, driven by real mouse and key events. `Handle` is the driver's reference to an element. */
export interface Browser<Handle = unknown> {
  readonly name: EngineName;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  url(): Promise<string>;
  /** Returns the value of a JavaScript expression in the page, or in the frame that `enterFrame` chose. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Returns the element of a JavaScript expression in the page or frame; null without one. */
  element(expression: string): Promise<Handle | null>;
  click(element: Handle): Promise<void>;
  /** Chooses an option of a `<select>` by its value. */
  select(element: Handle, value: string): Promise<void>;
  chooseFile(element: Handle, path: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** Presses the mouse at the first point, moves it over the others and releases it at the last; in CSS pixels of the window. */
  drag(points: readonly Point[]): Promise<void>;
  /** All later calls apply to that frame, until `leaveFrame`. */
  enterFrame(element: Handle): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Sets the size of the window's content; WebKitGTK's is at least 447 pixels wide. */
  resize(width: number, height: number): Promise<void>;
  /** Returns a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type KeyName = "Enter" | "Escape" | "Tab" | "ArrowDown" | "ArrowUp" | "ArrowLeft" | "ArrowRight";

export interface Options {
  isDark?: boolean;
}
