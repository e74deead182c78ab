import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import type { Frame } from '../../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../../paraglide/messages.js';
import { pictureQuery } from '../../../../parts/media/picture-picker.tsx';
import { Thumbnail } from '../../../../parts/media/thumbnail.tsx';
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
import { SectionOrder } from './section-order.tsx';
import { ShapeDetails } from './shape-details.tsx';
import { ShapeList } from './shape-list.tsx';
import { type Place, placesOf, type Shape } from './viewpoint-places.ts';

export type Viewpoint = { project: string; view: string; picture: string | null; width: number; height: number; shapes: Shape[] };
type Props = { release: number; content: Viewpoint };

/** The shapes of a picture for choosing flats, drawn over it, with what is still without one. */
export function ViewpointEditor({ release, content }: Props) {
  const { project, picture: name, width, height } = content;
  const building = useQuery(buildingQuery(release, project));
  const { data: media } = useQuery(pictureQuery(name ?? ''));
  const picture = media?.picture;
  const frame = width > 0 && height > 0 ? { width, height } : picture && { width: picture.width, height: picture.height };
  if (project === '') return <p className={styles.hint}>{m.drawing_no_project()}</p>;
  if (!frame || !picture) return <p className={styles.hint}>{m.drawing_no_picture()}</p>;
  if (!building.data) return <QueryState query={building} />;
  return (
    <Editor
      content={content}
      frame={frame}
      building={building.data}
      picture={<Thumbnail picture={picture} sizes="100vw" alt="" className={styles.picture} />}
    />
  );
}

type EditorProps = { content: Viewpoint; frame: Frame; building: BuildingAnswer; picture: ReactNode };

function Editor({ content, frame, building, picture }: EditorProps) {
  const { view, width, shapes } = content;
  const { change, faults } = useForm();
  const history = useHistory<readonly Shape[]>(shapes, (next) => {
    // A new row takes the frame of its picture with the first shape.
    if (frame.width === width) change(['shapes'], next);
    else change([], { ...content, ...frame, shapes: next });
  });
  const drawing = useDrawing(shapes, history.put);
  const [chosen, setChosen] = useState<Place | null>(null);
  const [isTogether, setTogether] = useState(true);
  const { selected } = drawing;
  const shape = selected === null ? undefined : shapes[selected];
  const here = shape ?? chosen;
  const sections = placesOf(building, shapes, view);
  const section = sections.find(({ id }) => id === here?.section) ?? sections[0];
  const faultsOf = (at: number): string[] => {
    const own = outlineFaultText(shapes[at]?.outline ?? []);
    const others = faults.filter(({ path }) => path[0] === 'shapes' && path[1] === String(at) && path[2] !== 'outline');
    return [...(own ? [own] : []), ...others.map(({ message }) => message)];
  };
  const takeBack = () => selected !== null && shape && drawing.setOutline(selected, shape.outline.slice(0, -1));
  const isWrong = (at: number) => faultsOf(at).length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, which has a button for each
    <div className={styles.editor} onKeyDown={(event) => pressKey(event, { drawing, history, takeBack })}>
      <h3 className={styles.title}>{view === 'site' ? m.drawing_title_site() : m.drawing_title_facade()}</h3>
      <p className={styles.small}>{m.drawing_small_screen()}</p>
      <Zoomed frame={frame} tools={<UndoButtons history={history} />}>
        {picture}
        <ShapesCanvas
          frame={frame}
          drawing={drawing}
          isTogether={isTogether}
          isWrong={isWrong}
          isQuiet={(at) => shapes[at]?.section !== section?.id}
        />
      </Zoomed>
      {section && (
        <div className={styles.side}>
          <ShapeList
            sections={sections}
            section={section}
            view={view}
            isWrong={isWrong}
            chosen={here}
            onChoose={(place, at) => {
              setChosen(place);
              drawing.select(at);
            }}
          />
          <ShapeDetails
            drawing={drawing}
            section={section}
            frame={frame}
            isTogether={isTogether}
            setTogether={setTogether}
            place={here}
            faults={selected === null ? [] : faultsOf(selected)}
          />
          {shapes.some((one) => one.section !== section.id) && (
            <SectionOrder
              shapes={shapes}
              section={section}
              onMove={(next) => {
                // Shapes have no id: the chosen one is at another place then.
                drawing.put(next);
                drawing.select(shape ? next.indexOf(shape) : null);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
