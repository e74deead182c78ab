/** Ten digits more than the longest number in the world, for brackets and spaces. */
const longest = 40;

/**
 * The E.164 form of a typed number, `+380501234567`, or null when no network of any country has it. Without a country code it is
 * Ukrainian; a leading 8 of eleven digits is the old trunk prefix. For the server, whose tables of all countries load with the first
 * number; a browser asks `parsePhone`.
 */
export async function readPhone(typed: string): Promise<string | null> {
  // A library would search any other text for a number inside it: "call 050…" is no phone.
  if (typed.length > longest || !/^[+\d\s().\-–]+$/.test(typed.trim())) return null;
  const digits = typed.replace(/\D/g, '');
  const isOldTrunk = !typed.trim().startsWith('+') && digits.length === 11 && digits.startsWith('80');
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const found = parsePhoneNumberFromString(isOldTrunk ? digits.slice(1) : typed, 'UA');
  return found?.isValid() ? found.number : null;
}

/**
 * Whether short messages with codes go to a number in E.164: a mobile phone in one of these countries. Not to satellite phones, pagers,
 * premium numbers or numbers for rent.
 */
export async function takesCodes(phone: string, countries: readonly string[]): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const found = parsePhoneNumberFromString(phone);
  const type = found?.getType();
  return (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') && countries.includes(found?.country ?? '');
}
