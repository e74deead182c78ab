import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

/** What a visitor had typed into the still page by field name, and the field that had the focus. */
export type Awakened = { typed?: Record<string, string> };

/** Before it is in sight, by part of a screen. */
const nearness = '60%';

/**
 * A part of the page whose script is no part of the first load. The server draws it whole; in the browser that drawing stays as
 * it is, links and forms working, until it comes near or is touched, and is then replaced by the living part in one step, with
 * what was typed and where the focus was. Its style sheet must be imported by who shows it. `className` reserves its place
 * where no server drew it.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props & Awakened>>) {
  const Drawn = import.meta.env.SSR ? lazy(async () => ({ default: await load() })) : null;

  return function Island({ className, ...props }: Props & { className?: string }) {
    const place = useRef<HTMLDivElement>(null);
    const [Live, setLive] = useState<ComponentType<Props & Awakened> | null>(null);
    const still = useRef<{ typed: Record<string, string>; focused: string | null }>({ typed: {}, focused: null });

    useEffect(() => {
      const element = place.current;
      if (!element) return;
      const wake = async () => {
        stop();
        // Without the script the drawing and its form go on working.
        const found = await load().catch(() => null);
        if (!found || !element.isConnected) return;
        still.current = stateOf(element);
        setLive(() => found);
      };
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void wake(), { rootMargin: nearness });
      const onFocus = () => void wake();
      const stop = () => {
        observer.disconnect();
        element.removeEventListener('focusin', onFocus);
      };
      observer.observe(element);
      element.addEventListener('focusin', onFocus);
      return stop;
    }, []);

    useEffect(() => {
      const { focused } = still.current;
      if (Live && focused) place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(focused)}"]`)?.focus();
    }, [Live]);

    const own = props as unknown as Props;
    if (Drawn)
      return (
        <div>
          <Suspense>
            <Drawn {...own} />
          </Suspense>
        </div>
      );
    if (Live)
      return (
        <div ref={place}>
          <Live {...own} typed={still.current.typed} />
        </div>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves what the server drew alone
    return <div key="still" ref={place} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}

function stateOf(element: HTMLElement) {
  const form = element.querySelector('form');
  const typed = [...(form ? new FormData(form) : [])].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const { activeElement } = document;
  return {
    typed: Object.fromEntries(typed),
    focused: element.contains(activeElement) ? (activeElement?.getAttribute('name') ?? null) : null,
  };
}
