import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import sticky from '../../../ui/layout/sticky.module.css';
import { CaptionedPicture } from '../../../ui/pictures/captioned-picture.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { Prose } from '../../../ui/text/prose.tsx';
import { StoryHead } from '../../../ui/text/story-head.tsx';
import target from '../../../ui/text/touch-target.module.css';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import { isSurvey, type PartnerEntry, PartnerFacts, type PartnerSummary } from './partner-facts.tsx';
import styles from './partner-page.module.css';
import type { PartnerKind } from './partners-page.tsx';

type Props = { kind: PartnerKind; entry: PartnerEntry; others: Pick<PartnerSummary, 'slug' | 'title'>[] };

/** One space or one survey: the headline on the horizon, its plate bleeding to the right, facts in the margin. */
export function PartnerPage({ kind, entry, others }: Props) {
  const path = usePath();
  return (
    <article data-ground={kind === 'advertising' ? 'light' : 'dark'}>
      <StoryHead title={entry.title}>
        <p>
          <Link href={path(kind)} className={target.tall}>
            {isSurvey(entry) ? m.partners_surveys() : m.partners_spaces()}
          </Link>
        </p>
      </StoryHead>
      <div className={styles.body}>
        <div className={classNames(sticky.sticky, styles.margin)}>
          <p className={styles.lead}>{entry.lead}</p>
          <PartnerFacts entry={entry} withLink />
          {!isSurvey(entry) && <AskForSpace title={entry.title} />}
        </div>
        <div className={styles.story}>
          {entry.picture && (
            <CaptionedPicture
              picture={entry.picture}
              sizes="(width < 64em) 100vw, 66vw"
              priority
              className={styles.photo}
              pictureClass={styles.picture}
            />
          )}
          <Prose html={entry.html} className={styles.text} />
        </div>
      </div>
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="others">
          <h2 id="others" className={typography.note}>
            {m.partners_others()}
          </h2>
          <ul className={styles.othersList}>
            {others.map(({ slug, title }) => (
              <li key={slug}>
                <a href={path(`${kind}/${slug}`)} className={classNames(typography.name, styles.other)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

function AskForSpace({ title }: { title: string }) {
  const { opener, dialog } = useConsultationDialog({ message: m.partners_ask_message({ title }) });
  return (
    <div>
      <Button {...opener('ask')} round>
        {m.partners_ask()}
      </Button>
      {dialog}
    </div>
  );
}
