import React from "react";
import { flushSync } from "react-dom";

/** Replaces React's `act`, which the tests' `render` needs and React's production build lacks. */
Object.assign(React, { act: async (draw: () => Promise<void>) => flushSync(() => void draw()) });
