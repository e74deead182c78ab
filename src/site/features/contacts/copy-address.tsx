import { addressWords } from '../../../base/address-words.ts';
import type { Office } from '../../../contract/content/offices.ts';
import { Button } from '../../../ui/button.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale } from '../../paths.ts';
import { useCopied } from '../../use-copied.ts';

/** Puts the address where it can be pasted from, and says so for a while. */
export function CopyAddress({ address }: Pick<Office, 'address'>) {
  const locale = useLocale();
  const { copied, copy } = useCopied();
  return (
    <Button kind="plain" onClick={() => void copy(addressWords(address, locale), m.contacts_copy())}>
      <span aria-live="polite">{copied ? m.contacts_copied() : m.contacts_copy()}</span>
    </Button>
  );
}
