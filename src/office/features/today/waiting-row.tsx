import { Link } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import type { WaitingItem } from '../../../contract/office/today.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatDay, formatMoment, formatMoney } from '../../data/format.ts';
import { formatSpan } from '../../data/format-age.ts';
import { sourceTitle } from '../../data/names/source-names.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './today.module.css';

type Shown = { title: string; detail: string | null; action: string; to: string | null };

const flatText = (number: string | null) => number && m.today_request_flat({ number });

function shownOf(item: WaitingItem): Shown {
  if (item.kind === 'request') {
    const [flat, owner] = [flatText(item.flat), item.owner && m.today_request_owner({ name: item.owner })];
    return {
      title: item.name ? m.today_request({ name: item.name }) : m.today_request_unnamed(),
      detail: [flat, owner].filter(Boolean).join(' · ') || null,
      action: m.today_request_action(),
      to: `/inbox/${item.id}`,
    };
  }
  if (item.kind === 'deal')
    return {
      title: (item.state === 'reserved' ? m.today_reserved : m.today_deal)({ number: item.number }),
      detail: flatText(item.flat),
      action: item.isFree ? m.today_deal_take() : m.today_deal_action(),
      to: item.isFree ? '/deals' : `/deals/${item.number}`,
    };
  if (item.kind === 'refund' || item.kind === 'return') {
    const { number, flat } = item;
    const sum = formatMoney({ minor: item.amountMinor, currency: 'UAH' });
    const said =
      item.kind === 'refund'
        ? { title: m.today_refund({ sum, number }), action: m.today_refund_action() }
        : { title: m.today_return({ sum, number }), action: m.today_deal_action() };
    return { ...said, detail: flatText(flat), to: `/deals/${number}` };
  }
  if (item.kind === 'transfer')
    return {
      title: m.today_transfer({ sum: formatMoney(item.amount), number: item.number }),
      detail: flatText(item.flat),
      action: m.today_transfer_action(),
      to: `/deals/${item.number}?note=1`,
    };
  if (item.kind === 'import')
    return {
      title: m.today_import({ source: item.source }),
      detail: m.today_import_detail(),
      action: m.today_import_action(),
      to: `/imports/${item.number}`,
    };
  if (item.kind === 'prices')
    return {
      title: m.today_prices({ count: item.count }),
      detail: m.today_prices_detail(),
      action: m.today_prices_action(),
      to: '/prices/overrides',
    };
  if (item.kind === 'alarm')
    return {
      title: m.today_alarm({ source: sourceTitle(item.source, item.part) }),
      detail: null,
      action: m.today_alarm_action(),
      to: '/operations',
    };
  if (item.kind === 'release')
    return {
      title: m.today_release({ name: item.name }),
      detail: null,
      action: m.today_release_action(),
      to: `/releases/${item.number}`,
    };
  if (item.kind === 'report')
    return {
      title: m.today_report({ name: item.name }),
      detail: m.today_report_detail(),
      action: m.today_report_action(),
      to: `/releases/${item.number}`,
    };
  if (item.kind === 'layouts')
    return {
      title: m.today_layouts({ count: item.count }),
      detail: item.names,
      action: m.today_translations_action(),
      to: '/releases',
    };
  if (item.kind === 'translations') {
    const said = [
      ...(item.stale > 0 ? [m.today_translations({ count: item.stale })] : []),
      ...(item.undescribed > 0 ? [m.today_undescribed({ count: item.undescribed })] : []),
    ];
    return {
      title: said[0] ?? '',
      detail: said[1] ?? null,
      action: m.today_translations_action(),
      to: item.stale > 0 ? '/releases/translations' : '/media?only=undescribed',
    };
  }
  if (item.kind === 'recovery')
    return { title: m.today_recovery({ name: item.name }), detail: null, action: m.today_recovery_action(), to: '/people' };
  if (item.kind === 'invitation')
    return { title: m.today_invitation({ name: item.name }), detail: null, action: m.today_invitation_action(), to: '/people' };
  return { title: m.today_letters({ count: item.count }), detail: null, action: m.today_letters_action(), to: null };
}

/** Requests and deals promise an answer by a time, a payment has its day; the others stand since one. */
function whenOf(item: WaitingItem): { text: string; isLate: boolean } {
  const { kind, dueAt } = item;
  const isPromised = kind === 'deal' || kind === 'transfer' || (kind === 'request' && item.isPromised);
  if (!isPromised) return { text: m.today_since({ at: formatMoment(dueAt) }), isLate: false };
  const isLate = new Date(dueAt) < systemClock();
  return {
    text: isLate
      ? m.today_late({ age: formatSpan(dueAt) })
      : m.today_until({ at: (kind === 'transfer' ? formatDay : formatMoment)(dueAt) }),
    isLate,
  };
}

export function WaitingRow({ item }: { item: WaitingItem }) {
  const { title, detail, action, to } = shownOf(item);
  const { text, isLate } = whenOf(item);
  return (
    <li className={styles.item} data-late={isLate}>
      <time dateTime={item.dueAt} className={styles.when}>
        {text}
      </time>
      <div className={styles.what}>
        <p>{title}</p>
        {detail && <p className={typography.caption}>{detail}</p>}
      </div>
      {to ? (
        <Link to={to} className={textButton.button} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      ) : (
        item.kind === 'dead-letters' && <RetryButton ids={item.ids} label={action} />
      )}
    </li>
  );
}

function RetryButton({ ids, label }: { ids: string[]; label: string }) {
  const { run, busy, problem } = useCommand('POST /office/api/operations/retry', { refreshes: ['today', 'operations', 'audit'] });
  return (
    <div>
      <button type="button" className={textButton.button} disabled={busy} onClick={() => void run({ ids })}>
        {label}
      </button>
      <Refusal text={problem?.message} />
    </div>
  );
}
