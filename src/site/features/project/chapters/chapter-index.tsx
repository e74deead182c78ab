import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/pictures/icon.tsx';
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

/** At the side of a wide page; on others one line above the chapters, which says where one is and opens the rest. */
export function ChapterIndex({ chapters }: { chapters: ChapterName[] }) {
  const current = useCurrentChapter(chapters.map(({ id }) => id).join(' '));
  const [isOpen, setOpen] = useState(false);
  const index = useRef<HTMLElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => index.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  const at = Math.max(
    0,
    chapters.findIndex(({ id }) => id === current),
  );
  return (
    <nav
      ref={index}
      className={styles.index}
      aria-label={m.project_chapters()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        line.current?.focus();
      }}
    >
      <button ref={line} type="button" className={styles.line} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={styles.place}>{m.project_chapter_of({ number: at + 1, count: chapters.length })}</span>
        <span className={styles.title}>{chapters[at]?.title}</span>
        <Icon name="chevron" size={20} className={styles.chevron} />
      </button>
      <ol className={styles.list} data-open={isOpen}>
        {chapters.map(({ id, title }, nth) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(styles.link, id === current && styles.current)}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => setOpen(false)}
            >
              <span className={styles.number}>{nth + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
