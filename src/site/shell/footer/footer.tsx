import { late } from '../../../ui/late.tsx';
import styles from './footer.module.css';

const FooterContents = late(() => import('./footer-contents.tsx').then((module) => module.FooterContents));

export const Footer = () => (
  <footer className={styles.footer} data-far data-ground="dark" id="all-pages">
    <FooterContents />
  </footer>
);
