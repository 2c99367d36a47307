import { createContext, type ReactNode, useContext } from "react";
import styles from "./choice-list.module.css";
import type { StepLook } from "./step-look.ts";

const LookContext = createContext<StepLook>({ isGrid: false, hasImages: true, hasDescriptions: true });

export function useLookOfList(): StepLook {
  return useContext(LookContext);
}

/** Cards in a list or in a grid. */
export function ChoiceList({ look, children }: { look: StepLook; children: ReactNode }) {
  const { isGrid, hasImages } = look;
  const mode = isGrid ? `${styles.grid} ${hasImages ? styles.pictured : ""}` : styles.list;
  return (
    <LookContext value={look}>
      <div className={styles.space}>
        <ul className={mode}>{children}</ul>
      </div>
    </LookContext>
  );
}
