import { createContext, useContext, useEffect, useId } from "react";

type Report = (form: string, isUnsaved: boolean) => void;

/** Every form of the page reports here whether typed text would be lost. */
export const ReportUnsavedContext = createContext<Report>(() => undefined);

/** Reports to the surrounding page whether this form has unsaved changes. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const report = useContext(ReportUnsavedContext);
  const form = useId();
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
}
