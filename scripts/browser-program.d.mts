export function browserProgram(): string;
export function wholeBrowser(): string;
