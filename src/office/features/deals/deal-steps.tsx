import { useState } from 'react';
import type { DealStep, WholeDeal } from '../../../contract/office/deals.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { SendQuote } from '../../parts/quotes/send-quote.tsx';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import styles from './deals.module.css';
import { EndDialog } from './end-dialog.tsx';
import { SignDialog } from './sign-dialog.tsx';

const names = {
  confirm: m.deals_step_confirm,
  extend: m.deals_step_extend,
  sign: m.deals_step_sign,
  complete: m.deals_step_complete,
  cancel: m.deals_step_cancel,
  withdraw: m.deals_step_withdraw,
  take: m.deals_take,
} as const satisfies Partial<Record<DealStep, () => string>>;
type Named = keyof typeof names;
const isNamed = (step: DealStep): step is Named => step in names;

/** The step that leads on comes before the others. */
const important: readonly Named[] = ['take', 'confirm', 'sign', 'complete'];

const refreshes = ['deal', 'deals'];

/** The steps that the server allows now, each a button. */
export function DealSteps({ deal }: { deal: WholeDeal }) {
  const { number, version, allowed } = deal;
  const [open, setOpen] = useState<'sign' | 'complete' | 'end' | null>(null);
  const step = useCommand('POST /office/api/deals/step', { refreshes, act: () => '' });
  const take = useCommand('POST /office/api/deals/take', { refreshes });
  const assign = useCommand('POST /office/api/deals/assign', { refreshes });
  const problem = step.problem ?? take.problem ?? assign.problem;
  /** After a refusal the page shows what has happened meanwhile. */
  const settled = (answer: unknown) => {
    if (!answer) void queries.invalidateQueries({ queryKey: ['deal'] });
  };
  const perform = (one: Named) => {
    if (one === 'sign' || one === 'complete') setOpen(one);
    else if (one === 'cancel' || one === 'withdraw') setOpen('end');
    else if (one === 'take') void take.run({ number }).then(settled);
    else void step.run({ number, version, step: one }).then(settled);
  };
  const named = allowed.filter(isNamed);
  const main = important.find((one) => named.includes(one));
  const steps = [...(main ? [main] : []), ...named.filter((one) => one !== main)];
  return (
    <section className={styles.steps} aria-labelledby="deal-steps">
      <h2 id="deal-steps" className={typography.name}>
        {m.deals_steps()}
      </h2>
      {steps.length === 0 && <p className={typography.quiet}>{m.deals_no_steps()}</p>}
      {steps.map((one) => (
        <Button
          key={one}
          kind={one === main ? 'main' : 'quiet'}
          arrow={false}
          wide
          disabled={step.busy || take.busy}
          onClick={() => perform(one)}
        >
          {names[one]()}
        </Button>
      ))}
      {deal.client.phone && <SendQuote wide slug={deal.flat.slug} to={deal.client.phone} />}
      {allowed.includes('assign') && (
        <label className={record.filter}>
          <span>{m.deals_assign()}</span>
          <select
            value={deal.owner?.id ?? ''}
            disabled={assign.busy}
            onChange={({ target }) => void assign.run({ number, staffId: target.value || null }).then(settled)}
          >
            <option value="">{m.deals_no_owner()}</option>
            {deal.assignable.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Refusal text={problem?.message} />
      {open === 'sign' && <SignDialog deal={deal} onClose={() => setOpen(null)} />}
      {open === 'complete' && <CompleteDialog deal={deal} onClose={() => setOpen(null)} />}
      {open === 'end' && <EndDialog deal={deal} onClose={() => setOpen(null)} />}
    </section>
  );
}
