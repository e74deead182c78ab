import type { CSSProperties } from 'react';
import { timings } from '../../constants.ts';
import styles from './preloader.module.css';

const duration = { '--draw': `${timings.preloaderDraw}ms` } as CSSProperties;

/**
 * The horizon is drawn, and the page opens along it. Made by the style sheet alone, once a session (see the head script);
 * never there for crawlers or with reduced motion.
 */
export const Preloader = () => (
  <div className={styles.preloader} style={duration} aria-hidden="true">
    <span className={styles.above} />
    <span className={styles.below} />
    <span className={styles.line} />
    <span className={styles.percent} />
  </div>
);
