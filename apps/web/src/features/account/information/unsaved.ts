import { createContext, useContext, useEffect, useId } from "react";

type Report = (form: string, isUnsaved: boolean) => void;

/** Told by every form of the page whether something typed would be lost. */
export const UnsavedContext = createContext<Report>(() => undefined);

/** Tells the page around it that a form holds something that is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const report = useContext(UnsavedContext);
  const form = useId();
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
}
