import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import { ask } from '../../../../data/ask.ts';
import * as m from '../../../../paraglide/messages.js';
import { QueryState } from '../../../../parts/query-state.tsx';
import styles from '../drawing.module.css';
import { roomName } from '../room-names.ts';

type Props = { release: number; project: string; building: BuildingAnswer };

const timeOf = (minutes: number | null): string =>
  minutes === null ? '—' : m.drawing_sun_time({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** The sun on the shortest day in the rooms of a chosen flat: on the site, and as the drawing makes it. */
export function SunChange({ release, project, building }: Props) {
  const withFlats = building.sections.filter(({ flats }) => flats.length > 0);
  const [chosen, choose] = useState({ section: withFlats[0]?.id ?? '', number: '' });
  const section = withFlats.find(({ id }) => id === chosen.section);
  const flats = [...(section?.flats ?? [])].sort((one, other) => one.floor - other.floor || one.position - other.position);
  const flat = flats.find(({ number }) => number === chosen.number) ?? flats[0];
  const query = useQuery({
    queryKey: ['sun', release, project, section?.id, flat?.number],
    queryFn: ({ signal }) =>
      ask('GET /office/api/content/sun', {
        query: { project, release: String(release), section: section?.id ?? '', number: flat?.number ?? '' },
        signal,
      }),
    enabled: flat !== undefined,
    placeholderData: (before) => before,
  });
  if (!section || !flat) return null;
  const { data } = query;
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{m.drawing_sun_title()}</h4>
      <div className={styles.frame}>
        <label className={styles.choice}>
          <span>{m.drawing_section()}</span>
          <select value={section.id} onChange={({ target }) => choose({ section: target.value, number: '' })}>
            {withFlats.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.choice}>
          <span>{m.drawing_sun_flat()}</span>
          <select value={flat.number} onChange={({ target }) => choose({ section: section.id, number: target.value })}>
            {flats.map(({ number, floor }) => (
              <option key={number} value={number}>
                {m.drawing_sun_option({ number, floor })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <QueryState query={query} />
      {data && (
        <div role="status" aria-label={m.drawing_sun_title()}>
          {data.rooms.length === 0 ? (
            <p className={styles.hint}>{m.drawing_sun_nothing()}</p>
          ) : (
            <table className={styles.sun}>
              <thead>
                <tr>
                  <th scope="col">{m.drawing_sun_room()}</th>
                  <th scope="col">{m.drawing_sun_before()}</th>
                  <th scope="col">{m.drawing_sun_after()}</th>
                </tr>
              </thead>
              <tbody>
                {data.rooms.map(({ id, label, before, after }) => (
                  <tr key={id} data-changed={before !== after || undefined}>
                    <th scope="row">{roomName(label)}</th>
                    <td>{timeOf(before)}</td>
                    <td>{timeOf(after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {data.isWrong && <p className={styles.fault}>{m.drawing_sun_wrong()}</p>}
        </div>
      )}
      <p className={styles.hint}>{m.drawing_sun_how()}</p>
    </section>
  );
}
