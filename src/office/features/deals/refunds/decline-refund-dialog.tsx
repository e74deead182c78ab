import type { WholeDeal } from '../../../../contract/office/deals.ts';
import type { RefundRequest } from '../../../../contract/office/refunds.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { fieldError } from '../../../data/field-error.ts';
import * as m from '../../../paraglide/messages.js';
import { DialogForm } from '../../../parts/dialog-form.tsx';
import { useUnsentText, withoutSent } from '../../../parts/unsent-text.ts';
import { useDecision } from './use-decision.ts';

type Props = { deal: WholeDeal; refund: RefundRequest; onClose: () => void };

/** The refusal of a refund, with its reason for the client, and words for colleagues. */
export function DeclineRefundDialog({ deal, refund, onClose }: Props) {
  const [why, setWhy] = useUnsentText(`decline-why/${refund.id}`);
  const [forClient, setForClient] = useUnsentText(`decline-words/${refund.id}`);
  const { decline, busy, problem } = useDecision(deal, refund);
  const submit = async () => {
    const answer = await decline({ forClient, why });
    if (answer) {
      setWhy(withoutSent(why));
      setForClient(withoutSent(forClient));
    }
    return answer;
  };
  return (
    <DialogForm busy={busy} problem={problem} onClose={onClose} title={m.deals_refund_decline()} onSubmit={submit}>
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
