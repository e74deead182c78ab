const drafts = /-draft$/;
const forgotten = 'drafts-forgotten';

/** The name under which the tab stores the unsent input of a form. */
export const draftKey = (form: string): string => `${form}-draft`;

/** The unsent text of one field. */
export const textDraft = (form: string) => ({
  read(): string {
    try {
      return sessionStorage.getItem(draftKey(form)) ?? '';
    } catch {
      return '';
    }
  },
  write(text: string): void {
    try {
      if (text) sessionStorage.setItem(draftKey(form), text);
      else sessionStorage.removeItem(draftKey(form));
    } catch {
      // The text stays in its field.
    }
  },
});

/** Clears the unsent input of every form of this tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => drafts.test(name))) sessionStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
  window.dispatchEvent(new Event(forgotten));
}

/** Registers a form whose draft is in memory, so that it is cleared too. */
export const whenDraftsGo = (forget: () => void): void => {
  if (typeof window !== 'undefined') window.addEventListener(forgotten, forget);
};
