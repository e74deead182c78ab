import { requestKinds } from '../../../contract/office/inbox/inbox.ts';
import { useConditions } from '../../data/use-conditions.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { kindNames } from './inbox-texts.ts';

export function InboxFilters({ seesOthers }: { seesOthers: boolean }) {
  const { conditions, change } = useConditions();
  const filter = (name: string, label: string, options: [value: string, text: string][]) => (
    <label className={record.filter}>
      <span>{label}</span>
      <select value={conditions.get(name) ?? ''} onChange={({ target }) => change({ [name]: target.value })}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <search className={record.filters}>
      {seesOthers &&
        filter('whose', m.inbox_whose(), [
          ['', m.inbox_all()],
          ['mine', m.inbox_mine()],
        ])}
      {filter('kind', m.inbox_kind(), [
        ['', m.inbox_kind_all()],
        ...requestKinds.map((kind): [string, string] => [kind, kindNames[kind]()]),
      ])}
      {filter('state', m.inbox_state(), [
        ['', m.inbox_open()],
        ['done', m.inbox_done()],
      ])}
    </search>
  );
}
