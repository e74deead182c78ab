import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

/** A text of an editor: paragraphs, headings, lists and links. Its markup must be known to be safe. */
export const Prose = ({ html, className }: { html: string; className?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract promises safe HTML
  <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
);
