import { useEffect, useState } from 'react';
import type { Office } from '../../../contract/offices.ts';
import { Button } from '../../../ui/button.tsx';
import * as m from '../../paraglide/messages.js';

const copiedForMs = 2000;

/** Puts the address where it can be pasted from, and says so for a while. */
export function CopyAddress({ address: { city, street, number } }: Pick<Office, 'address'>) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const text = `${city}, ${street}, ${number}`;
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => window.prompt(m.contacts_copy(), text),
    );
  };
  return (
    <Button kind="plain" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? m.contacts_copied() : m.contacts_copy()}</span>
    </Button>
  );
}
