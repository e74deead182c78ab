const rules = new Map<string, Intl.PluralRules>();

/** Replaces the compiled messages' own `plural`, which creates its rules, the most expensive object of a page, at every call. */
export function plural(locale: string, input: unknown): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(Number(input));
}
