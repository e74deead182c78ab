import { deferred } from '../../../ui/deferred.tsx';
import styles from './footer.module.css';

const FooterContents = deferred(() => import('./footer-contents.tsx').then((module) => module.FooterContents), 'idle');

export const Footer = () => (
  <footer className={styles.footer} data-ground="dark" id="all-pages">
    <FooterContents />
  </footer>
);
