/** The visitor's stored choice of language: the page writes it, the server reads it. It holds one of the languages, nothing else. */
export const LANGUAGE_COOKIE = "locale";
