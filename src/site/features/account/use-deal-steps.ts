import { useRef, useState } from 'react';
import { problemOf } from '../../../contract/client.ts';
import type { DealClient } from '../../../contract/deals/deal-client.ts';
import type { DealAnswer, WireDeal } from '../../../contract/deals/deals.ts';
import { useLocale, usePath } from '../../paths.ts';
import { accountClient, noteUser, useUser } from '../../stored/account.ts';
import { dealClient } from '../booking/deal-client.ts';
import { pageOf } from './sections.ts';

type Step = 'pay' | 'ask-manager' | 'extend' | 'cancel';
export type StepTrouble = 'refused' | 'offline' | 'failed' | null;

/** The steps of one deal. Each try of the same step goes out under the same key until it is answered. */
export function useDealSteps(deal: WireDeal) {
  const user = useUser();
  const locale = useLocale();
  const path = usePath();
  const [busy, setBusy] = useState<Step | null>(null);
  const [trouble, setTrouble] = useState<StepTrouble>(null);
  const keys = useRef<Partial<Record<Step, string>>>({});

  const send = (client: DealClient, step: Step, key: string): Promise<DealAnswer> => {
    if (step === 'cancel') return client.cancel(deal.id, key);
    if (step === 'pay') return client.update({ deal_id: deal.id, step, return_path: path(pageOf('deals')) }, key);
    return client.update({ deal_id: deal.id, step }, key);
  };

  async function take(step: Step): Promise<void> {
    if (busy || !user) return;
    setBusy(step);
    setTrouble(null);
    keys.current[step] ??= crypto.randomUUID();
    try {
      const answer = await send(dealClient(locale), step, keys.current[step]);
      delete keys.current[step];
      noteUser({ ...user, deals: user.deals.map((one) => (one.id === deal.id ? answer.deal : one)) });
      if (step === 'pay' && answer.deal.payment?.page_url) window.location.assign(answer.deal.payment.page_url);
    } catch (fault) {
      const problem = problemOf(fault);
      // A refusal is an answer; a fault of the server tells nothing of what it did.
      if (problem && problem.statusCode < 500) delete keys.current[step];
      setTrouble(!problem ? 'offline' : problem.statusCode === 409 ? 'refused' : 'failed');
      // It has moved without us: by the clock, the bank or another tab.
      if (problem?.statusCode === 409) noteUser((await accountClient(locale).user()).user);
    } finally {
      setBusy(null);
    }
  }
  return { busy, trouble, take: (step: Step) => void take(step).catch(() => setTrouble('offline')) };
}
