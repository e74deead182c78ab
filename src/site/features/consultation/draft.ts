const storageKey = 'consultation-draft';
const kept = ['name', 'phone', 'message'] as const;

/** What a visitor typed and has not sent yet. The consent is never kept: it is given for one sending. */
export type Draft = Partial<Record<(typeof kept)[number], string>>;

let memory: Draft = {};
let sending = { body: '', key: '' };

/**
 * Survives closing the dialog, another page and a reload of the tab, and goes with the tab: a phone number is nothing to
 * leave behind on a device of others. Lives in memory where storage is refused.
 */
export function readDraft(): Draft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (value === null || typeof value !== 'object') return memory;
    return Object.fromEntries(kept.flatMap((name) => (name in value ? [[name, String((value as Draft)[name])]] : [])));
  } catch {
    return memory;
  }
}

/** `given` is the message that the form started with; untouched it is nobody's text. */
export function keepDraft(form: FormData, given?: string): void {
  const typed = kept.map((name) => [name, String(form.get(name) ?? '')] as const);
  memory = Object.fromEntries(typed.filter(([name, text]) => text && !(name === 'message' && text === given)));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(memory));
  } catch {
    // The draft goes on living in memory.
  }
}

export function forgetDraft(): void {
  memory = {};
  sending = { body: '', key: '' };
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was nothing to remove.
  }
}

/** The same key for the same request, so that trying again, also from a reopened dialog, stores nothing twice. */
export function sendingKey(body: object): string {
  const text = JSON.stringify(body);
  if (sending.body !== text) sending = { body: text, key: crypto.randomUUID() };
  return sending.key;
}
