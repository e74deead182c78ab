import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { Chapter, type ChapterName } from './chapter.tsx';
import styles from './chapters-page.module.css';

type Props = {
  title: string;
  /** The parent page. */
  of: { href: string; name: string; prime: boolean };
  chapters: (ChapterName & { content: ReactNode })[];
  /** The content before the chapters. */
  children: ReactNode;
};

/** A page on one subject of a project or an apartment, in numbered chapters. */
export const ChaptersPage = ({ title, of: { href, name, prime }, chapters, children }: Props) => (
  <div data-ground="light" data-accent={prime ? 'prime' : undefined}>
    <header className={styles.head} data-horizon="">
      <Link alone href={href}>
        {name}
      </Link>
      <h1 className={classNames(typography.display, styles.title)}>{title}</h1>
    </header>
    {children}
    <div className={styles.chapters}>
      {chapters.map(({ content, ...chapter }, at) => (
        <Chapter key={chapter.id} chapter={chapter} number={at + 1}>
          {content}
        </Chapter>
      ))}
    </div>
  </div>
);
