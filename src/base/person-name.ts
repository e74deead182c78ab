/** A person's name: letters of any script, with apostrophes, hyphens and spaces after the first. */
export const personNamePattern = /^[\p{L}][\p{L}\p{M}'’ʼ\- ]*$/u;
/** The same, or empty. */
export const personNameOrEmptyPattern = /^$|^[\p{L}][\p{L}\p{M}'’ʼ\- ]*$/u;
