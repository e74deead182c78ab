import type { LegalChapter } from '../../../contract/content/legal.ts';
import type { PageTexts } from '../../../contract/content/page-contents.ts';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import { classNames } from '../../../ui/class-names.ts';
import sticky from '../../../ui/layout/sticky.module.css';
import { Link } from '../../../ui/text/link.tsx';
import pageHead from '../../../ui/text/page-head.module.css';
import { Prose } from '../../../ui/text/prose.tsx';
import target from '../../../ui/text/touch-target.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDay } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import { ConsentAnswer } from '../consent/consent-answer.tsx';
import styles from './legal-page.module.css';

export type LegalName = 'privacy-policy' | 'terms-of-use';

type Props = {
  page: PageContent<LegalName> | null;
  chapters: LegalChapter[];
  other: { page: string; name: string };
  /** The text is the one that consent to cookies refers to, so it is taken back here. */
  ofConsent: boolean;
};

/** The chapter under which consent is taken back; the last one of a text that has none about cookies. */
const chapterOfConsent = (chapters: LegalChapter[]) => chapters.find(({ id }) => id.includes('cookie')) ?? chapters.at(-1);

/** A legal text for reading: contents at the side, a number and an anchor for each chapter, a print style. */
export function LegalPage({ page, chapters, other, ofConsent }: Props) {
  const locale = useLocale();
  const path = usePath();
  const texts: PageTexts<LegalName> = page?.blocks ?? {};
  const asked = ofConsent ? chapterOfConsent(chapters)?.id : undefined;
  return (
    <article data-ground="light">
      <header className={classNames(pageHead.head, styles.head)}>
        <h1 className={classNames(pageHead.title, styles.title)} data-horizon="">
          {texts.title}
        </h1>
        {texts.lead && <p className={classNames(typography.lead, styles.lead)}>{texts.lead}</p>}
        {texts.date && (
          <p className={typography.note}>
            {m.legal_edition({ date: formatDay(texts.date, locale) })}
            {texts.version && (
              <>
                {' · '}
                {m.legal_version({ version: texts.version })}
              </>
            )}
          </p>
        )}
      </header>
      <div className={styles.body}>
        <nav className={classNames(sticky.sticky, styles.contents)} aria-label={m.legal_contents()}>
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
              <h2 id={`${id}-title`} className={classNames(typography.title, styles.chapterTitle)}>
                <span className={styles.number}>{at + 1}</span>
                <a href={`#${id}`} className={target.tall}>
                  {title}
                </a>
              </h2>
              <Prose html={html} className={styles.text} />
              {id === asked && <ConsentAnswer />}
            </section>
          ))}
          <p className={classNames(typography.quiet, styles.other)}>
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
