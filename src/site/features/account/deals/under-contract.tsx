import type { Deal } from '../../../../contract/deals/deals.ts';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../../data/paths.ts';
import { formatDay } from '../../../format/format-date.ts';
import * as m from '../../../paraglide/messages.js';
import { pageOf } from '../own/sections.ts';
import { ConstructionUpdates } from './construction-updates.tsx';
import { DealDocuments } from './deal-documents.tsx';
import { NextPayment } from './next-payment.tsx';
import { PaymentSchedule } from './payment-schedule.tsx';
import styles from './under-contract.module.css';

/** A signed contract: due payments, terms, documents, the building. */
export function UnderContract({ deal }: { deal: Deal }) {
  const locale = useLocale();
  const path = usePath();
  const { contract } = deal;
  return (
    <div className={styles.object}>
      {contract ? (
        <>
          <NextPayment contract={contract} now={new Date(deal.now)} />
          <PaymentSchedule deal={deal} contract={contract} />
        </>
      ) : (
        <p className={styles.lead}>
          {m.account_object_waits()}{' '}
          <Link inText href={path(pageOf('requests'))}>
            {m.account_object_ask()}
          </Link>
        </p>
      )}
      <section className={styles.part}>
        <h3 className={styles.title}>{m.account_object_documents()}</h3>
        {contract && (
          <p className={typography.note}>
            {m.account_object_contract({ number: contract.number, day: formatDay(contract.signedOn, locale) })}
          </p>
        )}
        <DealDocuments documents={deal.documents} />
      </section>
      <ConstructionUpdates apartment={deal.apartment} />
    </div>
  );
}
