import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonLook = "main" | "quiet" | "plain" | "danger";

/** Returns the class name that gives a link the look of a button: `<Link className={buttonClass("main")}>`. */
export function buttonClass(look: ButtonLook, isWide = false): string {
  return [styles.button, styles[look], isWide && styles.wide].filter(Boolean).join(" ");
}

interface Props extends ComponentProps<"button"> {
  look?: ButtonLook;
  isWide?: boolean;
  /**
   * The button's action is under way, so pressing does nothing. `disabled` would make the button lose the focus, even to outside
   * of a dialog.
   */
  isBusy?: boolean;
  /**
   * The button has no use at present, for instance because nothing is unsaved: pressing has no effect, and the button keeps the
   * focus.
   */
  isIdle?: boolean;
}

/** A native button. `type` is "button" by default, so that none submits a form by accident. */
export function Button({
  look = "quiet",
  isWide = false,
  isBusy = false,
  isIdle = false,
  type = "button",
  className,
  ...rest
}: Props) {
  // oxlint-disable-next-line react/button-has-type -- the default above is one
  return (
    <button
      {...rest}
      {...(isBusy && { "aria-disabled": true, onClick: undefined })}
      {...(isIdle && { "aria-disabled": true, onClick: preventDefault })}
      type={type}
      className={[buttonClass(look, isWide), className].filter(Boolean).join(" ")}
    />
  );
}

/** Prevents an idle submit button from submitting its form. */
function preventDefault(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
