import { roundings } from '../../../contract/office/prices/price-rule.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { formatMoment } from '../../data/format.ts';
import { formatNumber } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import styles from './prices.module.css';
import { type RuleKind, readHundredths, ruleKinds, type TypedRule } from './typed-rule.ts';

const kindTexts: Record<RuleKind, () => string> = {
  percent: m.prices_rule_percent,
  sum: m.prices_rule_sum,
  metre: m.prices_rule_metre,
  floor: m.prices_rule_floor,
  set: m.prices_rule_set,
};
type Props = {
  typed: TypedRule;
  sign: string;
  until: Date | null | undefined;
  /** Whether a release is begun, which takes the reason into its name. */
  hasWhy: boolean;
  isWrong: boolean;
  onType: (typed: TypedRule) => void;
};

/** What changes the prices, until when and why. */
export function RuleFields({ typed, sign, until, hasWhy, isWrong, onType }: Props) {
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
      {hasWhy && (
        <TextField
          className={styles.why}
          label={m.prices_why()}
          name="why"
          autoComplete="off"
          maxLength={60}
          value={typed.why}
          onChange={({ target: { value } }) => put({ why: value })}
          hint={m.prices_why_hint()}
        />
      )}
    </>
  );
}
