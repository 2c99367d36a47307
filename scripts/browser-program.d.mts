export function browserProgram(): string;
