import { draftKey, whenDraftsGo } from '../../data/stored/drafts.ts';
import type { FormKind } from './form-rules.ts';

const draftFields = ['name', 'surname', 'phone', 'email', 'message'] as const;

/** A visitor's unsent input. The consent is never stored: it is given for one sending. */
type Draft = Record<string, string>;

const memory = new Map<FormKind, Draft>();
let sending = { text: '', key: '' };
whenDraftsGo(() => memory.clear());

/**
 * Survives closing the dialog, another page and a reload of the tab, and is cleared with the tab: a phone number must not
 * stay on a shared device. Is in memory where storage is refused.
 */
export function readDraft(kind: FormKind): Draft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftKey(kind)) ?? 'null');
    if (value === null || typeof value !== 'object') return memory.get(kind) ?? {};
    return Object.fromEntries(draftFields.flatMap((name) => (name in value ? [[name, String((value as Draft)[name])]] : [])));
  } catch {
    return memory.get(kind) ?? {};
  }
}

/** `given` is the message that the form started with; untouched it is not a draft. */
export function storeDraft(kind: FormKind, form: FormData, given?: string): void {
  const typed = draftFields.map((name) => [name, String(form.get(name) ?? '')] as const);
  const draft = Object.fromEntries(typed.filter(([name, text]) => text && !(name === 'message' && text === given)));
  memory.set(kind, draft);
  try {
    sessionStorage.setItem(draftKey(kind), JSON.stringify(draft));
  } catch {
    // The draft remains in memory.
  }
}

export function forgetDraft(kind: FormKind): void {
  memory.delete(kind);
  sending = { text: '', key: '' };
  try {
    sessionStorage.removeItem(draftKey(kind));
  } catch {
    // There was nothing to remove.
  }
}

/** The same key for the same request, so that trying again, also from a reopened dialog, stores nothing twice. */
export function sendingKey(kind: FormKind, form: FormData): string {
  const entries = [...form].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : [value.name, value.size]]);
  const text = JSON.stringify([kind, entries]);
  if (sending.text !== text) sending = { text, key: crypto.randomUUID() };
  return sending.key;
}
