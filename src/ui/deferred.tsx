import {
  type ComponentType,
  Fragment,
  type FragmentInstance,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { readEarlyInput } from './early-input.ts';
import { loadUnlessLeft } from './leaving.ts';
import { whenReleased } from './presses.ts';
import type { Repeat } from './repeat-input.ts';

/**
 * The one mechanism that hydrates parts whose script is not in a page's first load:
 *
 * - `deferred(load, when)` is a part that the server renders. Its script is loaded as soon as the part is rendered (`'rendered'`), when the
 *   browser is idle after the page hydrated (`'idle'`), or when the part comes near or is touched (`'near'`; when the browser is idle on a
 *   page that no server drew). Until then the server's HTML stays, with working links and forms. A part that is `'added'` is not rendered by the server and comes when the browser is idle.
 * - `useDeferred(load)` is a part that the visitor opens: a dialog, a map, a viewer.
 * - `runDeferred(load, start)` is code without HTML that an effect runs: a live value, a player.
 *
 * A part that the server renders needs its stylesheets with the page: the component that shows it imports those of the part too, and a journey checks
 * every page for a class without a rule.
 */
type When = 'rendered' | 'idle' | 'near' | 'added';
type Place = { className?: string };
type Load<Props> = () => Promise<ComponentType<Props>>;

/** The visitor's input by field name when the HTML of a part was replaced by the part. */
export type Restored = { typed?: Record<string, string> };

const patience = 2000;
/** How far from the screen a part is fetched, by part of the screen. */
const nearness = '60%';

/** Safari has no idle callbacks. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 0);
  });

/**
 * A part that cannot be loaded stays as the server's HTML; one that is loaded once rendered throws, because a visitor opened it.
 * `fallback` is shown where the server did not render it. With `'near'` the part replaces its HTML and gets the input (`Restored`);
 * `className` reserves its place.
 */
export function deferred<Props extends object>(load: Load<Props & Restored>, when: When, fallback: ReactNode = null) {
  if (when === 'near' && !import.meta.env.SSR) return near(load);
  if (when === 'added') return added(load);
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    if (when === 'idle') await whenIdle();
    const Loaded = await loadUnlessLeft(load).catch((fault) => {
      if (when === 'rendered') throw fault;
      return new Promise<never>(() => {});
    });
    return { default: repeatingInput(Loaded, await readEarlyInput()) };
  });
  return function Deferred(props: Props & Place) {
    const part = (
      <Suspense fallback={fallback}>
        <Part {...props} {...(when === 'near' && { className: undefined })} />
      </Suspense>
    );
    return when === 'near' ? <div>{part}</div> : part;
  };
}

/** What was typed and pressed in the server's HTML of a part is repeated when the part has hydrated. */
function repeatingInput<Props extends object>(Loaded: ComponentType<Props>, repeat: Repeat): ComponentType<Props> {
  return function Hydrated(props) {
    const part = useRef<FragmentInstance>(null);
    // After the effects, as on the whole page.
    useEffect(() => queueMicrotask(() => part.current && repeat(part.current)), []);
    return (
      // biome-ignore lint/complexity/noUselessFragments: its ref tells what belongs to the part
      <Fragment ref={part}>
        <Loaded {...props} />
      </Fragment>
    );
  };
}

function added<Props extends object>(load: Load<Props>) {
  return function Deferred(props: Props & Place) {
    const { Part, fetchPart } = useDeferred(load);
    useEffect(() => void whenIdle().then(fetchPart), [fetchPart]);
    return Part && <Part {...props} />;
  };
}

function near<Props extends object>(load: Load<Props & Restored>) {
  /**
   * A page that is returned to has what was loaded on it in its full height at once, so that it stands where it was left. Nothing is known yet
   * while the server's HTML is hydrated.
   */
  let known: ComponentType<Props & Restored> | null = null;
  return function Deferred({ className, ...props }: Props & Place) {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType<Props & Restored> | null>(() => known);
    const typed = useRef<Record<string, string>>({});

    useEffect(() => {
      const element = place.current;
      if (!element) return;
      const wake = async () => {
        stop();
        if (!element.isConnected) return;
        const found = await Promise.all([loadUnlessLeft(load), import('./replaced-input.ts')]).catch(() => null);
        await whenReleased();
        if (!found || !element.isConnected) return;
        const [loaded, { inputOf }] = found;
        known = loaded;
        const input = inputOf(element);
        typed.current = input.typed;
        // In one step: what is typed between a look at the fields and their replacement would be lost.
        flushSync(() => setPart(() => loaded));
        if (place.current) input.goOn(place.current);
      };
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void wake(), { rootMargin: nearness });
      const onFocus = () => void wake();
      const stop = () => {
        observer.disconnect();
        element.removeEventListener('focusin', onFocus);
      };
      observer.observe(element);
      element.addEventListener('focusin', onFocus);
      // Printing and the browser's search look at the whole page: what no server drew does not wait to come near.
      if (!element.hasChildNodes()) void whenIdle().then(wake);
      return stop;
    }, []);

    if (Part)
      return (
        <div ref={place}>
          <Part {...(props as unknown as Props)} typed={typed.current} />
        </div>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves what the server drew alone
    return <div key="still" ref={place} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}

/**
 * A part that is loaded when the visitor is about to need it: `Part` is null until then, `fetchPart` resolves to true once it is loaded and
 * to false when it cannot be loaded, `warm` is spread onto the element that opens it.
 */
export function useDeferred<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = useCallback(
    () =>
      loadUnlessLeft(load).then(
        (loaded) => {
          setPart(() => loaded);
          return true;
        },
        () => false,
      ),
    [load],
  );
  const fetchAhead = () => void fetchPart();
  return { Part, fetchPart, warm: { onPointerEnter: fetchAhead, onFocus: fetchAhead } };
}

/**
 * Runs `start` with a module that is loaded after everything else. Returns a function that calls the one that `start` returned, or
 * prevents its start. A module that cannot be loaded is ignored, or `failed` is called.
 */
export function runDeferred<Module>(load: () => Promise<Module>, start: (module: Module) => unknown, failed?: () => void): () => void {
  let isStopped = false;
  let stop: unknown;
  loadUnlessLeft(load).then(
    (module) => {
      if (!isStopped) stop = start(module);
    },
    () => isStopped || failed?.(),
  );
  return () => {
    isStopped = true;
    if (typeof stop === 'function') stop();
  };
}
