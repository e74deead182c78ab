import { type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { pressedBy, useSecondTouch } from '../../../ui/second-touch.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './city-map.module.css';
import type { CityProject } from './city-project.ts';
import { frame, metroLines, river } from './kyiv.ts';
import { type District, type PlacedProject, placeOnMap } from './place-on-map.ts';
import { ProjectFacts, projectLine } from './project-facts.tsx';

type Props = {
  projects: readonly CityProject[];
  districts: readonly District[];
  /** The slugs that pass the filter; the others are dimmed. All pass when not given. */
  fitting?: ReadonlySet<string>;
  className?: string | undefined;
  /** What stands where a chosen project is described, until one is. */
  children?: ReactNode;
};

/** Within this distance a mouse or a touch means a building, in units of the drawing. */
const reach = 90;

/**
 * Kyiv around its river, with every project as its own silhouette: true relative heights, at its true place. Hover, focus and a first tap
 * describe a project, a click and a second tap open it, also from beside the building, which is thin; each building is a link, so that it
 * works without scripts and with the keyboard.
 */
export function CityMap({ projects, districts, fitting, className, children }: Props) {
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const opens = useSecondTouch<string>();
  const [isNear, setNear] = useState(false);
  const { buildings: placed, names } = placeOnMap(projects, districts);
  const shown = placed.find(({ project }) => project.slug === chosen)?.project;
  const passes = (project: CityProject) => !fitting || fitting.has(project.slug);

  const open = (event: MouseEvent<Element>, { slug }: CityProject) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!opens(slug, pressedBy(event))) return setChosen(slug);
    void navigate(path(`projects/${slug}`));
  };
  const approach = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType !== 'mouse') return;
    const near = nearestTo(event, placed);
    setNear(near !== null);
    if (near) setChosen(near.slug);
  };
  const openNear = (event: MouseEvent<SVGSVGElement>) => {
    const near = nearestTo(event, placed);
    if (near) open(event, near);
  };
  return (
    <div className={classNames(styles.city, className)}>
      <div className={styles.facts}>{shown ? <ProjectFacts project={shown} /> : children}</div>
      <nav className={styles.frame} aria-label={m.city_map()}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buildings are links, this only helps a mouse and a thumb between them */}
        <svg
          className={styles.map}
          viewBox={`${frame.left} 0 ${frame.width} ${frame.height}`}
          role="presentation"
          data-near={isNear || undefined}
          onPointerMove={approach}
          onClick={openNear}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g aria-hidden="true">
            <path className={styles.river} d={river.stream} />
            <path className={styles.branch} d={river.branches} />
            <path className={styles.metro} d={metroLines} />
            <text
              className={styles.water}
              x={river.name.x}
              y={river.name.y}
              transform={`rotate(${river.name.turn} ${river.name.x} ${river.name.y})`}
            >
              {m.city_river()}
            </text>
            {names.map(({ id, name, x, y }) => (
              <text key={id} className={styles.district} x={x} y={y}>
                {name}
              </text>
            ))}
          </g>
          {placed.map((one) => (
            <Building
              key={one.project.slug}
              placed={one}
              href={path(`projects/${one.project.slug}`)}
              label={projectLine(one.project, locale)}
              isChosen={one.project.slug === chosen}
              isFitting={passes(one.project)}
              onChoose={() => {
                opens(null, 'other');
                setChosen(one.project.slug);
              }}
              onOpen={(event) => open(event, one.project)}
            />
          ))}
        </svg>
      </nav>
    </div>
  );
}

type BuildingProps = {
  placed: PlacedProject;
  href: string;
  label: string;
  isChosen: boolean;
  isFitting: boolean;
  onChoose: () => void;
  onOpen: (event: MouseEvent<Element>) => void;
};

function Building({
  placed: { project, bars, x, y, half, top, label: name },
  href,
  label,
  isChosen,
  isFitting,
  onChoose,
  onOpen,
}: BuildingProps) {
  return (
    <a
      className={styles.building}
      href={href}
      aria-label={label}
      data-sale={project.sale}
      data-accent={project.prime ? 'prime' : undefined}
      data-chosen={isChosen || undefined}
      data-dimmed={!isFitting || undefined}
      onFocus={onChoose}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose()}
      onClick={onOpen}
    >
      <rect className={styles.reach} x={x - half - 10} y={top - 8} width={half * 2 + 20} height={y - top + 20} />
      {bars.map((bar) => (
        <rect key={bar.x} className={styles.bar} {...bar} />
      ))}
      <line className={styles.ground} x1={x - half - 5} x2={x + half + 5} y1={y} y2={y} />
      <text className={styles.name} x={name.x} y={name.y} textAnchor={name.anchor}>
        {project.name}
      </text>
    </a>
  );
}

/** The project whose building is nearest to a place beside all of them. */
function nearestTo(event: MouseEvent<SVGSVGElement>, placed: readonly PlacedProject[]): CityProject | null {
  if ((event.target as Element).closest('a')) return null;
  const box = event.currentTarget.getBoundingClientRect();
  const scale = frame.width / box.width;
  const [x, y] = [(event.clientX - box.left) * scale + frame.left, (event.clientY - box.top) * scale];
  const [nearest] = placed
    .map(({ project, x: left, y: foot, top }) => ({ project, far: Math.hypot(left - x, (foot + top) / 2 - y) }))
    .sort((one, other) => one.far - other.far);
  return nearest && nearest.far < reach ? nearest.project : null;
}
