const drafts = /-draft$/;
const forgotten = 'drafts-forgotten';

/** Under which name the tab keeps what was typed into a form and not sent. */
export const draftKey = (form: string): string => `${form}-draft`;

/** Forgets what was typed into any form of this tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => drafts.test(name))) sessionStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
  window.dispatchEvent(new Event(forgotten));
}

/** Lets a form that keeps a draft in memory forget it too. */
export const whenDraftsGo = (forget: () => void): void => {
  if (typeof window !== 'undefined') window.addEventListener(forgotten, forget);
};
