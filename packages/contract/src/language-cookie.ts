/** The visitor's stored choice of language (DECISIONS 2): the page writes it, the server reads it. It holds one of the languages, nothing else. */
export const LANGUAGE_COOKIE = "locale";
