import { type AuditTopic, actorKinds } from '../../../contract/office/audit.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import { useConditions } from '../../data/use-conditions.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import styles from './audit.module.css';
import { kindName, topicNames } from './audit-texts.ts';

const names = ['topic', 'actorKind', 'actorId', 'from', 'until'] as const;
const cleared = Object.fromEntries(names.map((name) => [name, '']));
export type Conditions = Partial<Record<(typeof names)[number], string>>;

export const conditionsOf = (parameters: URLSearchParams): Conditions =>
  Object.fromEntries(names.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])));

const topics = Object.keys(topicNames) as AuditTopic[];
const others = actorKinds.filter((kind) => kind !== 'staff');
const byName = ([, one]: [string, string], [, other]: [string, string]) => one.localeCompare(other, 'uk');

type Props = {
  people: Readonly<Record<string, string>>;
  /** The first day is after the last. */
  isBackwards: boolean;
};

/** Who, what and when. */
export function AuditFilters({ people, isBackwards }: Props) {
  const { conditions, change } = useConditions();
  const given = conditionsOf(conditions);
  const chooseActor = (value: string) => {
    const [actorKind = '', actorId = ''] = value.split(':');
    change({ actorKind, actorId });
  };
  const actor = [given.actorKind, given.actorId].filter(Boolean).join(':');
  return (
    <search className={`${record.filters} ${styles.filters}`}>
      <label className={record.filter}>
        <span>{m.audit_filter_actor()}</span>
        <select value={actor} onChange={({ target }) => chooseActor(target.value)}>
          <option value="">{m.audit_anybody()}</option>
          <optgroup label={m.audit_colleagues()}>
            <option value="staff">{m.audit_all_colleagues()}</option>
            {Object.entries(people)
              .sort(byName)
              .map(([id, name]) => (
                <option key={id} value={`staff:${id}`}>
                  {name}
                </option>
              ))}
          </optgroup>
          <optgroup label={m.audit_others()}>
            {others.map((kind) => (
              <option key={kind} value={kind}>
                {kindName(kind)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <label className={record.filter}>
        <span>{m.audit_filter_topic()}</span>
        <select value={given.topic ?? ''} onChange={({ target }) => change({ topic: target.value })}>
          <option value="">{m.audit_everything()}</option>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {topicNames[topic]()}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={m.audit_from()}
        name="from"
        type="date"
        value={given.from ?? ''}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        label={m.audit_until()}
        name="until"
        type="date"
        value={given.until ?? ''}
        {...(isBackwards && { error: m.audit_until_bad() })}
        onChange={({ target }) => change({ until: target.value })}
      />
      {Object.keys(given).length > 0 && (
        <button type="button" className={textButton.button} onClick={() => change(cleared)}>
          {m.audit_clear()}
        </button>
      )}
    </search>
  );
}
