import { type ReactNode, Suspense } from 'react';
import styles from './chapter.module.css';

export type ChapterName = { id: string; title: string };

export function Chapter({ chapter, number, children }: { chapter: ChapterName; number: number; children: ReactNode }) {
  return (
    <section id={chapter.id} className={styles.chapter} data-far={number > 2 || undefined} aria-labelledby={`${chapter.id}-title`}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={`${chapter.id}-title`} className={styles.title}>
          {chapter.title}
        </h2>
      </div>
      {/* Each chapter hydrates in a task of its own. */}
      <Suspense>{children}</Suspense>
    </section>
  );
}
