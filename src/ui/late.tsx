import { type ComponentType, lazy, Suspense } from 'react';

const patience = 2000;

/** The browser has nothing more urgent to do. Safari knows no idle moments. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 0);
  });

/**
 * A part whose script is no part of the first load: the server draws it, and it comes alive after the page has. One that cannot
 * be loaded stays as the server drew it. Its style sheet must be imported by who shows it, or the page would begin undressed.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await whenIdle();
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
