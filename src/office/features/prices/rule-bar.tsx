import { type MouseEventHandler, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import type { Currency } from '../../../base/money.ts';
import { farOf } from '../../../contract/office/prices/far-prices.ts';
import type { PriceRule } from '../../../contract/office/prices/price-rule.ts';
import { type Inventory, priceLimits } from '../../../contract/office/prices/prices.ts';
import { releaseLimits } from '../../../contract/office/releases/releases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formatNumber, formatPrice } from '../../data/format-price.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { StandingQuotes } from '../../parts/quotes/standing-quotes.tsx';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { FarPrices } from './far-prices.tsx';
import { useIntoRelease } from './into-release.tsx';
import styles from './prices.module.css';
import { RuleFields } from './rule-fields.tsx';
import { type Outcome, outcomeOf, placeOf, shareOf } from './rule-outcome.ts';
import { StatusSteps } from './status-steps.tsx';
import { readUntil, type TypedRule } from './typed-rule.ts';

const signs = { UAH: m.prices_hryvnias, USD: m.prices_dollars } as const;

type Props = {
  inventory: Inventory;
  /** The rows whose prices change. */
  target: readonly number[];
  /** What is said of flats that investors resell, where there are some. */
  resale: ReactNode;
  typed: TypedRule;
  rule: PriceRule | null;
  currency: Currency;
  onType: (typed: TypedRule) => void;
  /** Null where nothing is selected. */
  onClear: (() => void) | null;
  onPublished: () => void;
  /** Grows whenever a person goes from a flat to its price, which is then typed over. */
  opened: number;
  onPress: MouseEventHandler;
};

/** The rule that changes prices, what comes of it, and its two ways to the site. */
export function RuleBar({ inventory, target, resale, typed, rule, currency, onType, onClear, onPublished, onPress, opened }: Props) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'now' | 'release' | null>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened > 0) bar.current?.querySelector<HTMLInputElement>('input[name=value]')?.select();
  }, [opened]);
  const outcome = useMemo(() => rule && outcomeOf(inventory, target, rule, currency), [inventory, target, rule, currency]);
  const { field, ...release } = useIntoRelease();
  const { into } = release;
  const plan = useCommand('POST /office/api/prices/change', { refreshes: ['releases'] });
  const add = useCommand('POST /office/api/prices/plan', { refreshes: ['releases', 'release'] });
  const quotes = useCommand('POST /office/api/prices/quotes');
  const now = useCommand('POST /office/api/prices/change', { refreshes: ['releases', 'inventory'] });
  const until = readUntil(typed, systemClock());
  const sign = typed.by === 'percent' ? '%' : signs[currency]();
  const name = releaseName(ruleText(typed, sign), placeOf(inventory, target), typed.why);
  const confirmed = farOf(outcome?.far ?? []);
  const body = () => ({
    apartments: target.map((row) => inventory.ids[row] as number),
    rule: rule as PriceRule,
    ...(until && { until: until.toISOString() }),
    ...(confirmed && { confirmed }),
  });
  const toRelease = async () => {
    const made = into
      ? await add.run({ number: into.number, version: into.version, ...body() })
      : await plan.run({ name, ...body(), publish: false });
    if (made) void navigate(`/releases/${made.number}`);
    else await release.readAnew();
    return made;
  };
  const publish = async () => {
    const done = await now.run({ name, ...body(), publish: true });
    if (done) onPublished();
    return done;
  };
  /** One price is changed at once, unless it moves far or was promised to be another. */
  const askFirst = async () => {
    const { apartments, rule: tried } = body();
    const found = await quotes.run({ apartments, rule: tried });
    if (found && target.length === 1 && found.total === 0 && !confirmed) await publish();
    else if (found) setAsked('now');
  };
  const problem = now.problem ?? plan.problem ?? add.problem;
  const isTooMany = target.length > priceLimits.mostFlats;
  const isReady = rule !== null && until !== null && outcome !== null && outcome.count > 0 && !isTooMany;
  return (
    <section ref={bar} className={styles.bar} aria-label={m.prices_rule()} onClickCapture={onPress}>
      <Target count={target.length} onClear={onClear}>
        {field}
      </Target>
      {resale}
      <div className={styles.rule}>
        <RuleFields
          typed={typed}
          sign={sign}
          until={until}
          hasWhy={into === null}
          onType={onType}
          isWrong={typed.value.trim() !== '' && rule === null}
        />
      </div>
      <div className={styles.steps}>
        <Button
          arrow={false}
          disabled={!isReady || plan.busy || add.busy || release.isReading}
          onClick={() => (confirmed ? setAsked('release') : void toRelease())}
        >
          {m.prices_to_release()}
        </Button>
        <Button kind="quiet" arrow={false} disabled={!isReady || now.busy || quotes.busy} onClick={() => void askFirst()}>
          {m.prices_publish()}
        </Button>
        <StatusSteps inventory={inventory} target={target} release={release} where={placeOf(inventory, target)} />
      </div>
      {outcome && <OutcomeNote outcome={outcome} currency={currency} />}
      {isTooMany && <p className={record.late}>{m.prices_too_many({ count: formatNumber(priceLimits.mostFlats) })}</p>}
      {now.answer && !rule && <Published {...now.answer} />}
      <Refusal text={(quotes.problem ?? (asked ? null : problem))?.message} />
      {asked && (
        <DialogForm
          title={asked === 'now' ? m.prices_publish() : m.prices_to_release()}
          {...(confirmed && { action: m.prices_far_sure() })}
          busy={now.busy || plan.busy || add.busy || release.isReading}
          problem={problem?.errors?.confirmed ? { ...problem, message: m.prices_far_moved() } : problem}
          isReady={isReady}
          onSubmit={asked === 'now' ? publish : toRelease}
          onClose={() => setAsked(null)}
        >
          <FarPrices inventory={inventory} far={outcome?.far ?? []} />
          {asked === 'now' && <p>{m.prices_publish_sure({ count: outcome?.count ?? 0 })}</p>}
          {asked === 'now' && quotes.answer && <StandingQuotes quotes={quotes.answer} />}
        </DialogForm>
      )}
    </section>
  );
}

