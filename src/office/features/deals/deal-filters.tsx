import { useEffect, useRef, useState } from 'react';
import { dealStates } from '../../../contract/office/deals.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { useConditions } from '../../data/use-conditions.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { stateNames } from './deal-texts.ts';
import styles from './deals.module.css';

const typingPauseMs = 300;

export function DealFilters({ projects }: { projects: { id: string; name: string }[] }) {
  const { conditions, change } = useConditions();
  const asked = conditions.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const waiting = useRef<number>(undefined);
  const sent = useRef(asked);
  // The address has changed otherwise, such as by a link to the whole list.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    clearTimeout(waiting.current);
    setTyped(asked);
  }, [asked]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      sent.current = text.trim();
      change({ q: sent.current });
    }, typingPauseMs);
  };
  return (
    <search className={`${record.filters} ${styles.search}`}>
      <TextField label={m.deals_search()} name="q" autoComplete="off" value={typed} onChange={({ target }) => search(target.value)} />
      <label className={record.filter}>
        <span>{m.deals_filter_state()}</span>
        <select value={conditions.get('state') ?? ''} onChange={({ target }) => change({ state: target.value })}>
          <option value="">{m.deals_state_open()}</option>
          {dealStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]()}
            </option>
          ))}
        </select>
      </label>
      <label className={record.filter}>
        <span>{m.deals_filter_project()}</span>
        <select value={conditions.get('project') ?? ''} onChange={({ target }) => change({ project: target.value })}>
          <option value="">{m.deals_all_projects()}</option>
          {projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {(['mine', 'soon'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={record.toggle}
          aria-pressed={conditions.has(name)}
          onClick={() => change({ [name]: conditions.has(name) ? '' : '1' })}
        >
          {name === 'mine' ? m.deals_mine() : m.deals_soon()}
        </button>
      ))}
    </search>
  );
}
