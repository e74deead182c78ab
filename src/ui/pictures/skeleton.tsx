import styles from './skeleton.module.css';

type Props = { width?: string; height?: string; className?: string };

/** The place of something that has not come yet. Put `aria-busy` on what holds it. */
export const Skeleton = ({ width = '100%', height = '1em', className }: Props) => (
  <span className={className ? `${styles.skeleton} ${className}` : styles.skeleton} style={{ width, height }} aria-hidden="true" />
);
