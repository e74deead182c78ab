import { useState } from 'react';
import type { Client } from '../../../../contract/client.ts';
import type { Deal, DealAnswer } from '../../../../contract/deals/deals.ts';
import { dealClient } from '../../../data/api/deal-client.ts';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale, usePath } from '../../../data/paths.ts';
import { accountClient, noteUser, useUser } from '../../../data/stored/account.ts';
import { isOutdated } from '../../booking/state/booking-problem.ts';
import { pageOf } from '../own/sections.ts';

type Step = 'pay' | 'ask-manager' | 'extend' | 'cancel';
export type StepFailure = 'refused' | 'offline' | 'failed' | null;

/** The steps of one deal. */
export function useDealSteps(deal: Deal) {
  const user = useUser();
  const locale = useLocale();
  const path = usePath();
  const { busy, run } = useCommand<Step>();
  const [failure, setFailure] = useState<StepFailure>(null);

  const send = (client: Client, step: Step, key: string): Promise<DealAnswer> => {
    if (step === 'cancel') return client('POST /api/deal/cancel', { body: { deal_id: deal.id }, key });
    if (step === 'pay')
      return client('POST /api/deal/update', { body: { deal_id: deal.id, step, return_path: path(pageOf('deals')) }, key });
    return client('POST /api/deal/update', { body: { deal_id: deal.id, step }, key });
  };

  async function perform(step: Step): Promise<void> {
    if (!user) return;
    setFailure(null);
    const done = await run(step, (key) => send(dealClient(locale), step, key));
    if (!done) return;
    if (done.ok) {
      const { deal: moved } = done.answer;
      noteUser({ ...user, deals: user.deals.map((one) => (one.id === deal.id ? moved : one)) });
      if (step === 'pay' && moved.payment?.pageUrl) window.location.assign(moved.payment.pageUrl);
      return;
    }
    const isRefused = isOutdated(done.problem);
    setFailure(!done.problem ? 'offline' : isRefused ? 'refused' : 'failed');
    // The deal has changed elsewhere: by the clock, the bank or another tab.
    if (isRefused) noteUser((await accountClient(locale)('GET /api/client/get')).user);
  }
  return { busy, failure, perform: (step: Step) => void perform(step).catch(() => setFailure('offline')) };
}
