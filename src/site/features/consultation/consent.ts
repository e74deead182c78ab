/** The version of the agreement's text below the form, stored with every request. */
export const consentVersion = 'personal-data-2026-11';

export type Intent = 'ask' | 'book';
