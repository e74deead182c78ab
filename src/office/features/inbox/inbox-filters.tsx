import { useSearchParams } from 'react-router';
import { requestKinds } from '../../../contract/office/inbox/inbox.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { kindNames } from './inbox-texts.ts';

/** The filters stand in the address, so that a list can be sent to a colleague. */
export function InboxFilters({ seesOthers }: { seesOthers: boolean }) {
  const [parameters, setParameters] = useSearchParams();
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
  const filter = (name: string, label: string, options: [value: string, text: string][]) => (
    <label className={record.filter}>
      <span>{label}</span>
      <select value={parameters.get(name) ?? ''} onChange={({ target }) => choose(name, target.value)}>
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
