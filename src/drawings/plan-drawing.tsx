import type { Plan } from '../contract/content/pictures.ts';
import { planFrame } from '../plans/layout/plan-frame.ts';
import { doorsPath, entrancePath, polygonPath, wallsPath, windowsPath } from '../plans/layout/plan-paths.ts';
import styles from './plan-drawing.module.css';

type Props = {
  plan: Plan;
  /** What the drawing shows, read instead of it. */
  title: string;
  /** The id of the room to set off. */
  highlighted?: string | null;
  onHighlight?: (room: string | null) => void;
  className?: string;
};

const wet = new Set(['bathroom', 'laundry']);
const open = new Set(['balcony', 'loggia', 'terrace']);

export function PlanDrawing({ plan, title, highlighted = null, onHighlight, className }: Props) {
  const frame = planFrame(plan);
  return (
    <svg
      className={[styles.plan, className].filter(Boolean).join(' ')}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={title}
    >
      {plan.rooms.map((room) => (
        // A pointer's shortcut; the room table beside the drawing offers the same to the keyboard.
        <path
          key={room.id}
          className={styles.room}
          data-kind={wet.has(room.label) ? 'wet' : open.has(room.label) ? 'open' : undefined}
          data-highlighted={room.id === highlighted || undefined}
          d={polygonPath(room.outline)}
          onPointerEnter={onHighlight && (() => onHighlight(room.id))}
          onPointerLeave={onHighlight && (() => onHighlight(null))}
        />
      ))}
      <path className={styles.line} d={windowsPath(plan) + doorsPath(plan)} />
      <path className={styles.walls} d={wallsPath(plan)} />
      <path className={styles.entrance} d={entrancePath(plan)} />
    </svg>
  );
}
