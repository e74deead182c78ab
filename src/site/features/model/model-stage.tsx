import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { XY } from '../../../base/geometry/outline.ts';
import type { ChessboardFlat, ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import { type ChessboardFilter, isPicky } from '../../../plans/chessboard/chessboard-filter.ts';
import { stockOf } from '../../../plans/floors/storeys.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';
import { useFlatTexts } from '../chessboard/use-flat-texts.ts';
import { StoreyAvailability } from '../facade/storey-availability.tsx';
import styles from './model-stage.module.css';
import type { ModelViewer } from './model-viewer.ts';
import type { Shown, Storey } from './shown.ts';
import { useModelViewer } from './use-model-viewer.ts';

type Props = {
  project: { slug: string; name: string };
  sections: ChessboardSection[];
  filter: ChessboardFilter;
  shown: Shown;
  /** The flats of the lifted storey. */
  flats: ChessboardFlat[];
  onPick: (storey: Storey) => void;
  onFlat: (position: number) => void;
  /** Whether the storeys of the list can be lifted. */
  onReady: (isReady: boolean) => void;
};

const turns: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, 5],
  ArrowDown: [0, -5],
};
const zooms: Record<string, number> = { '+': 1.2, '=': 1.2, '-': 1 / 1.2 };

/** The model in its frame. Until it is there, and where it cannot be, its drawing stands there; the list below leads to every storey. */
export function ModelStage({ project, sections, filter, shown, flats, onPick, onFlat, onReady }: Props) {
  const path = usePath();
  const room = useRef<HTMLDivElement>(null);
  const needle = useRef<HTMLSpanElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ storey: Storey; at: XY } | null>(null);
  const { viewer, missing, retry } = useModelViewer({
    slug: project.slug,
    room,
    shown,
    onPoint: (storey, at) => setPointed(storey && { storey, at }),
    onPick,
    onFlat,
    onFrame: (facing, places) => {
      if (needle.current) needle.current.style.rotate = `${Math.round(-facing)}deg`;
      for (const label of labels.current?.querySelectorAll<HTMLElement>('[data-position]') ?? []) {
        const at = places.get(Number(label.dataset.position));
        label.hidden = !at;
        if (at) label.style.translate = `${Math.round(at[0])}px ${Math.round(at[1])}px`;
      }
    },
  });
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(viewer !== null), [viewer]);
  const press = (event: KeyboardEvent) => {
    const [turn, zoom] = [turns[event.key], zooms[event.key]];
    if (event.ctrlKey || event.metaKey || event.altKey || !viewer || !(turn || zoom)) return;
    event.preventDefault();
    if (turn) viewer.turn(...turn);
    else viewer.zoom(zoom ?? 1);
  };
  const application = viewer && {
    role: 'application',
    'aria-label': m.model_around({ project: project.name }),
    tabIndex: 0,
    onKeyDown: press,
  };
  return (
    <div className={styles.stage}>
      <div className={styles.frame} {...application}>
        <img
          className={styles.still}
          src={`${path('projects')}${project.slug}/model.svg`}
          width={1200}
          height={750}
          alt={viewer ? '' : m.model_alt({ project: project.name })}
          data-behind={viewer !== null || undefined}
        />
        <div ref={room} className={styles.room} />
        <FlatLabels box={labels} flats={viewer ? flats : []} shown={shown} />
        {pointed && <StoreyTip {...pointed} sections={sections} filter={filter} />}
      </div>
      {viewer && <ModelTools viewer={viewer} />}
      <span className={styles.compass} aria-hidden="true" hidden={!viewer}>
        <span ref={needle} className={styles.needle}>
          {m.model_north()}
        </span>
      </span>
      {missing !== 'nothing' && (
        <p className={styles.note} role="status">
          {missing === 'space' ? m.model_still() : m.model_missed()}
          {missing === 'script' && (
            <button type="button" className={styles.tool} onClick={retry}>
              {m.model_retry()}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** What a mouse points at. */
function StoreyTip({
  storey: { sectionId, floor },
  at: [x, y],
  sections,
  filter,
}: { storey: Storey; at: XY } & Pick<Props, 'sections' | 'filter'>) {
  const section = sections.find(({ id }) => id === sectionId);
  const there = section?.flats.filter((flat) => flat.floor === floor) ?? [];
  const place = { section: 0, floor, stock: there.length > 0 ? stockOf(there, filter) : null, points: '', top: [0, 0] as [number, number] };
  return (
    <div className={styles.tip} style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }} aria-hidden="true">
      <StoreyAvailability place={place} section={section?.name ?? ''} picky={isPicky(filter)} />
    </div>
  );
}

/** Names of the lifted flats over the model, for the pointer; the list of the storey is for everything else. */
function FlatLabels({ box, flats, shown }: { box: RefObject<HTMLDivElement | null>; flats: ChessboardFlat[]; shown: Shown }) {
  const texts = useFlatTexts(1);
  const dim = new Set(shown.lifted?.flats.flatMap((flat) => (flat.dim ? flat.position : [])));
  return (
    <div ref={box} className={styles.labels} aria-hidden="true">
      {flats.map((flat) => {
        const look = { className: styles.label, 'data-position': flat.position, 'data-status': flat.status, hidden: true };
        const words = (
          <>
            <b>{flat.roomCount}</b> {flat.status === 'available' ? texts.area(flat) : statusText(flat.status)}
          </>
        );
        return flat.status === 'sold' ? (
          <span key={flat.id} {...look}>
            {words}
          </span>
        ) : (
          <a key={flat.id} {...look} href={texts.href(flat)} tabIndex={-1} data-dim={dim.has(flat.position) || undefined}>
            {words}
          </a>
        );
      })}
    </div>
  );
}

const ModelTools = ({ viewer }: { viewer: ModelViewer }) => (
  <div className={classNames(typography.caption, styles.tools)}>
    {(
      [
        [m.model_left(), '←', () => viewer.turn(-15, 0)],
        [m.model_right(), '→', () => viewer.turn(15, 0)],
        [m.model_farther(), '−', () => viewer.zoom(1 / 1.25)],
        [m.model_nearer(), '+', () => viewer.zoom(1.25)],
      ] as const
    ).map(([name, sign, act]) => (
      <button key={name} type="button" className={styles.tool} aria-label={name} onClick={act}>
        {sign}
      </button>
    ))}
  </div>
);
