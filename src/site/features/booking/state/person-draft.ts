import { draftKey, whenDraftsGo } from '../../../data/stored/drafts.ts';

export const personFields = ['lastname', 'firstname', 'patronymic', 'inn', 'email'] as const;
export type PersonDraft = Record<(typeof personFields)[number], string>;

const key = draftKey('booking-person');
let memory: Partial<PersonDraft> = {};
whenDraftsGo(() => {
  memory = {};
});

/** Typed and unsent data; cleared with the tab, because personal data must not stay on a shared device. */
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
    // It remains in memory.
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
