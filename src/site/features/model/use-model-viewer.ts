import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { XY } from '../../../base/geometry/outline.ts';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';
import { runDeferred } from '../../../ui/deferred.tsx';
import { quietClient } from '../../data/api/browser-client.ts';
import { useLocale } from '../../data/paths.ts';
import type { ModelViewer } from './model-viewer.ts';
import type { Shown, Storey } from './shown.ts';

type Options = {
  slug: string;
  room: RefObject<HTMLElement | null>;
  shown: Shown;
  onPoint: (storey: Storey | null, at: XY) => void;
  onPick: (storey: Storey) => void;
  onFlat: (position: number) => void;
  onFrame: (facing: number, labels: Map<number, XY>) => void;
};

/** What stands in the way of the model: nothing, its script or its data did not come, or nothing can be drawn in space here. */
export type Missing = 'nothing' | 'script' | 'space';

/** The model of a project, loaded with its script when the page shows it. */
export function useModelViewer({ slug, room, shown, onPoint, onPick, onFlat, onFrame }: Options) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ viewer: ModelViewer; model: ProjectModel } | null>(null);
  const [missing, setMissing] = useState<Missing>('nothing');
  const [tries, setTries] = useState(0);
  const point = useEffectEvent(onPoint);
  const pick = useEffectEvent(onPick);
  const flat = useEffectEvent(onFlat);
  const frame = useEffectEvent(onFrame);
  const first = useEffectEvent(() => shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    const load = async () => {
      const [script, { model }] = await Promise.all([
        import('./model-viewer.ts'),
        quietClient(locale)('GET /api/{locale}/project/{slug}/model', { slug }),
      ]);
      return { script, model };
    };
    setMissing('nothing');
    return runDeferred(
      load,
      ({ script: { openModelViewer }, model }) => {
        const container = room.current;
        if (!container || !model) return;
        const fail = () => {
          setLoaded(null);
          setMissing('space');
        };
        try {
          const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
          const on = { onPoint: point, onPick: pick, onFlat: flat, onFrame: frame, onLost: fail };
          const viewer = openModelViewer({ container, model, shown: first(), calm, ...on });
          setLoaded({ viewer, model });
          return () => viewer.close();
        } catch {
          fail();
        }
      },
      () => setMissing('script'),
    );
  }, [slug, locale, room, tries]);

  const viewer = loaded?.viewer ?? null;
  useEffect(() => viewer?.show(shown), [viewer, shown]);
  return { viewer, model: loaded?.model ?? null, missing, retry: () => setTries((before) => before + 1) };
}
