import type { PageContent } from '../../../contract/content/static-pages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CaptionedPicture } from '../../../ui/pictures/captioned-picture.tsx';
import { PageHead } from '../../../ui/text/page-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { PartnerFacts, type PartnerSummary } from './partner-facts.tsx';
import styles from './partners-page.module.css';

export type PartnerKind = 'advertising' | 'aerial-photography';
type Props = { kind: PartnerKind; page: PageContent<PartnerKind> | null; entries: PartnerSummary[] };

/** Spaces on a light ground, surveys on a dark one; the pictures alternate sides, each with its facts. */
export function PartnersPage({ kind, page, entries }: Props) {
  const path = usePath();
  return (
    <div data-ground={kind === 'advertising' ? 'light' : 'dark'}>
      <PageHead
        title={page?.blocks.title || (kind === 'advertising' ? m.partners_spaces() : m.partners_surveys())}
        lead={page?.blocks.lead}
        className={styles.head}
      />
      {entries.length === 0 && <p className={styles.none}>{m.partners_none()}</p>}
      <ul className={styles.entries}>
        {entries.map((entry, at) => (
          <li key={entry.slug} className={classNames(styles.entry, at % 2 === 1 && styles.turned)}>
            {entry.picture && (
              <CaptionedPicture
                picture={entry.picture}
                sizes="(width < 64em) 100vw, 60vw"
                priority={at === 0}
                reveal={at > 0}
                className={styles.photo}
                pictureClass={styles.picture}
              />
            )}
            <div className={styles.texts}>
              <h2 className={classNames(typography.title, styles.name)}>
                <a href={path(`${kind}/${entry.slug}`)} className={wholeLink.whole}>
                  {entry.title}
                </a>
              </h2>
              <p className={classNames(typography.quiet, styles.about)}>{entry.lead}</p>
              <PartnerFacts entry={entry} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
