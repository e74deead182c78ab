/** A piece of a text; `was` is the digit that stood in its place before, where it is another one now. */
export type RollingPart = { text: string; was: string | null };

const number = /\d(?:[\d\s]*\d)?/;

/**
 * A text beside the one before it: each digit of its first number that is another one now, counted from the right, is a part of its own, and
 * everything between such digits is one part. The texts of the parts together are the text.
 */
export function rollingParts(text: string, before: string): RollingPart[] {
  const [now, was] = [number.exec(text), number.exec(before)];
  if (!now || !was || now[0] === was[0]) return [{ text, was: null }];
  const parts: RollingPart[] = [{ text: text.slice(0, now.index), was: null }];
  [...now[0]].forEach((sign, at) => {
    const old = was[0][was[0].length - (now[0].length - at)] ?? '';
    const last = parts.at(-1);
    if (sign !== old && /\d/.test(sign)) parts.push({ text: sign, was: /\d/.test(old) ? old : '' });
    else if (last?.was === null) last.text += sign;
    else parts.push({ text: sign, was: null });
  });
  parts.push({ text: text.slice(now.index + now[0].length), was: null });
  return parts.filter((part) => part.text !== '');
}

/** Whether the first number of the text is less than that of the one before. */
export const hasFallen = (text: string, before: string): boolean => numberIn(text) < numberIn(before);
const numberIn = (text: string): number => Number(number.exec(text)?.[0].replace(/\s/g, '') ?? 0);
