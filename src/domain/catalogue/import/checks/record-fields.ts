import type { Localized } from '../../../../base/locale.ts';
import { transliterate } from '../../../../base/transliterate.ts';
import type { RowProblemCode } from '../../../../contract/office/imports/problem-codes.ts';
import type { Problem, Said, Texts, Values } from '../feed-record.ts';
import { asThousands, readHundredths, readWhole, withoutMetres } from './feed-numbers.ts';
import { readYes } from './feed-values.ts';

const longestText = 300;
/** They show a text in another order than it is written, or end it. */
const unfit = /[\p{Bidi_Control}\0]/u;
type Limits = { from: number; to: number };

/** Reads typed values from one record and collects every problem. A null was either absent or a problem. */
export class RecordFields {
  readonly problems: Problem[] = [];
  readonly #values: Values;
  readonly #line: number;
  readonly #prefix: string;
  readonly #place: string;

  /** `place` counts the parts of a record, such as its rooms, from 1. */
  constructor(record: { line: number; values: Values }, prefix = '', place: number | null = null) {
    this.#values = record.values;
    this.#line = record.line;
    this.#prefix = prefix;
    this.#place = place === null ? '' : `${place} `;
  }

  wrong(field: string, code: RowProblemCode, message: string, said?: Said): null {
    const name = this.#prefix + field;
    const words = `${this.#prefix}${this.#place}${field} ${message}`;
    this.problems.push({ line: this.#line, field: name, code, message: words, ...(said && { said }) });
    return null;
  }

  text(field: string): string | null {
    const text = this.#values.get(field) || null;
    return text === null ? null : this.#fit(field, [text]) && text;
  }

  /** A name in both languages; where one is missing, it is made of the other. */
  localized(field: string, texts: Texts): Localized | null {
    const name = localized(texts, this.#values, field);
    return name === null ? null : this.#fit(field, [name.uk, name.en]) && name;
  }

  #fit(field: string, texts: string[]): true | null {
    if (texts.some((text) => text.length > longestText)) return this.tooLong(field, longestText);
    const [turning] = texts.flatMap((text) => unfit.exec(text) ?? []);
    if (turning === undefined) return true;
    const code = turning.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return this.wrong(field, 'unreadable', `has a character that nobody sees (U+${code}): it turns or cuts what stands around it`);
  }

  tooLong(field: string, longest: number): null {
    return this.wrong(field, 'too-long', `is longer than ${longest} characters`, { to: longest });
  }

  needLocalized(field: string, texts: Texts): Localized | null {
    return localized(texts, this.#values, field) ? this.localized(field, texts) : this.wrong(field, 'required', 'is missing');
  }

  need(field: string): string | null {
    return this.#values.get(field) ? this.text(field) : this.wrong(field, 'required', 'is missing');
  }

  /** A value that the reader of words recognises. */
  word<Value>(field: string, read: (text: string) => Value | null, knows: string): Value | null {
    const text = this.text(field);
    if (text === null) return null;
    return read(text) ?? this.wrong(field, 'unknown', `is "${text}", which is not ${knows}`, { value: text });
  }

  whole(field: string, { from, to }: Limits): number | null {
    const number = this.word(field, readWhole, 'a whole number');
    if (number === null || (number >= from && number <= to)) return number;
    return this.wrong(field, 'out-of-range', `is ${number}: it must be from ${from} to ${to}`, { value: number, from, to });
  }

  /** Limits in whole units, the result in hundredths. */
  hundredths(field: string, { from, to }: Limits, unit: string): number | null {
    const text = this.text(field);
    if (text === null) return null;
    const number = unit === '' ? text : withoutMetres(text);
    const thousands = asThousands(number);
    // Neither reading may be guessed, but 62.400 m² has only one that a flat can have.
    const isEither = thousands !== null && thousands >= from && thousands <= to;
    const value = isEither ? 'decimals' : readHundredths(number);
    if (value === 'not-a-number') return this.wrong(field, 'not-a-number', `is "${text}", which is not a number`, { value: text });
    if (value === 'decimals')
      return this.wrong(field, 'decimals', `is ${text}: at most two decimals are read, and a thousand is written 1 000 or 1000`, {
        value: text,
      });
    if (value <= 0 && from > 0) return this.wrong(field, 'not-positive', `is ${text}: it must be more than 0`, { value: text });
    if (value < from * 100 || value > to * 100)
      return this.wrong(field, 'out-of-range', `is ${text} ${unit}: it must be from ${from} to ${to} ${unit}`, { value: text, from, to });
    return value;
  }

  yes(field: string): boolean | null {
    return this.word(field, readYes, 'true or false');
  }
}

/** Both languages of a text; a missing English one is transliterated. Null when there is none at all. */
function localized(texts: Texts, values: Values, field: string): Localized | null {
  const given = texts.get(field) ?? {};
  const en = given.en || values.get(`${field}_en`);
  const first = given.uk || values.get(`${field}_uk`) || values.get(`${field}_ua`) || values.get(field) || en;
  return first ? { uk: first, en: en || transliterate(first) } : null;
}
