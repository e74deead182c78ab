import type { Deal } from '../../../../contract/deals/deals.ts';
import { PlanDrawing } from '../../../../drawings/plan-drawing.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import beside from '../../../../ui/layout/beside.module.css';
import { useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { EmptySection } from '../own/empty-section.tsx';
import { isObject, pageOf } from '../own/sections.ts';
import { DealHead } from './deal-head.tsx';
import styles from './deals.module.css';
import { UnderContract } from './under-contract.tsx';

/** Flats under contract or bought: payments, documents, and the surroundings under construction. */
export function Objects() {
  // Unpaid contracts come first.
  const objects = (useUser()?.deals ?? [])
    .filter(isObject)
    .sort((one, other) => Number(other.state === 'contract') - Number(one.state === 'contract'));
  const isBooked = (useUser()?.deals ?? []).some(({ state }) => state === 'requested' || state === 'reserved');
  if (objects.length === 0 && isBooked)
    return (
      <EmptySection
        title={m.account_no_objects()}
        text={m.account_no_objects_booked()}
        lead={{ page: pageOf('deals'), text: m.account_no_objects_to_deals() }}
      />
    );
  if (objects.length === 0)
    return (
      <EmptySection
        title={m.account_no_objects()}
        text={m.account_no_objects_text()}
        lead={{ page: 'projects', text: m.account_no_objects_lead() }}
      />
    );
  return (
    <ul className={styles.deals}>
      {objects.map((deal) => (
        <li key={deal.id} className={classNames(beside.row, beside.entry)}>
          <DealHead deal={deal} plan={<ObjectPlan apartment={deal.apartment} />}>
            <span className={styles.state} data-state={deal.state}>
              {deal.state === 'contract' ? m.account_state_contract() : m.account_state_bought()}
            </span>
            <span className="printed">{m.account_deal({ number: deal.number })}</span>
          </DealHead>
          <div className={styles.wide}>
            <UnderContract deal={deal} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const ObjectPlan = ({ apartment: { plan, number } }: Pick<Deal, 'apartment'>) =>
  plan && (
    <div className={styles.plan}>
      <PlanDrawing plan={plan} title={m.flat_plan_of({ number })} />
    </div>
  );
