// The entry of this language's chunk: what the web client needs, without the mails.
export { error } from "./error.ts";
export { screen } from "./screen.ts";
