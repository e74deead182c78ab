const rules = new Map<string, Intl.PluralRules>();

/** Stands in for the compiled messages' own `plural`, which makes its rules, the dearest object of a page, at every call. */
export function plural(locale: string, input: unknown): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(Number(input));
}
