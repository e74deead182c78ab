import { useState } from 'react';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { openOwnFile } from '../../../data/api/own-file.ts';
import { useLocale } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';

type Props = { deal: Pick<Deal, 'id' | 'number' | 'person'>; label?: string };

/** Saves the reservation agreement. It needs the token, which a link cannot send. */
export function AgreementButton({ deal: { id, number, person }, label = m.booking_agreement() }: Props) {
  const locale = useLocale();
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready');
  if (!person) return null;

  const save = async () => {
    setState('asking');
    setState(
      (await openOwnFile(`/api/deal/agreement?deal_id=${id}`, `${m.booking_agreement_file({ number })}.pdf`, locale, true))
        ? 'ready'
        : 'failed',
    );
  };

  return (
    <Button kind="plain" onClick={() => void save()} aria-disabled={state === 'asking' || undefined}>
      {state === 'failed' ? m.booking_failed() : label}
    </Button>
  );
}
