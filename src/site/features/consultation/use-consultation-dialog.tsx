import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Intent } from './consent.ts';

const load = () => import('./consultation-dialog.tsx');
const ConsultationDialog = lazy(() => load().then((module) => ({ default: module.ConsultationDialog })));

/**
 * The form in a dialog, fetched when somebody is about to need it. `opener(intent)` is spread onto a link to the plain form,
 * which works before the page is hydrated and without JavaScript; `dialog` is rendered once, anywhere.
 */
export function useConsultationDialog(apartment?: { slug: string; number: string }) {
  const [intent, setIntent] = useState<Intent | null>(null);
  const [shown, setShown] = useState<Intent>('ask');
  const warm = () => void load().catch(() => undefined);
  const opener = (wish: Intent) => ({
    href: '#consultation',
    onPointerEnter: warm,
    onFocus: warm,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setShown(wish);
      setIntent(wish);
    },
  });
  const dialog = (
    <Suspense fallback={null}>
      {intent !== null && <ConsultationDialog open onClose={() => setIntent(null)} intent={shown} apartment={apartment} />}
    </Suspense>
  );
  return { opener, dialog };
}
