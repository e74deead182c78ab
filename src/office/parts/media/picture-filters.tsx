import { TextField } from '../../../ui/controls/field.tsx';
import * as m from '../../paraglide/messages.js';
import record from '../record.module.css';
import type { PictureFilter } from './picture-grid.tsx';

/** Which pictures are shown. */
export function PictureFilters({ filter, onChange }: { filter: PictureFilter; onChange: (filter: PictureFilter) => void }) {
  return (
    <div className={record.filters}>
      <TextField
        label={m.media_find()}
        name="q"
        type="search"
        autoComplete="off"
        value={filter.q}
        onChange={({ target }) => onChange({ ...filter, q: target.value })}
      />
      <label className={record.filter}>
        <span>{m.media_only()}</span>
        <select value={filter.only} onChange={({ target }) => onChange({ ...filter, only: target.value as PictureFilter['only'] })}>
          <option value="">{m.media_only_all()}</option>
          <option value="undescribed">{m.media_only_undescribed()}</option>
          <option value="stale">{m.media_only_stale()}</option>
          <option value="unused">{m.media_only_unused()}</option>
        </select>
      </label>
    </div>
  );
}
