import styles from './point-rows.module.css';

/** Short sentences, each on a line of its own. */
export const PointRows = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point} className={styles.point}>
        {point}
      </li>
    ))}
  </ul>
);
