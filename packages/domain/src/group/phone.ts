/** A group's number as it is written in any country, or none. */
export const PHONE = /^[+0-9 ()./-]{0,32}$/;
