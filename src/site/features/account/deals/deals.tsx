import { useState } from 'react';
import type { Deal } from '../../../../contract/deals/deals.ts';
import type { WaitlistEntry } from '../../../../contract/deals/waitlists.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useStaticPages } from '../../../data/pages/load-static-pages.ts';
import { useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { EmptySection } from '../own/empty-section.tsx';
import { DealItem, hasEnded } from './deal-item.tsx';
import styles from './deals.module.css';
import { useOwnWaitlists } from './use-own-waitlists.ts';
import { WaitlistItem } from './waitlist-item.tsx';

/**
 * Every deal and every waitlist entry of the client, the most urgent first: turns, then open deals, waitlists,
 * and ended ones. Each with its state, its time left and the allowed steps.
 */
export function Deals() {
  const user = useUser();
  const { waitlists, failed, refetch } = useOwnWaitlists();
  const { header } = useStaticPages();
  const [left, setLeft] = useState<string | null>(null);
  if (!user) return null;
  const { deals } = user;
  const leave = async ({ apartment }: WaitlistEntry) => {
    await refetch();
    setLeft(apartment.number);
  };
  const status = (
    <p className={styles.notice} role="status">
      {left && m.account_waitlist_left({ number: left })}
    </p>
  );
  if (deals.length === 0 && waitlists?.length === 0)
    return (
      <>
        {status}
        <EmptySection
          title={m.account_no_deals()}
          text={m.account_no_deals_text()}
          lead={{ page: 'apartments', text: m.account_no_deals_lead() }}
        />
      </>
    );
  const shown = (some: Deal[]) => some.map((deal) => <DealItem key={deal.id} deal={deal} phone={header?.phone} />);
  const waited = (isTurn: boolean) =>
    waitlists
      ?.filter(({ turn }) => (turn !== null) === isTurn)
      .map((entry) => <WaitlistItem key={entry.apartment.id} entry={entry} onLeft={() => leave(entry)} />);
  return (
    <>
      {status}
      <ul className={styles.deals} aria-busy={waitlists === null && !failed}>
        {waited(true)}
        {shown(deals.filter((deal) => !hasEnded(deal)))}
        {waited(false)}
        {shown(deals.filter(hasEnded))}
      </ul>
      {failed && (
        <p className={styles.unknown} role="status">
          {m.account_waitlists_failed()}{' '}
          <Button kind="plain" onClick={() => void refetch()}>
            {m.account_retry()}
          </Button>
        </p>
      )}
    </>
  );
}
