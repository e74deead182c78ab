/** The version of the agreement's text below every form, stored with the sent data. */
export const consentVersion = 'personal-data-2026-11';
