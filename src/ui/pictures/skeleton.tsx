import styles from './skeleton.module.css';

type Props = { width?: string; height?: string; className?: string };

/** The placeholder of content that is not loaded yet. Put `aria-busy` on its container. */
export const Skeleton = ({ width = '100%', height = '1em', className }: Props) => (
  <span className={className ? `${styles.skeleton} ${className}` : styles.skeleton} style={{ width, height }} aria-hidden="true" />
);
