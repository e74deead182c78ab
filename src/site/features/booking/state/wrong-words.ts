import type { FieldCode } from '../../../../contract/errors.ts';
import { fieldWords } from '../../forms/field-words.ts';
import { type PersonDraft, personFields } from './person-draft.ts';

/** What the API says of the person's fields, in words. */
export const wordsOf = (wrong: Record<string, readonly string[]>): Partial<Record<keyof PersonDraft, string>> =>
  Object.fromEntries(
    personFields.flatMap((name) => {
      const words = fieldWords(wrong[name]?.[0] as FieldCode | undefined, name === 'email' ? 'email' : 'name');
      return words ? [[name, words]] : [];
    }),
  );
