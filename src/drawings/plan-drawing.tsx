import type { Plan } from '../contract/pictures.ts';
import { planFrame } from '../plans/layout/plan-frame.ts';
import { planShapes } from '../plans/layout/plan-shapes.ts';
import styles from './plan-drawing.module.css';

type Props = {
  plan: Plan;
  /** The text alternative of the drawing. */
  title: string;
  /** The id of the room to highlight. */
  highlighted?: string | null;
  onHighlight?: (room: string | null) => void;
  className?: string;
};

export function PlanDrawing({ plan, title, highlighted = null, onHighlight, className }: Props) {
  const frame = planFrame(plan);
  const { rooms, windows, doors, walls, entrance } = planShapes(plan);
  return (
    <svg
      className={[styles.plan, className].filter(Boolean).join(' ')}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={title}
    >
      {rooms.map(({ id, kind, path }) => (
        // A pointer's shortcut; the room table beside the drawing offers the same to the keyboard.
        <path
          key={id}
          className={styles.room}
          data-kind={kind === 'inside' ? undefined : kind}
          data-highlighted={id === highlighted || undefined}
          d={path}
          onPointerEnter={onHighlight && (() => onHighlight(id))}
          onPointerLeave={onHighlight && (() => onHighlight(null))}
        />
      ))}
      <path className={styles.line} d={windows + doors} />
      <path className={styles.walls} d={walls} />
      <path className={styles.entrance} d={entrance} />
    </svg>
  );
}
