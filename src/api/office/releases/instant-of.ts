/** An instant with its zone in ISO 8601; null for any other text. */
export function instantOf(typed: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(typed)) return null;
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? null : at;
}
