import type { ReactNode } from 'react';
import styles from './story-head.module.css';

type Props = {
  title: string;
  /** The text above the title: the category of the story. */
  children: ReactNode;
};

/** The opening of one story among many: its title stands low, on the horizon, and the story hangs from it. */
export const StoryHead = ({ title, children }: Props) => (
  <header className={styles.head} data-horizon="">
    {children}
    <h1 className={styles.title}>{title}</h1>
  </header>
);
