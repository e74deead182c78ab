const ukrainian = /^380(?:39|50|6[36-8]|7[1-357]|9[1-9]|3[1-8]|4[13-8]|5[1-7]|6[12459]|80|89)\d{7}$/;

/**
 * The E.164 form of a typed number, `+380501234567`, or null. Without a country code it is Ukrainian; a leading 8 of
 * eleven digits is the old trunk prefix. Foreign numbers, typed with `+` or `00`, are taken by their length alone.
 */
export function parsePhone(typed: string): string | null {
  if (!/^[+\d\s().\-–]+$/.test(typed.trim())) return null;
  const international = /^\s*(\+|00)/.test(typed);
  let digits = typed.replace(/\D/g, '').replace(/^00/, '');
  if (!international && digits.length === 11 && digits.startsWith('80')) digits = digits.slice(1);
  if (!international && digits.length === 10 && digits.startsWith('0')) digits = `38${digits}`;
  if (digits.startsWith('380')) return ukrainian.test(digits) ? `+${digits}` : null;
  return international && /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}
