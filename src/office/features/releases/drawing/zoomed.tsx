import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from '../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './drawing.module.css';

const levels = [1, 1.5, 2, 3, 4, 6, 8] as const;

type Props = { frame: Frame; tools: ReactNode; children: ReactNode };

/** A drawing that is zoomed in its window; what was in the middle stays there. */
export function Zoomed({ frame, tools, children }: Props) {
  const [level, setLevel] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  const middle = useRef<[number, number] | null>(null);
  const zoom = levels[level] ?? 1;
  const turn = (by: -1 | 1) => {
    const box = view.current;
    if (box)
      middle.current = [
        (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      ];
    setLevel(Math.min(levels.length - 1, Math.max(0, level + by)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of size moves the window
  useLayoutEffect(() => {
    const box = view.current;
    if (!box || !middle.current) return;
    box.scrollLeft = middle.current[0] * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = middle.current[1] * box.scrollHeight - box.clientHeight / 2;
  }, [zoom]);
  return (
    <div className={styles.canvas}>
      <div className={styles.tools}>
        {tools}
        <button type="button" aria-label={m.drawing_zoom_out()} disabled={level === 0} onClick={() => turn(-1)}>
          −
        </button>
        <span role="status">{m.drawing_zoom({ percent: zoom * 100 })}</span>
        <button type="button" aria-label={m.drawing_zoom_in()} disabled={level === levels.length - 1} onClick={() => turn(1)}>
          +
        </button>
      </div>
      <div ref={view} className={styles.view}>
        <div
          className={styles.sheet}
          style={{
            width: `calc(${zoom} * min(100%, 72svh * ${frame.width / frame.height}))`,
            aspectRatio: `${frame.width} / ${frame.height}`,
          }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
