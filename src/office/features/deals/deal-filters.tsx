import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dealStates } from '../../../contract/office/deals.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { stateNames } from './deal-texts.ts';
import styles from './deals.module.css';

const typingPauseMs = 300;

/** The filters stand in the address, so that a list can be sent to a colleague. */
export function DealFilters({ projects }: { projects: { id: string; name: string }[] }) {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('q') ?? '');
  const choose = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const waiting = useRef<number>(undefined);
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => choose('q', text.trim()), typingPauseMs);
  };
  return (
    <search className={`${record.filters} ${styles.search}`}>
      <TextField label={m.deals_search()} name="q" autoComplete="off" value={typed} onChange={({ target }) => search(target.value)} />
      <label className={record.filter}>
        <span>{m.deals_filter_state()}</span>
        <select value={parameters.get('state') ?? ''} onChange={({ target }) => choose('state', target.value)}>
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
        <select value={parameters.get('project') ?? ''} onChange={({ target }) => choose('project', target.value)}>
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
          aria-pressed={parameters.has(name)}
          onClick={() => choose(name, parameters.has(name) ? '' : '1')}
        >
          {name === 'mine' ? m.deals_mine() : m.deals_soon()}
        </button>
      ))}
    </search>
  );
}
