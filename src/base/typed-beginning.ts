/** The stored beginning that a typed one of a phone means; null for what is no phone. "067 123" begins +38067123. */
export function phoneBeginning(typed: string): string | null {
  if (!/^[+\d\s().\-–]+$/.test(typed.trim())) return null;
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 3) return null;
  if (typed.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('380')) return `+${digits}`;
  if (digits.startsWith('80')) return `+3${digits}`;
  return digits.startsWith('0') ? `+38${digits}` : `+380${digits}`;
}

/** The usual ways to write the typed beginning of a name: it is stored as a person wrote it, and an index knows letters exactly. */
export function nameBeginnings(typed: string): string[] {
  const name = typed.trim();
  if (name.length < 2 || !/^[\p{L}’'ʼ .-]+$/u.test(name)) return [];
  const [first = '', ...rest] = name.toLowerCase();
  return [...new Set([name, first.toUpperCase() + rest.join(''), name.toLowerCase(), name.toUpperCase()])];
}
