import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { meQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QuoteDialog, type QuoteFor } from './quote-dialog.tsx';

/** The button that sends a quote, for those who may. */
export function SendQuote({ wide = false, ...about }: QuoteFor & { wide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { data: me } = useQuery(meQuery);
  if (!me?.rights.some(({ right }) => right === 'quote.make')) return null;
  return (
    <>
      <Button kind="quiet" arrow={false} wide={wide} onClick={() => setOpen(true)}>
        {m.quotes_send()}
      </Button>
      {isOpen && <QuoteDialog {...about} onClose={() => setOpen(false)} />}
    </>
  );
}
