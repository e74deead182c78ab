import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Restored } from '../../../ui/deferred.tsx';
import { isPlainClick } from '../../../ui/plain-click.ts';
import * as m from '../../paraglide/messages.js';
import { InstalmentCalculator } from './calculator.tsx';
import type { InstalmentsData } from './instalment-input.ts';
import { asksForLoan, withWay } from './mortgage/loan-input.ts';
import { MortgagePanel } from './mortgage/mortgage-panel.tsx';
import styles from './payment-ways.module.css';

type Way = 'plan' | 'loan';
const ways = ['plan', 'loan'] as const;
type Props = { data: InstalmentsData; projects?: readonly { slug: string; name: string }[] } & Restored;

/**
 * Two ways to pay for the same flat: by instalments, or with the state's mortgage, which is loaded when it is opened. The tabs are links
 * until the part hydrates.
 */
export function PaymentWays({ data, projects, typed }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>(data.loan === undefined ? 'plan' : 'loan');
  const [isOpened, setOpened] = useState(way === 'loan');
  const [flat, setFlat] = useState(data.plan.apartment);
  const list = useRef<HTMLDivElement>(null);
  const texts = { plan: m.instalments_title(), loan: m.loan_title() };

  const choose = (next: Way) => {
    setWay(next);
    if (next === 'loan') setOpened(true);
    const search = new URLSearchParams(location.search);
    if (asksForLoan(search) !== (next === 'loan'))
      void navigate(`?${withWay(search, next === 'loan')}`, { replace: true, preventScrollReset: true });
  };
  const click = (event: MouseEvent, next: Way) => {
    if (!typed || !isPlainClick(event)) return;
    event.preventDefault();
    choose(next);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !typed) return;
    event.preventDefault();
    const next = ways[(ways.indexOf(way) + step + ways.length) % ways.length] ?? way;
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-way="${next}"]`)?.focus();
  };

  return (
    <div className={styles.ways}>
      <div ref={list} role="tablist" aria-label={m.instalments_ways()} className={styles.tabs} onKeyDown={press}>
        {ways.map((one) => (
          <a
            key={one}
            id={`${id}-${one}`}
            role="tab"
            href={one === 'loan' ? '?pay=loan#instalments' : '?#instalments'}
            rel="nofollow"
            aria-selected={one === way}
            aria-controls={one === 'plan' || isOpened ? `${id}-${one}-panel` : undefined}
            tabIndex={one === way || !typed ? 0 : -1}
            className={styles.tab}
            data-way={one}
            onClick={(event) => click(event, one)}
          >
            {texts[one]}
          </a>
        ))}
      </div>
      <div id={`${id}-plan-panel`} role="tabpanel" aria-labelledby={`${id}-plan`} hidden={way !== 'plan'}>
        <InstalmentCalculator data={data} {...(projects && { projects })} {...(typed && { typed })} onFlat={setFlat} />
      </div>
      {isOpened && (
        <div id={`${id}-loan-panel`} role="tabpanel" aria-labelledby={`${id}-loan`} hidden={way !== 'loan'}>
          <MortgagePanel key={flat?.slug ?? ''} apartment={flat?.slug ?? null} loaded={data.loan ?? null} {...(typed && { typed })} />
        </div>
      )}
    </div>
  );
}
