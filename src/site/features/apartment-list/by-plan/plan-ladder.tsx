import { useEffect, useState } from 'react';
import type { ApartmentItem, ApartmentStatus } from '../../../../contract/catalogue/apartments.ts';
import { PageDialog } from '../../../../ui/controls/page-dialog.tsx';
import { Link } from '../../../../ui/text/link.tsx';
import { cardFlat } from '../../../cards/card-flat.ts';
import { browserClient } from '../../../data/api/browser-client.ts';
import { startLive } from '../../../data/live/start-live.ts';
import { useLocale } from '../../../data/paths.ts';
import { counted, formatRooms } from '../../../format/format-apartment.ts';
import { formatArea } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import { type Criteria, plainQuery } from '../../filter/criteria/list-criteria.ts';
import type { PlanCard } from './flats-of-plan.ts';
import { LadderRow } from './ladder-row.tsx';
import styles from './plan-ladder.module.css';

const most = 48;

type Props = { item: PlanCard; criteria: Criteria; address: string; open: boolean; onClose: () => void };

/** The found flats with the plan of a card, from the highest floor down, and what each floor costs and sees. */
export function PlanLadder({ item, criteria, address, open, onClose }: Props) {
  const locale = useLocale();
  const [flats, setFlats] = useState<ApartmentItem[] | 'failed' | null>(null);
  const [statuses, setStatuses] = useState<ReadonlyMap<number, ApartmentStatus>>(new Map());
  const [news, setNews] = useState('');
  const query = `${plainQuery({ ...criteria, sort: 'price_asc', page: 1 })}&per_page=${most}`;
  const { slug } = item;

  useEffect(() => {
    if (!open) return;
    let hasLeft = false;
    let asked = 0;
    let heard = new Map<number, ApartmentStatus>();
    const ask = async () => {
      asked += 1;
      const own = asked;
      heard = new Map();
      const answer = await browserClient(locale)('GET /api/{locale}/apartments', { query }).catch(() => null);
      // The answer to the last question holds, and what was heard since it was asked.
      if (hasLeft || own < asked) return;
      if (!answer) return setFlats((before) => (Array.isArray(before) ? before : 'failed'));
      setStatuses(new Map(heard));
      setFlats(alike(answer.apartments.items, slug));
    };
    void ask();
    const stop = startLive({
      ask: ({ reason }) => reason !== 'first' && ask(),
      onChange: ({ id, status }) => {
        heard.set(id, status);
        setStatuses((before) => new Map(before).set(id, status));
      },
    });
    return () => {
      hasLeft = true;
      stop();
    };
  }, [open, locale, query, slug]);

  const shown = Array.isArray(flats) ? flats.map((flat) => ({ ...flat, status: statuses.get(flat.id) ?? flat.status })) : [];
  const taken = shown.filter(({ status }) => status !== 'available').map(({ number }) => number);
  const takenText = taken.length > 0 ? m.ladder_taken({ numbers: taken.join(', ') }) : '';
  useEffect(() => setNews(takenText), [takenText]);
  const hasSections = new Set(shown.map(({ section }) => section?.id)).size > 1;

  return (
    <PageDialog
      open={open}
      onClose={onClose}
      closeLabel={m.ladder_close()}
      variant="sheet"
      title={m.ladder_title({ area: formatArea(item.area, locale), rooms: formatRooms(item.roomCount) })}
    >
      <p className={styles.lead}>
        {item.project}, {m.list_flats(counted(item.samePlan.total, locale))}
      </p>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {flats === null && <p className={styles.lead}>{m.list_searching()}</p>}
      {flats === 'failed' && (
        <p role="alert">
          {m.list_failed()}.{' '}
          <Link inText href={address}>
            {m.ladder_as_list()}
          </Link>
        </p>
      )}
      <ol className={styles.ladder}>
        {shown.map((flat) => (
          <LadderRow key={flat.slug} flat={flat} locale={locale} hasSection={hasSections} />
        ))}
      </ol>
      {shown.length > 0 && (
        <p className={styles.more}>
          <Link alone href={address}>
            {m.ladder_as_list()}
          </Link>
        </p>
      )}
    </PageDialog>
  );
}

/** Those that are drawn as the flat of the card, which is among them; all where it is not. */
function alike(items: readonly ApartmentItem[], slug: string): ApartmentItem[] {
  const drawingOf = (item: ApartmentItem) => JSON.stringify(cardFlat(item).sketch);
  const own = items.find((item) => item.slug === slug);
  const same = own ? items.filter((item) => item.roomCount === own.roomCount && drawingOf(item) === drawingOf(own)) : [...items];
  return same.sort((a, b) => b.floor - a.floor || a.cost - b.cost || a.id - b.id);
}
