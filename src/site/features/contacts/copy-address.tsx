import type { Office } from '../../../contract/offices.ts';
import { Button } from '../../../ui/button.tsx';
import * as m from '../../paraglide/messages.js';
import { useCopied } from '../../use-copied.ts';

/** Puts the address where it can be pasted from, and says so for a while. */
export function CopyAddress({ address: { city, street, number } }: Pick<Office, 'address'>) {
  const { copied, copy } = useCopied();
  return (
    <Button kind="plain" onClick={() => void copy(`${city}, ${street}, ${number}`, m.contacts_copy())}>
      <span aria-live="polite">{copied ? m.contacts_copied() : m.contacts_copy()}</span>
    </Button>
  );
}
