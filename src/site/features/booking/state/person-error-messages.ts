import type { FieldCode } from '../../../../contract/errors.ts';
import { profileErrorMessage } from '../../forms/profile-errors.ts';
import { type PersonDraft, personFields } from './person-draft.ts';

/** The API's errors of the person's fields as texts. */
export const personErrorMessages = (fieldErrors: Record<string, readonly string[]>): Partial<Record<keyof PersonDraft, string>> =>
  Object.fromEntries(
    personFields.flatMap((name) => {
      const message = profileErrorMessage(fieldErrors[name]?.[0] as FieldCode | undefined, name === 'email' ? 'email' : 'name');
      return message ? [[name, message]] : [];
    }),
  );
