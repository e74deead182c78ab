import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sunVector } from '../../../base/geometry/solar-position.ts';
import type { ChessboardAnswer, ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';
import { type ChessboardFilter, isPicky, matchesFilter } from '../../../plans/chessboard/chessboard-filter.ts';
import { flatsByPlace, stockOf, storeysOf } from '../../../plans/floors/storeys.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import head from '../../../ui/layout/drawing-head.module.css';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLiveChessboard } from '../../data/live/use-live-chessboard.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatFound } from '../../format/availability/format-availability.ts';
import { formatMonth } from '../../format/format-month.ts';
import * as m from '../../paraglide/messages.js';
import { ChessboardFilterForm } from '../chessboard/chessboard-filter-form.tsx';
import filterBelow from '../chessboard/filter-below.module.css';
import { useChessboardFilter } from '../chessboard/use-chessboard-filter.ts';
import { SectionStoreys } from '../facade/section-storeys.tsx';
import { LiftedStorey } from './lifted-storey.tsx';
import styles from './model-page.module.css';
import { ModelStage } from './model-stage.tsx';
import type { Shown, Storey } from './shown.ts';
import { sunLineOf } from './sun-line.ts';
import { SunSlider } from './sun-slider.tsx';

export type ModelPageProps = {
  board: ChessboardAnswer['board'];
  sky: Pick<ProjectModel, 'place' | 'north' | 'days' | 'builtBy'>;
};

/** Late morning: the shadows are long, and all sides that see the sun in winter are lit. */
const firstShare = 0.35;

/** A project to be turned, with its sun and its storeys; the list below has the same choices. */
export function ModelPage({ board: { project, sections: loaded }, sky }: ModelPageProps) {
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const sections = useLiveChessboard(project.slug, loaded, locale);
  const { filter, picky, change, query } = useChessboardFilter();
  const { moment, shared, slider } = useSun(sky);
  const [later, setLater] = useState(false);
  const [lifted, setLifted] = useState<Storey | null>(null);
  const [isReady, setReady] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const section = sections.find(({ id }) => id === lifted?.sectionId);
  const flats = useMemo(() => section?.flats.filter(({ floor }) => floor === lifted?.floor) ?? [], [section, lifted]);
  const projectPath = `${path('projects')}${project.slug}/`;
  const shown = useMemo((): Shown => {
    const paintOf = paintBy(sections, filter);
    const places = [...flatsByPlace(flats).values()];
    const marked = places.map((flat) => ({
      position: flat.position,
      status: flat.status,
      dim: isPicky(filter) && !(flat.status === 'available' && matchesFilter(filter, flat)),
    }));
    return { sun: shared, later, paintOf, lifted: lifted && { ...lifted, flats: marked } };
  }, [sections, filter, flats, lifted, later, shared]);
  const found = stockOf(
    sections.flatMap((one) => one.flats),
    filter,
  );

  const open = (position: number) => {
    const flat = flatsByPlace(flats).get(position);
    if (flat && flat.status !== 'sold') void navigate(`${path('apartments')}${flat.slug}/`);
  };

  return (
    <div data-ground="light" data-accent={project.prime ? 'prime' : undefined}>
      <header className={classNames(head.head, styles.head)} data-horizon="">
        <div>
          <Link alone href={projectPath}>
            {project.name}
          </Link>
          <h1 className={classNames(typography.display, head.title)}>{m.model_title()}</h1>
        </div>
        <p className={classNames(typography.quiet, head.lead)}>{m.model_lead()}</p>
      </header>
      <div className={filterBelow.choice}>
        <ChessboardFilterForm filter={filter} change={change} sections={sections} found={formatFound(found, locale)} />
        <div className={styles.spread}>
          <ModelStage
            project={project}
            sections={sections}
            filter={filter}
            shown={shown}
            flats={flats}
            onPick={(storey) => sections.some(({ id }) => id === storey.sectionId) && setLifted(storey)}
            onFlat={open}
            onReady={setReady}
          />
          <LiftedStorey
            title={title}
            section={section}
            flats={flats}
            filter={filter}
            picky={picky}
            isReady={isReady}
            floor={lifted?.floor ?? null}
            planHref={`${projectPath}floors/${sections.findIndex(({ id }) => id === section?.id) + 1}/${lifted?.floor}/${query}`}
            onPutBack={() => setLifted(null)}
          />
          <div className={styles.under}>
            <SunSlider days={sky.days} {...slider} moment={moment} />
            {sky.builtBy && <Neighbours later={later} onChange={setLater} month={formatMonth(sky.builtBy, locale)} />}
            <p className={classNames(typography.note, styles.note)}>{m.model_shadows()}</p>
          </div>
        </div>
      </div>
      <StoreyList
        sections={sections}
        filter={filter}
        picky={picky}
        lifted={lifted}
        query={query}
        projectPath={projectPath}
        onChoose={(storey, event) => {
          if (!isReady || !isPlainClick(event)) return;
          event.preventDefault();
          setLifted(storey);
          title.current?.focus();
        }}
      />
    </div>
  );
}

