import styles from './preloader.module.css';

/** Drawn by the style sheet alone, once a session (see the head script); never there for crawlers or with reduced motion. */
export const Preloader = () => (
  <div className={styles.preloader} data-ground="ink" aria-hidden="true">
    <span className={styles.line} />
    <span className={styles.percent} />
  </div>
);
