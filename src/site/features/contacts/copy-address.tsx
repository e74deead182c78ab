import { formatAddress } from '../../../base/format-address.ts';
import type { Office } from '../../../contract/content/offices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useCopied } from '../../../ui/use-copied.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';

/** Copies the address, and shows that for a while. */
export function CopyAddress({ address }: Pick<Office, 'address'>) {
  const locale = useLocale();
  const { copied, copy } = useCopied();
  return (
    <Button kind="plain" onClick={() => void copy(formatAddress(address, locale), m.contacts_copy())}>
      <span aria-live="polite">{copied ? m.contacts_copied() : m.contacts_copy()}</span>
    </Button>
  );
}
