import type { OfficeHandler } from '../office-handler.ts';

/** The names that stand on the page before the login. */
export const handle: OfficeHandler<'GET /office/api/welcome'> = ({ brandName, demoEntry, officePasswords: passwords }) => {
  return ({ locale, reply }) => reply({ brand: brandName(locale), demoEntry, passwords });
};
