/** A phone number of any country, or an empty text. */
export const PHONE_PATTERN = /^[+0-9 ()./-]{0,32}$/;
