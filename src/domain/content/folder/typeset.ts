const nbsp = '\u00a0';
const shortWords =
  /(^|[\s(«“„>])(у|в|з|і|й|на|до|по|за|від|та|із|зі|а|о|об|не|що|як|чи|без|для|під|над|при|про|a|an|the|of|in|on|to|at|by|for|and|or|no)\s+(?=\S)/giu;
const units = /(\d)\s+(?=(м²|м|км|см|хв|%|₴|\$|m²|m|km|cm|min|кв|грн|поверх|floor)(?![\p{L}\d]))/gu;

/** Ukrainian sets a dash between words as an em dash, a range without spaces as an en dash. */
const spacedDash = /\u00a0– /g;

/** Binds short words and units to their neighbours, so that no line ends with «у» or begins with «м²» or a slash. */
function bind(text: string): string {
  const once = text.replace(shortWords, `$1$2${nbsp}`);
  return once
    .replace(shortWords, `$1$2${nbsp}`)
    .replace(units, `$1${nbsp}`)
    .replace(/ ([–—/]) /g, `${nbsp}$1 `)
    .replace(spacedDash, /\p{Script=Cyrillic}/u.test(text) ? `${nbsp}— ` : '$&');
}

/** The same value with every text in it typeset; addresses and names of pictures have no spaces and stay as they are. */
export function typeset<Value>(value: Value): Value {
  if (typeof value === 'string') return bind(value) as Value;
  if (Array.isArray(value)) return value.map(typeset) as Value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typeset(part)])) as Value;
  return value;
}
