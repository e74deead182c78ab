import styles from './preloader.module.css';

/**
 * How far the horizon is drawn, beside the logo. The style sheet alone draws it and the page's own line (`data-horizon`), once a
 * session (see the head script); never for crawlers or with reduced motion. Nothing of the page is covered.
 */
export const Preloader = () => <span className={styles.percent} aria-hidden="true" data-percent="" />;
