import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { deadline, flatName, flatPlace } from './deal-texts.ts';
import styles from './deals.module.css';
import { StateMark } from './state-mark.tsx';

const lookEveryMs = 5_000;

/** Deals without an owner: who takes one sees its client. */
export function FreeDeals() {
  const { data } = useQuery({
    queryKey: ['deals', 'free'],
    queryFn: ({ signal }) => ask('GET /office/api/deals/free', { signal }),
    refetchInterval: lookEveryMs,
  });
  const take = useCommand('POST /office/api/deals/take', { refreshes: ['deals'] });
  const navigate = useNavigate();
  if (!data || data.deals.length === 0) return null;
  return (
    <section className={styles.free} aria-labelledby="free-deals">
      <h2 id="free-deals" className={typography.name}>
        {m.deals_free_title()}
      </h2>
      <p className={typography.note}>{m.deals_free_about()}</p>
      <Refusal text={take.problem?.message} />
      <ul className={styles.list}>
        {data.deals.map((deal) => (
          <li key={deal.number}>
            <StateMark state={deal.state} />
            <span>
              {flatName(deal.flat)} <span className={record.quiet}>{flatPlace(deal.flat)}</span>
            </span>
            <span className={record.quiet}>{deadline(deal)}</span>
            <button
              type="button"
              className={textButton.button}
              disabled={take.busy}
              aria-label={m.deals_take_number({ number: deal.number })}
              onClick={() => void take.run({ number: deal.number }).then((done) => done && navigate(`/deals/${deal.number}`))}
            >
              {m.deals_take()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
