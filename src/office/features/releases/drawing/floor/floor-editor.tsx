import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import * as m from '../../../../paraglide/messages.js';
import { QueryState } from '../../../../parts/query-state.tsx';
import { useForm } from '../../form/form-context.ts';
import { buildingQuery } from '../building-query.ts';
import styles from '../drawing.module.css';
import { pressKey } from '../keys.ts';
import { outlineFaultText } from '../outline-faults.ts';
import { ShapesCanvas } from '../shapes-canvas.tsx';
import { UndoButtons } from '../undo-buttons.tsx';
import { useDrawing, useHistory } from '../use-drawing.ts';
import { Zoomed } from '../zoomed.tsx';
import { CommonRooms } from './common-rooms.tsx';
import { FlatDetails, FlatList } from './flat-list.tsx';
import { FloorFrame } from './floor-frame.tsx';
import { cornersOf, type FloorRow, flatPlacesOf, type PlacedFlat } from './floor-places.ts';
import { PlacedFlats } from './placed-flats.tsx';

type Props = { release: number; content: FloorRow };

/** The storeys of a section that are alike: where their layouts stand, and the common rooms between them. */
export function FloorEditor({ release, content }: Props) {
  const building = useQuery(buildingQuery(release, content.project));
  if (content.project === '') return <p className={styles.hint}>{m.drawing_no_project()}</p>;
  if (!building.data) return <QueryState query={building} />;
  return <Editor row={content} building={building.data} />;
}

function Editor({ row, building }: { row: FloorRow; building: BuildingAnswer }) {
  const { change, faults } = useForm();
  const history = useHistory<FloorRow>(row, (next) => change([], next));
  const drawing = useDrawing(row.common, (common, key) => history.put({ ...row, common: [...common] }, key));
  const [position, setPosition] = useState<number | null>(null);
  const frame = { width: row.width, height: row.height };
  const places = flatPlacesOf(row, building);
  const place = drawing.selected === null ? places.find((one) => one.position === position) : undefined;
  const faultsOf = (field: 'flats' | 'common', at: number): string[] =>
    faults.filter(({ path }) => path[0] === field && path[1] === String(at)).map(({ message }) => message);
  const setFlat = (at: number, next: Partial<PlacedFlat>, key: string | null) =>
    history.put({ ...row, flats: row.flats.map((flat, index) => (index === at ? { ...flat, ...next } : flat)) }, key);
  const choose = (next: number | null) => {
    drawing.select(null);
    setPosition(next);
  };
  const outline = row.common[drawing.selected ?? -1]?.outline;
  const takeBack = () => drawing.selected !== null && outline && drawing.setOutline(drawing.selected, outline.slice(0, -1));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, which has a button for each
    <div className={styles.editor} onKeyDown={(event) => pressKey(event, { drawing, history, takeBack })}>
      <h3 className={styles.title}>{m.drawing_title_floor()}</h3>
      <p className={styles.small}>{m.drawing_small_screen()}</p>
      <FloorFrame row={row} building={building} faults={faults} onChange={history.put} />
      {row.width > 0 && row.height > 0 && (
        <Zoomed frame={frame} tools={<UndoButtons history={history} />}>
          <ShapesCanvas
            frame={frame}
            drawing={drawing}
            isPlan
            guides={row.flats.flatMap((flat) => {
              const corners = cornersOf(flat, building);
              return corners ? [corners] : [];
            })}
            isTogether={false}
            isWrong={(at) => outlineFaultText(row.common[at]?.outline ?? []) !== null || faultsOf('common', at).length > 0}
            isQuiet={() => false}
          >
            <PlacedFlats
              row={row}
              building={building}
              selected={place?.placed ?? null}
              isQuiet={drawing.selected !== null}
              onSelect={(at) => choose(row.flats[at]?.position ?? null)}
              onMove={(at, to, key) => setFlat(at, { at: to }, key)}
            />
          </ShapesCanvas>
        </Zoomed>
      )}
      <div className={styles.side}>
        <FlatList
          places={places}
          row={row}
          building={building}
          chosen={place?.position ?? null}
          isWrong={(at) => faultsOf('flats', at).length > 0}
          onChoose={choose}
        />
        {place && (
          <FlatDetails
            place={place}
            row={row}
            building={building}
            faults={place.placed === null ? [] : faultsOf('flats', place.placed)}
            onChange={setFlat}
            onFlats={(flats) => history.put({ ...row, flats })}
          />
        )}
        <CommonRooms drawing={drawing} frame={frame} faultsOf={(at) => faultsOf('common', at)} />
      </div>
    </div>
  );
}
