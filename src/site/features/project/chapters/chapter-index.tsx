import { useEffect, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import * as m from '../../../paraglide/messages.js';
import type { ChapterName } from './chapter.tsx';
import styles from './chapter-index.module.css';

/** The chapter that crosses the optical centre of the screen. */
function useCurrentChapter(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '-40% 0% -60%' },
    );
    for (const id of ids.split(' ')) {
      const chapter = document.getElementById(id);
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

export function ChapterIndex({ chapters }: { chapters: ChapterName[] }) {
  const current = useCurrentChapter(chapters.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.index} aria-label={m.project_chapters()}>
      <ol className={styles.list}>
        {chapters.map(({ id, title }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(styles.link, id === current && styles.current)}
              aria-current={id === current ? 'true' : undefined}
            >
              <span className={styles.number}>{at + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
