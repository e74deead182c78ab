import { type FormEvent, useState } from 'react';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import type { RefundRequest } from '../../../contract/office/refunds.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { useDecision } from './use-decision.ts';

type Props = { deal: WholeDeal; refund: RefundRequest; onClose: () => void };

/** The refusal of a refund, with its reason for the client, and words for colleagues. */
export function DeclineRefundDialog({ deal, refund, onClose }: Props) {
  const [why, setWhy] = useState('');
  const [forClient, setForClient] = useState('');
  const { decline, busy, problem } = useDecision(deal, refund);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await decline({ forClient, why })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={m.deals_refund_decline()} closeLabel={m.shell_close()}>
      <form className={record.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{m.deals_refund_decline_about()}</p>
        <TextField
          label={m.deals_refund_for_client()}
          hint={m.deals_refund_for_client_hint()}
          name="forClient"
          rows={3}
          value={forClient}
          onChange={({ target }) => setForClient(target.value)}
          {...fieldError(problem, 'forClient')}
        />
        <TextField
          label={m.deals_refund_why()}
          name="why"
          rows={3}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          {...fieldError(problem, 'why')}
        />
        <p role="alert" className={typography.failure}>
          {problem && !problem.errors ? problem.message : ''}
        </p>
        <Button type="submit" disabled={busy} arrow={false}>
          {m.deals_refund_decline()}
        </Button>
      </form>
    </Dialog>
  );
}
