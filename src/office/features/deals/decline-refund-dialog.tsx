import { useState } from 'react';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import type { RefundRequest } from '../../../contract/office/refunds.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { useDecision } from './use-decision.ts';

type Props = { deal: WholeDeal; refund: RefundRequest; onClose: () => void };

/** The refusal of a refund, with its reason for the client, and words for colleagues. */
export function DeclineRefundDialog({ deal, refund, onClose }: Props) {
  const [why, setWhy] = useState('');
  const [forClient, setForClient] = useState('');
  const { decline, busy, problem } = useDecision(deal, refund);
  return (
    <DialogForm {...{ busy, problem, onClose }} title={m.deals_refund_decline()} onSubmit={() => decline({ forClient, why })}>
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
    </DialogForm>
  );
}
