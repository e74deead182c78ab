import { type MouseEvent, useState } from 'react';
import type { Locale } from '../../../../base/locale.ts';
import { useDeferred } from '../../../../ui/deferred.tsx';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import { isPlainClick } from '../../../../ui/plain-click.ts';
import { ApartmentCard } from '../../../cards/apartment-card.tsx';
import type { CardFlat } from '../../../cards/card-flat.ts';
import { openAddress } from '../../../data/page-unreached.ts';
import { counted } from '../../../format/format-apartment.ts';
import * as m from '../../../paraglide/messages.js';
import { useListAddress } from '../../filter/criteria/list-address.ts';
import type { Criteria } from '../../filter/criteria/list-criteria.ts';
import { flatsOfPlan, isPlanCard, type PlanCard } from './flats-of-plan.ts';
import styles from './plan-cards.module.css';

const load = () => import('./plan-ladder.tsx').then((module) => module.PlanLadder);

/** Cards in the first screen of a desktop. */
const firstScreen = 4;

type Props = { flats: readonly CardFlat[]; criteria: Criteria; locale: Locale };

/**
 * A card for each plan. Where several flats have one plan, the card opens the ladder of their floors; without a script it leads to the same
 * flats as a list.
 */
export function PlanCards({ flats, criteria, locale }: Props) {
  const list = useListAddress();
  const { Part: Ladder, fetchPart, warm } = useDeferred(load);
  const [opened, setOpened] = useState<PlanCard | null>(null);
  const [isOpen, setOpen] = useState(false);

  const opener = (item: PlanCard) => {
    const address = list.at(flatsOfPlan(criteria, item));
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void fetchPart().then((isThere) => {
        if (!isThere) return openAddress(address);
        setOpened(item);
        setOpen(true);
      });
    };
    return (
      <a className={styles.opener} href={address} rel="nofollow" aria-haspopup="dialog" onClick={onClick} {...warm}>
        {m.ladder_open(counted(item.samePlan.total, locale))}
        <Icon name="chevron" size={14} />
      </a>
    );
  };

  return (
    <>
      <ul className={styles.cards}>
        {flats.map((item, place) => (
          <li key={item.slug} className={styles.cell}>
            <ApartmentCard item={item} locale={locale} eager={place < firstScreen}>
              {isPlanCard(item) && opener(item)}
            </ApartmentCard>
          </li>
        ))}
      </ul>
      {Ladder && opened && (
        <Ladder
          key={opened.slug}
          item={opened}
          criteria={flatsOfPlan(criteria, opened)}
          address={list.at(flatsOfPlan(criteria, opened))}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
