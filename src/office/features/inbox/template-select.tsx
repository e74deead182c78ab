import { useQuery } from '@tanstack/react-query';
import { ask } from '../../data/ask.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';

/** Puts a template into the answer, in the language of the client; nothing where there is none. */
export function TemplateSelect({ requestId: id, onChoose }: { requestId: string; onChoose: (text: string) => void }) {
  const { data } = useQuery({
    queryKey: ['request', id, 'templates'],
    queryFn: ({ signal }) => ask('GET /office/api/request/templates', { query: { id }, signal }),
  });
  if (!data || data.templates.length === 0) return null;
  const choose = (chosen: string) => {
    const found = data.templates.find((one) => one.id === chosen);
    if (found) onChoose(found.text);
  };
  return (
    <label className={record.filter}>
      <span>{m.templates_insert()}</span>
      <select value="" onChange={({ target }) => choose(target.value)}>
        <option value="">{m.templates_choose()}</option>
        {data.templates.map(({ id: one, title }) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
