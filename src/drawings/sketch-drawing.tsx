import type { PlanSketch } from '../plans/layout/sketch-plan.ts';
import styles from './plan-drawing.module.css';

/** The small drawing of cards and tables; `title` is its text alternative. Its place decides its size. */
export function SketchDrawing({ sketch, title, className = '' }: { sketch: PlanSketch; title: string; className?: string }) {
  return (
    <svg className={`${styles.plan} ${styles.simple} ${className}`.trimEnd()} viewBox={sketch.view} role="img" aria-label={title}>
      <path className={styles.floor} d={sketch.floor} />
      <path className={styles.line} d={sketch.lines} />
      <path className={styles.walls} d={sketch.walls} />
    </svg>
  );
}
