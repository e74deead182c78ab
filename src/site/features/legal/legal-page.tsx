import type { PageContent } from '../../../contract/content.ts';
import type { LegalChapter } from '../../../contract/legal.ts';
import { Link } from '../../../ui/link.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale, usePath } from '../../paths.ts';
import { dayText } from '../flat/flat-words.ts';
import styles from './legal-page.module.css';

type Props = { page: PageContent | null; chapters: LegalChapter[]; other: { page: string; name: string } };

/** A legal text that is meant to be read: contents at the side, a number and an anchor for each chapter, good on paper. */
export function LegalPage({ page, chapters, other }: Props) {
  const locale = useLocale();
  const path = usePath();
  const words = page?.blocks ?? {};
  return (
    <article data-ground="paper">
      <header className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        {words.lead && <p className={styles.lead}>{words.lead}</p>}
        {words.date && (
          <p className={styles.edition}>
            {m.legal_edition({ date: dayText(words.date, locale) })}
            {words.version && (
              <>
                {' · '}
                {m.legal_version({ version: words.version })}
              </>
            )}
          </p>
        )}
      </header>
      <div className={styles.body}>
        <nav className={styles.contents} aria-label={m.legal_contents()}>
          <ol className={styles.list}>
            {chapters.map(({ id, title }, at) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.link}>
                  <span className={styles.linkNumber}>{at + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
          <button type="button" className={styles.print} onClick={() => window.print()}>
            {m.legal_print()}
          </button>
        </nav>
        <div className={styles.chapters}>
          {chapters.map(({ id, title, html }, at) => (
            <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.chapterTitle}>
                <span className={styles.number}>{at + 1}</span>
                <a href={`#${id}`}>{title}</a>
              </h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the contract promises safe HTML */}
              <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
          <p className={styles.other}>
            {m.legal_other()}{' '}
            <Link inText href={path(other.page)}>
              {other.name}
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}
