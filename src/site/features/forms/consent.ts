/** The version of the agreement's text below every form, stored with what is sent. */
export const consentVersion = 'personal-data-2026-11';
