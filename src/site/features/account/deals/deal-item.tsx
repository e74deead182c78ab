import type { Deal } from '../../../../contract/deals/deals.ts';
import { PlanDrawing } from '../../../../drawings/plan-drawing.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { deferred } from '../../../../ui/deferred.tsx';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../../data/paths.ts';
import { formatDateTime } from '../../../format/format-date-time.ts';
import { formatArea, formatPrice } from '../../../format/price/number-formats.ts';
import { Price } from '../../../format/price/price.tsx';
import { telephone } from '../../../format/telephone.ts';
import * as m from '../../../paraglide/messages.js';
import { AppliedOffers } from '../../booking/applied-offers.tsx';
import { isObject } from '../own/sections.ts';
import styles from './deal-item.module.css';
import { DealLedger } from './deal-ledger.tsx';
import { DealSteps } from './deal-steps.tsx';
import { horizonOf } from './horizon/deal-horizon.ts';
import { HorizonLine } from './horizon/horizon-line.tsx';
import { NextStep } from './next-step.tsx';

const states: Record<Deal['state'], () => string> = {
  held: m.account_state_held,
  requested: m.account_state_requested,
  reserved: m.account_state_reserved,
  contract: m.account_state_contract,
  completed: m.account_state_completed,
  cancelled: m.account_state_cancelled,
  expired: m.account_state_expired,
};

export const hasEnded = ({ state }: Pick<Deal, 'state'>): boolean => state === 'cancelled' || state === 'expired';

// Few deals that ended unpaid have any.
const DealDocuments = deferred(() => import('./deal-documents.tsx').then((module) => module.DealDocuments), 'rendered');
const BuildingNow = deferred(() => import('./building-now.tsx').then((module) => module.BuildingNow), 'rendered');

/** A deal: at the left what is the client's, at the right what happens next, below every hryvnia. `phone` is that of the sales office. */
export function DealItem({ deal, phone = '' }: { deal: Deal; phone?: string }) {
  const locale = useLocale();
  const receipts = hasEnded(deal) ? deal.documents.filter(({ kind }) => kind === 'receipt') : [];
  return (
    <li className={styles.deal} data-state={deal.state}>
      <DealFlat deal={deal} />
      <div className={styles.right}>
        <div className={styles.way}>
          <p className={styles.state} data-state={deal.state}>
            {states[deal.state]()}
          </p>
          <HorizonLine points={horizonOf(deal, locale)} />
          <NextStep deal={deal} phone={phone}>
            <DealSteps deal={deal} />
          </NextStep>
          {!hasEnded(deal) && (
            <div className={styles.beside}>
              {deal.state === 'reserved' && <Bring />}
              <Manager deal={deal} phone={phone} />
            </div>
          )}
          {receipts.length > 0 && <DealDocuments documents={receipts} />}
        </div>
        <div className={styles.wide}>
          <DealLedger deal={deal} />
          {deal.state === 'reserved' && deal.payment?.state === 'paid' && (
            <p className={typography.note}>
              {m.account_deal_paid({
                paid: formatPrice(deal.payment.amount, 'UAH', locale),
                total: formatPrice(deal.cost, 'UAH', locale),
              })}
            </p>
          )}
          <History deal={deal} />
        </div>
      </div>
      {!hasEnded(deal) && <BuildingNow apartment={deal.apartment} />}
    </li>
  );
}

/** What is the client's: the plan, the price, the place, and the building as it stands this month. */
function DealFlat({ deal }: { deal: Deal }) {
  const locale = useLocale();
  const path = usePath();
  const { apartment } = deal;
  const { plan, address, project } = apartment;
  const number = apartment.number || apartment.slug;
  return (
    <div className={styles.flat}>
      {plan && !hasEnded(deal) && (
        <div className={styles.plan}>
          <PlanDrawing plan={plan} title={m.flat_plan_of({ number })} />
        </div>
      )}
      <p className={typography.note}>{m.account_deal({ number: deal.number })}</p>
      <h2 className={styles.name}>
        <Link href={path(`apartments/${apartment.slug}`)}>{m.account_deal_flat({ number, project: project.name })}</Link>
      </h2>
      {apartment.number !== '' && (
        <p>
          {m.account_deal_place({
            area: formatArea(apartment.area, locale),
            floor: apartment.floor,
            total: apartment.floorsTotal,
            section: apartment.section.name.toLowerCase(),
          })}
        </p>
      )}
      {address && <p className={typography.quiet}>{address}</p>}
      <p className={styles.price}>
        <Price uah={deal.cost} usd={deal.costUsd} show="both" />
      </p>
      <AppliedOffers
        // What is to be proven is proven before the signature.
        offers={
          hasEnded(deal)
            ? []
            : isObject(deal)
              ? deal.offers.filter(({ applied, effect }) => applied || effect.kind === 'gift')
              : deal.offers
        }
        cost={deal.cost}
        list={{ cost: deal.listCost, costUsd: deal.listCostUsd }}
        locale={locale}
      />
    </div>
  );
}

const Bring = () => (
  <section>
    <h3 className={styles.label}>{m.account_bring()}</h3>
    <ul className={styles.list}>
      <li>{m.account_bring_passport()}</li>
      <li>{m.account_bring_inn()}</li>
      <li>{m.account_bring_spouse()}</li>
    </ul>
  </section>
);

/** The person who leads the deal, or the sales office, with the number of the office. */
const Manager = ({ deal: { manager }, phone }: { deal: Deal; phone: string }) => (
  <section>
    <h3 className={styles.label}>{m.account_manager()}</h3>
    <p className={styles.person}>{manager?.name ?? m.account_sales_office()}</p>
    {phone && (
      <p>
        <Link alone href={telephone(phone)}>
          {phone}
        </Link>
      </p>
    )}
    <p className={typography.note}>{m.forms_consultation_hours()}</p>
  </section>
);

function History({ deal }: { deal: Deal }) {
  const locale = useLocale();
  const moves = deal.history.filter(({ from, to }) => from !== to);
  if (moves.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{m.account_deal_history()}</summary>
      <ol className={styles.moves}>
        {moves.map(({ at, to }) => (
          <li key={`${at} ${to}`}>
            <span>{states[to]()}</span> <span className={classNames(typography.note, styles.when)}>{formatDateTime(at, locale)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
