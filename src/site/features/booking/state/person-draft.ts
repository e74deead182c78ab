import { draftKey, whenDraftsGo } from '../../../data/stored/drafts.ts';

export const personFields = ['lastname', 'firstname', 'patronymic', 'inn', 'email'] as const;
export type PersonDraft = Record<(typeof personFields)[number], string>;

const key = draftKey('booking-person');
let memory: Partial<PersonDraft> = {};
whenDraftsGo(() => {
  memory = {};
});

/** What was typed and not sent yet; goes with the tab, because names and numbers are nothing to leave behind on a device of others. */
export function readPerson(): Partial<PersonDraft> {
  try {
    return { ...memory, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<PersonDraft>) };
  } catch {
    return memory;
  }
}

export function storePerson(person: PersonDraft): void {
  memory = person;
  try {
    sessionStorage.setItem(key, JSON.stringify(person));
  } catch {
    // It goes on living in memory.
  }
}

export function forgetPerson(): void {
  memory = {};
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