const Published = ({ number, planned }: { number: number; planned: number }) => (
  <p role="status">
    {m.prices_published({ count: planned })}{' '}
    <Link to={`/releases/${number}`} className={record.opens}>
      {m.prices_published_open()}
    </Link>
  </p>
);

/** How many flats the rule is for; `onClear` where they are selected. */
const Target = ({ count, onClear, children }: { count: number; onClear: (() => void) | null; children: ReactNode }) => (
  <div className={styles.target}>
    {onClear ? m.prices_target_selected({ count }) : m.prices_target_all({ count })}
    {onClear ? (
      <button type="button" className={record.opens} onClick={onClear}>
        {m.prices_clear()}
      </button>
    ) : (
      <span className={record.note}>{m.prices_one_hint()}</span>
    )}
    {children}
  </div>
);

const OutcomeNote = ({ outcome, currency }: { outcome: Outcome; currency: Currency }) =>
  outcome.count + outcome.unfit > 0 && (
    <p role="status">
      {m.prices_outcome({
        count: outcome.count,
        before: formatPrice(outcome.before, currency),
        after: formatPrice(outcome.after, currency),
        share: shareOf(outcome),
      })}
      {outcome.unfit > 0 && <span className={`${record.note} ${record.late}`}>{m.prices_unfit({ count: outcome.unfit })}</span>}
    </p>
  );

/** What the release is called, which stands beside each of its prices for as long as they stand against their source. */
const releaseName = (rule: string, where: string, why: string): string =>
  [m.prices_release_name({ rule, where }), why.trim()].filter(Boolean).join(': ').slice(0, releaseLimits.nameLongest);

/** "+2 %", "−50 $ for each floor"; its parts stay on one line. */
const ruleText = ({ by, value }: TypedRule, sign: string): string =>
  [value.trim(), sign, by === 'metre' && m.prices_for_metre(), by === 'floor' && m.prices_for_floor()].filter(Boolean).join('\u00a0');
