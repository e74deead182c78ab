import { useEffect, useRef } from 'react';
import { readDraft } from './draft.ts';
import type { FormKind } from './form-rules.ts';

/** A reference to a form whose free fields get the visitor's unsent input, after hydration, because the server does not know the drafts of this device. */
export function useDraft(kind: FormKind, message?: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const [name, text] of Object.entries(readDraft(kind))) {
      const field = form.current?.elements.namedItem(name);
      const isFree =
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? ['', message].includes(field.value) : false;
      if (isFree) (field as HTMLInputElement).value = text;
    }
  }, [kind, message]);
  return form;
}
