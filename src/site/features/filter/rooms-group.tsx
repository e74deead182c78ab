import { useId } from 'react';
import { filterNames, roomOptions } from '../../../contract/catalogue/apartment-filter.ts';
import coveringInput from '../../../ui/controls/covering-input.module.css';
import * as m from '../../paraglide/messages.js';
import { toggleOption } from './criteria/criteria-changes.ts';
import type { FieldsProps } from './fields-props.ts';
import group from './filter-groups.module.css';
import styles from './rooms-group.module.css';

const most = roomOptions.at(-1);

export function RoomsGroup({ criteria, facets, change }: FieldsProps) {
  const counts = useId();
  return (
    <fieldset className={group.group}>
      <legend className={group.legend}>{m.filter_rooms()}</legend>
      <div className={styles.rooms}>
        {roomOptions.map((rooms) => {
          const count = facets?.[filterNames.rooms]?.[rooms] ?? (facets ? 0 : undefined);
          return (
            <label key={rooms} className={styles.room} data-none={count === 0 || undefined}>
              <input
                type="checkbox"
                className={coveringInput.covering}
                name={filterNames.rooms}
                value={rooms}
                checked={criteria.rooms.includes(rooms)}
                onChange={() => change('rooms', (before) => toggleOption(before, 'rooms', rooms))}
                aria-label={rooms === most ? m.filter_rooms_more() : rooms}
                aria-describedby={count === undefined ? undefined : `${counts}-${rooms}`}
              />
              <span className={styles.roomFigure}>{rooms === most ? `${rooms}+` : rooms}</span>
              {count !== undefined && (
                <span id={`${counts}-${rooms}`} className={styles.roomCount}>
                  {count}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
