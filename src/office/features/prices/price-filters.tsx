import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { flatStatus } from '../../data/format-price.ts';
import { useConditions } from '../../data/use-conditions.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import type { FlatFilter } from './inventory-rows.ts';
import styles from './prices.module.css';

const statuses = ['available', 'held', 'reserved', 'sold'] as const;
type Option = { value: string; text: string };

export function PriceFilters({ inventory }: { inventory: Inventory }) {
  const { conditions, change } = useConditions();
  const value = (name: keyof FlatFilter) => conditions.get(name) ?? '';
  const choose = (name: keyof FlatFilter, next: string) =>
    // A section is one of its project.
    change({ ...(name === 'project' && { section: '' }), [name]: next });
  const { projects, sections, rooms, layouts } = inventory;
  const project = value('project') === '' ? null : Number(value('project'));
  const select = (name: keyof FlatFilter, label: string, all: string, options: Option[]) => (
    <label className={record.filter}>
      <span>{label}</span>
      <select value={value(name)} onChange={({ target }) => choose(name, target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
  const floor = (name: 'from' | 'to', label: string) => (
    <TextField
      className={styles.floor}
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={value(name)}
      onChange={({ target }) => choose(name, target.value.replace(/[^\d-]/g, '').slice(0, 3))}
    />
  );
  return (
    <search className={record.filters}>
      {select(
        'project',
        m.prices_project(),
        m.prices_all_projects(),
        projects.map((text, at) => ({ value: String(at), text })),
      )}
      {project !== null &&
        select(
          'section',
          m.prices_section(),
          m.prices_all_sections(),
          sections.flatMap((section, at) => (section.project === project ? [{ value: String(at), text: section.name }] : [])),
        )}
      {select(
        'rooms',
        m.prices_rooms(),
        m.prices_any(),
        [...new Set(rooms)].sort((one, other) => one - other).map((one) => ({ value: String(one), text: String(one) })),
      )}
      {floor('from', m.prices_floor_from())}
      {floor('to', m.prices_floor_to())}
      {select(
        'layout',
        m.prices_layout(),
        m.prices_any(),
        layouts.map((text, at) => ({ value: String(at), text })),
      )}
      {select('status', m.prices_status(), m.prices_status_for_sale(), [
        ...statuses.map((status) => ({ value: status, text: flatStatus({ status, bookedUntil: null }) })),
        { value: 'all', text: m.prices_status_all() },
      ])}
      <TextField
        className={styles.floor}
        label={m.prices_number()}
        name="number"
        autoComplete="off"
        value={value('number')}
        onChange={({ target }) => choose('number', target.value.slice(0, 20))}
      />
    </search>
  );
}
