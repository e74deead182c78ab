import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { widths } from '../../data/constants.ts';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './error-page.module.css';

/** The text of the specification §2, beside the plan of a flat without a door. */
export function MissingPage() {
  const path = usePath();
  const plan = useMouseFollow();
  return (
    <>
      <title>{m.shell_error_404()}</title>
      <meta name="description" content={m.shell_error_text()} />
      <meta name="robots" content="noindex" />
      <div className={styles.texts}>
        <h1 className={classNames(styles.title, styles.sentence)}>{m.shell_error_title()}</h1>
        <p className={classNames(typography.quiet, styles.text)}>{m.shell_error_text()}</p>
        <Button href={path()} round>
          <span className={styles.sentence}>{m.shell_error_home()}</span>
        </Button>
      </div>
      <div className={styles.plan} ref={plan}>
        <FlatWithoutDoor />
      </div>
    </>
  );
}

/** When the page cannot be shown for a reason of ours. */
export const UnavailablePage = () => (
  <PageToOpenAgain title={m.shell_unavailable_title()} text={m.shell_unavailable_text()} again={m.shell_unavailable_retry()} />
);

/** When a form was sent to a page that takes none. */
export const FormlessPage = () => (
  <PageToOpenAgain title={m.shell_no_form_title()} text={m.shell_no_form_text()} again={m.shell_no_form_open()} />
);

function PageToOpenAgain({ title, text, again }: { title: string; text: string; again: string }) {
  const path = usePath();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <div className={styles.again}>
        <h1 className={styles.title}>{title}</h1>
        <p className={classNames(typography.quiet, styles.text)}>{text}</p>
        <div className={styles.ways}>
          <Button href={`${pathname}${search}`} data-reload="">
            {again}
          </Button>
          <Button href={path()} kind="quiet" data-reload="">
            <span className={styles.sentence}>{m.shell_error_home()}</span>
          </Button>
        </div>
        <SunOnHorizon />
      </div>
    </>
  );
}

/** The site's sign, large: a sun half below the horizon, and what the water makes of it. */
const SunOnHorizon = () => (
  <svg className={styles.sun} viewBox="0 92 480 276" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
    <path strokeWidth="9" d="M100 240a140 140 0 0 1 280 0" />
    <path strokeWidth="2" d="M120 272h240M148 304h184M188 336h104M226 362h28" />
    <path className={styles.horizon} strokeWidth="3" d="M0 240h480" />
  </svg>
);

const FlatWithoutDoor = () => (
  <svg viewBox="0 0 480 400" fill="none" stroke="currentColor" role="img" aria-label={m.shell_error_plan()}>
    <title>{m.shell_error_plan()}</title>
    <path strokeWidth="9" d="M20 20h440v360H20z" />
    <path strokeWidth="4" d="M20 210h176M240 210h220M270 20v110M270 176v34M196 210v58M196 312v68M330 210v170" />
    <path strokeWidth="1" d="M240 210a44 44 0 0 1-44-44v44M270 176a46 46 0 0 1 46-46h-46M196 312a44 44 0 0 0-44-44h44" />
    <path stroke="var(--ground)" strokeWidth="6" d="M70 20h120M330 20h90M460 270v70M20 70v90" />
    <path strokeWidth="1" d="M70 17h120v6H70zM330 17h90v6h-90zM457 270h6v70h-6zM17 70h6v90h-6z" />
    <g strokeWidth="1">
      <path d="M48 250h92v70H48zM56 258h32v54H56zM348 228h92v56h-92zM360 240h68v32h-68zM300 48h132v28H300zM50 48h96v60H50z" />
      <circle cx="230" cy="350" r="12" />
    </g>
  </svg>
);

/** The plan leans a little towards the mouse; on wide screens only, and never with reduced motion. */
function useMouseFollow() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.innerWidth < widths.hover || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const x = clientX / window.innerWidth - 0.5;
      const y = clientY / window.innerHeight - 0.5;
      if (ref.current) ref.current.style.translate = `${x * 40}px ${y * 28}px`;
    };
    window.addEventListener('pointermove', onMove, { passive: true });
    return () => window.removeEventListener('pointermove', onMove);
  }, []);
  return ref;
}
