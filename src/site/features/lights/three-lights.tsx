import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { systemClock } from '../../../base/clock.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import type { System } from '../blackout/without-mains.ts';
import { type Light, type LitHero, layersOn, lightAt, lightNames, lightOver, placeOf, rightEnd, shareOf } from './light.ts';
import styles from './lights.module.css';

const names = { day: m.lights_day, evening: m.lights_evening, blackout: m.lights_blackout };
const systemNames: Record<System, () => string> = {
  lifts: m.blackout_lifts,
  water: m.blackout_water,
  heating: m.blackout_heating,
  light: m.blackout_light,
  internet: m.blackout_internet,
  doors: m.blackout_doors,
};
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

type Props = {
  lit: LitHero;
  href: string;
  /** Where the other pictures are put, and the words of the blackout. */
  layers: RefObject<HTMLElement | null>;
  words: RefObject<HTMLElement | null>;
  onLight?: ((light: Light) => void) | undefined;
};

/**
 * A thumb on the horizon: day, evening, blackout, with a button for each. It begins at the present light over Kyiv. The other pictures are
 * loaded when they are first wanted.
 */
export function ThreeLights({ lit, href, layers, words, onLight }: Props) {
  const { lights, ground, promise } = lit;
  const [place, setPlace] = useState(placeOf(ground));
  const [isDragged, setDragged] = useState(false);
  const [wanted, setWanted] = useState<Light[]>([]);
  const light = lightAt(place);

  const want = (...more: Light[]) => setWanted((before) => [...new Set([...before, ...more])]);
  const wantAll = () => want(...layersOn(ground));
  const show = (next: Light) => {
    want(next);
    setPlace(placeOf(next));
  };

  useEffect(() => {
    const present = lightOver(systemClock().getTime());
    if (present === ground || savesData()) return;
    setWanted([present]);
    setPlace(placeOf(present));
  }, [ground]);
  useEffect(() => onLight?.(light), [light, onLight]);

  const grab = () => {
    wantAll();
    setDragged(true);
    const release = () => {
      for (const event of ends) window.removeEventListener(event, release);
      setDragged(false);
      setPlace((last) => placeOf(lightAt(last)));
    };
    for (const event of ends) window.addEventListener(event, release);
  };
  /** A key moves the thumb to the next light, a pointer to any place. */
  const move = (to: number) => {
    wantAll();
    const next = to > place ? Math.ceil(to / placeOf('evening')) : Math.floor(to / placeOf('evening'));
    setPlace(isDragged ? to : placeOf(lightNames[next] ?? light));
  };

  return (
    <fieldset className={styles.lights} aria-label={m.lights_label()}>
      <div className={styles.line}>
        <input
          type="range"
          className={styles.thumb}
          aria-label={m.lights_label()}
          aria-valuetext={names[light]()}
          min={0}
          max={rightEnd}
          value={place}
          onFocus={wantAll}
          onPointerDown={grab}
          onChange={({ target }) => move(Number(target.value))}
        />
      </div>
      <div className={styles.names}>
        {lightNames.map((name) => (
          <button key={name} type="button" className={styles.name} aria-pressed={light === name} onClick={() => show(name)}>
            {names[name]()}
          </button>
        ))}
      </div>
      {layers.current &&
        createPortal(
          layersOn(ground).map(
            (name) =>
              wanted.includes(name) && (
                <Layer
                  key={name}
                  picture={lights[name]}
                  isShown={light === name}
                  share={shareOf(name, { place, ground })}
                  isStill={isDragged}
                />
              ),
          ),
          layers.current,
        )}
      {words.current && light === 'blackout' && promise && createPortal(<Promised promise={promise} href={href} />, words.current)}
    </fieldset>
  );
}

const ends = ['pointerup', 'pointercancel'] as const;

type LayerProps = { picture: LitHero['lights'][Light]; isShown: boolean; share: number; isStill: boolean };

/** One picture over another, transparent until it is loaded. */
function Layer({ picture, isShown, share, isStill }: LayerProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div
      className={styles.layer}
      style={{ opacity: isLoaded ? share : 0, transitionDuration: isStill ? '0s' : undefined }}
      onLoadCapture={() => setLoaded(true)}
    >
      <Picture picture={picture} sizes="100vw" priority alt={isShown ? picture.alt : ''} className={styles.picture} />
    </div>
  );
}

function Promised({ promise: { hours, systems, isTested }, href }: { promise: NonNullable<LitHero['promise']>; href: string }) {
  const locale = useLocale();
  // In Ukrainian «і» does not stand before another one.
  const list = new Intl.ListFormat(locale)
    .format(systems.map((system) => lowerFirst(systemNames[system](), locale)))
    .replace(' і і', ' та і');
  return (
    <div className={styles.promise}>
      <p className={styles.hours}>{m.lights_hours({ hours: m.blackout_hours({ count: hours }) })}</p>
      <p className={styles.systems}>{isTested ? m.lights_works({ systems: list }) : m.lights_designed({ systems: list })}</p>
      <Link href={`${href}#blackout`} inText className={styles.more}>
        {m.lights_more()}
      </Link>
    </div>
  );
}

const lowerFirst = (text: string, locale: string): string => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
