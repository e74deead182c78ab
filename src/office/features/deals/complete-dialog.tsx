import { useState } from 'react';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { formatMoney } from '../../data/format.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';

/** Completes a deal. Where something is still due, the person agrees to that very sum and signs it. */
export function CompleteDialog({ deal: { number, version, unpaid }, onClose }: { deal: WholeDeal; onClose: () => void }) {
  const [agreedMinor, setAgreed] = useState<number | null>(null);
  const sum = unpaid && formatMoney(unpaid);
  const { run, busy, problem } = useCommand('POST /office/api/deals/step', {
    refreshes: ['deal', 'deals', 'today'],
    act: () => m.deals_act_complete({ number, sum: sum ?? '' }),
  });
  const submit = async () => {
    const answer = await run({ number, version, step: 'complete', ...(unpaid && { unpaidMinor: unpaid.minor }) });
    // After a refusal the page shows what has happened meanwhile.
    if (!answer) void queries.invalidateQueries({ queryKey: ['deal'] });
    return answer;
  };
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.deals_step_complete()}
      isReady={unpaid === null || agreedMinor === unpaid.minor}
      onSubmit={submit}
    >
      <p>{sum === null ? m.deals_complete_paid() : m.deals_complete_unpaid({ sum })}</p>
      <p>{m.deals_complete_about()}</p>
      {unpaid && sum !== null && (
        <Checkbox
          name="unpaidMinor"
          checked={agreedMinor === unpaid.minor}
          onChange={({ target }) => setAgreed(target.checked ? unpaid.minor : null)}
        >
          {m.deals_complete_agree({ sum })}
        </Checkbox>
      )}
    </DialogForm>
  );
}
