import React from "react";
import { flushSync } from "react-dom";

/** `render` of the tests draws by React's `act`, which its build for production lacks. */
Object.assign(React, { act: async (draw: () => Promise<void>) => flushSync(() => void draw()) });
