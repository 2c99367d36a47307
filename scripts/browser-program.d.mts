export function browserProgram(): string;
export function wholeBrowser(): string;
export function firefoxProgram(): string;
export const WEBKIT: { readonly driver: string; readonly browser: string };