type ListProps = {
  sections: ChessboardSection[];
  filter: ChessboardFilter;
  picky: boolean;
  lifted: Storey | null;
  query: string;
  projectPath: string;
  onChoose: (storey: Storey, event: MouseEvent) => void;
};

/** Every storey as a link to its page, for the keyboard and for readers; where the model is, a press lifts the storey in it. */
function StoreyList({ sections, filter, picky, lifted, query, projectPath, onChoose }: ListProps) {
  return (
    <section className={styles.list} aria-labelledby="by-floor">
      <h2 id="by-floor" className={typography.title}>
        {m.model_by_floor()}
      </h2>
      <p className={classNames(typography.quiet, styles.listLead)}>{m.model_by_floor_lead()}</p>
      <div className={styles.sections}>
        {sections.map((one, at) =>
          one.flats.length > 0 ? (
            <SectionStoreys
              key={one.id}
              section={one}
              number={at + 1}
              hrefOf={(floor) => `${projectPath}floors/${at + 1}/${floor}/${query}`}
              current={one.id === lifted?.sectionId ? lifted.floor : null}
              onChoose={(floor, event) => onChoose({ sectionId: one.id, floor }, event)}
              filter={filter}
              picky={picky}
            />
          ) : null,
        )}
      </div>
      <p className={styles.ways}>
        <Link alone href={`${projectPath}facade/${query}`}>
          {m.floors_facade()}
        </Link>
        <Link alone href={`${projectPath}board/${query}`}>
          {m.chessboard_link()}
        </Link>
      </p>
    </section>
  );
}

/** White where a free flat matches the filter. */
function paintBy(sections: ChessboardSection[], filter: ChessboardFilter): Shown['paintOf'] {
  const paints = new Map(
    sections.flatMap((section) =>
      storeysOf(section, filter).map(
        ({ floor, matching, resale }) => [`${section.id}/${floor}`, matching + resale > 0 ? 'open' : 'taken'] as const,
      ),
    ),
  );
  return ({ sectionId, floor }) => paints.get(`${sectionId}/${floor}`) ?? 'common';
}

/** The day and the hour that the visitor looks at; the share of the day stays when the day changes. */
function useSun({ place, north, days }: ModelPageProps['sky']) {
  const [day, setDay] = useState(0);
  const [share, setShare] = useState(firstShare);
  const chosen = days[day] ?? days[0];
  return useMemo(() => {
    const line = sunLineOf(chosen ?? { date: '', sunrise: '', sunset: '' }, place);
    const at = Math.round(share * line.steps);
    const moment = line.moment(at);
    const slider = { day, onDay: setDay, line, at, onMove: (step: number) => setShare(step / line.steps) };
    return { moment, shared: sunVector(moment, north), slider };
  }, [chosen, day, share, place, north]);
}

function Neighbours({ later, onChange, month }: { later: boolean; onChange: (later: boolean) => void; month: string }) {
  return (
    <fieldset className={styles.neighbours}>
      <legend className={typography.caption}>{m.model_neighbours()}</legend>
      {[false, true].map((one) => (
        <Checkbox key={String(one)} type="radio" name="later" checked={one === later} onChange={() => onChange(one)}>
          {one ? m.model_later({ month }) : m.model_now()}
        </Checkbox>
      ))}
      <span className={classNames(typography.caption, styles.dashed)}>{m.model_planned()}</span>
    </fieldset>
  );
}
