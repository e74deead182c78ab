import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import type { Currency } from '../../../base/money.ts';
import { farOf } from '../../../contract/office/prices/far-prices.ts';
import { type PriceRule, roundings } from '../../../contract/office/prices/price-rule.ts';
import { type Inventory, priceLimits } from '../../../contract/office/prices/prices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { formatMoment } from '../../data/format.ts';
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
import { type Outcome, outcomeOf, placeOf, shareOf } from './rule-outcome.ts';
import { StatusSteps } from './status-steps.tsx';
import { type RuleKind, readHundredths, readUntil, ruleKinds, type TypedRule } from './typed-rule.ts';

const kindTexts: Record<RuleKind, () => string> = {
  percent: m.prices_rule_percent,
  sum: m.prices_rule_sum,
  metre: m.prices_rule_metre,
  floor: m.prices_rule_floor,
  set: m.prices_rule_set,
};
const signs = { UAH: m.prices_hryvnias, USD: m.prices_dollars } as const;

type Props = {
  inventory: Inventory;
  /** The rows whose prices change. */
  target: readonly number[];
  isSelection: boolean;
  /** What is said of flats that investors resell, where there are some. */
  resale: ReactNode;
  typed: TypedRule;
  rule: PriceRule | null;
  currency: Currency;
  onType: (typed: TypedRule) => void;
  onClear: () => void;
  onPublished: () => void;
  /** Grows whenever a person goes from a flat to its price, which is then typed over. */
  opened: number;
};

/** The rule that changes prices, what comes of it, and its two ways to the site. */
export function RuleBar({ inventory, target, isSelection, resale, typed, rule, currency, onType, onClear, onPublished, opened }: Props) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'now' | 'release' | null>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened > 0) bar.current?.querySelector<HTMLInputElement>('input[name=value]')?.select();
  }, [opened]);
  const outcome = useMemo(() => rule && outcomeOf(inventory, target, rule, currency), [inventory, target, rule, currency]);
  const { into, field } = useIntoRelease();
  const plan = useCommand('POST /office/api/prices/change', { refreshes: ['releases'] });
  const add = useCommand('POST /office/api/prices/plan', { refreshes: ['releases', 'release'] });
  const quotes = useCommand('POST /office/api/prices/quotes');
  const now = useCommand('POST /office/api/prices/change', { refreshes: ['releases', 'inventory'] });
  const until = readUntil(typed, systemClock());
  const sign = typed.by === 'percent' ? '%' : signs[currency]();
  const name = m.prices_release_name({ rule: ruleText(typed, sign), where: placeOf(inventory, target) });
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
    <section ref={bar} className={styles.bar} aria-label={m.prices_rule()}>
      <div className={styles.target}>
        {isSelection ? m.prices_target_selected({ count: target.length }) : m.prices_target_all({ count: target.length })}
        {!isSelection && <span className={record.note}>{m.prices_one_hint()}</span>}
        {isSelection && (
          <button type="button" className={record.opens} onClick={onClear}>
            {m.prices_clear()}
          </button>
        )}
        {field}
      </div>
      {resale}
      <div className={styles.rule}>
        <RuleFields typed={typed} sign={sign} until={until} onType={onType} isWrong={typed.value.trim() !== '' && rule === null} />
        <Button
          arrow={false}
          disabled={!isReady || plan.busy || add.busy}
          onClick={() => (confirmed ? setAsked('release') : void toRelease())}
        >
          {m.prices_to_release()}
        </Button>
        <Button kind="quiet" arrow={false} disabled={!isReady || now.busy || quotes.busy} onClick={() => void askFirst()}>
          {m.prices_publish()}
        </Button>
      </div>
      <StatusSteps inventory={inventory} target={target} into={into} where={placeOf(inventory, target)} />
      {outcome && <OutcomeNote outcome={outcome} currency={currency} />}
      {isTooMany && <p className={record.late}>{m.prices_too_many({ count: formatNumber(priceLimits.mostFlats) })}</p>}
      {now.answer && !rule && (
        <p role="status">
          {m.prices_published({ count: now.answer.planned })}{' '}
          <Link to={`/releases/${now.answer.number}`} className={record.opens}>
            {m.prices_published_open()}
          </Link>
        </p>
      )}
      <Refusal text={(quotes.problem ?? (asked ? null : problem))?.message} />
      {asked && (
        <DialogForm
          title={asked === 'now' ? m.prices_publish() : m.prices_to_release()}
          {...(confirmed && { action: m.prices_far_sure() })}
          busy={now.busy || plan.busy || add.busy}
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

type FieldsProps = { typed: TypedRule; sign: string; until: Date | null | undefined; isWrong: boolean; onType: (typed: TypedRule) => void };

function RuleFields({ typed, sign, until, isWrong, onType }: FieldsProps) {
  const put = (change: Partial<TypedRule>) => onType({ ...typed, ...change });
  const isZero = typed.by !== 'set' && readHundredths(typed.value) === 0;
  const bad = isZero ? m.prices_rule_zero() : typed.by === 'percent' ? m.prices_rule_bad_percent() : m.prices_rule_bad_sum();
  return (
    <>
      <label className={record.filter}>
        <span>{m.prices_rule()}</span>
        <select value={typed.by} onChange={({ target: { value } }) => put({ by: value as RuleKind })}>
          {ruleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindTexts[kind]()}
            </option>
          ))}
        </select>
      </label>
      <TextField
        className={styles.value}
        label={`${typed.by === 'set' ? m.prices_rule_price() : m.prices_rule_value()}, ${sign}`}
        name="value"
        autoComplete="off"
        inputMode="text"
        value={typed.value}
        onChange={({ target: { value } }) => put({ value: value.slice(0, 20) })}
        {...(isWrong
          ? { error: bad }
          : typed.by !== 'set' && { hint: typed.by === 'percent' ? m.prices_rule_hint_percent() : m.prices_rule_hint_sum() })}
      />
      {typed.by === 'floor' && (
        <TextField
          className={styles.floor}
          label={m.prices_rule_from()}
          name="above"
          autoComplete="off"
          inputMode="numeric"
          value={typed.from}
          onChange={({ target: { value } }) => put({ from: value.slice(0, 3) })}
        />
      )}
      <label className={record.filter}>
        <span>{m.prices_rule_round()}</span>
        <select
          value={typed.roundTo}
          onChange={({ target: { value } }) => put({ roundTo: roundings.find((one) => one === Number(value)) ?? 1 })}
        >
          {roundings.map((one) => (
            <option key={one} value={one}>
              {formatNumber(one)}
            </option>
          ))}
        </select>
      </label>
      <TextField
        className={styles.until}
        label={m.prices_until()}
        name="until"
        type="date"
        value={typed.until}
        onChange={({ target: { value } }) => put({ until: value })}
        {...(until === null
          ? { error: m.prices_until_bad() }
          : { hint: until ? m.prices_until_echo({ at: formatMoment(until.toISOString()) }) : m.prices_until_hint() })}
      />
    </>
  );
}

/** "+2 %", "−50 $ for each floor"; its parts stay on one line. */
const ruleText = ({ by, value }: TypedRule, sign: string): string =>
  [value.trim(), sign, by === 'metre' && m.prices_for_metre(), by === 'floor' && m.prices_for_floor()].filter(Boolean).join('\u00a0');
