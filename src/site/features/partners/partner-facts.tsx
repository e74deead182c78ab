import type { AdvertisingAnswer, AerialAnswer } from '../../../contract/content/partners.ts';
import { classNames } from '../../../ui/class-names.ts';
import ledger from '../../../ui/text/ledger.module.css';
import target from '../../../ui/text/touch-target.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDay } from '../../format/format-date.ts';
import { formatArea, formatNumber } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import styles from './partner-facts.module.css';

export type Space = AdvertisingAnswer['advertising'][number];
export type Survey = AerialAnswer['aerialPhotography'][number];
/** A space for partners, or a survey from the air. */
export type PartnerEntry = Space | Survey;
export const isSurvey = (entry: PartnerEntry): entry is Survey => 'height' in entry;
/** Both lists show the same of an entry; its text comes with its own page. */
export type PartnerSummary = Omit<Space, 'html'> | Omit<Survey, 'html'>;

type Props = { entry: PartnerSummary; withLink?: boolean };

/** The important facts: place, size and term; or day, height and number of frames. */
export function PartnerFacts({ entry, withLink = false }: Props) {
  const locale = useLocale();
  const path = usePath();
  const project = useStaticPages().projects.find(({ id }) => id === entry.projectId);
  const facts: [name: string, value: string][] =
    'height' in entry
      ? [
          [m.partners_flown(), formatDay(entry.date, locale)],
          [m.partners_height(), m.partners_metres({ metres: formatNumber(entry.height, locale, 0) })],
          [m.partners_frames(), formatNumber(entry.frames, locale, 0)],
        ]
      : [
          [m.partners_place(), entry.place],
          ...(entry.area === null ? [] : [[m.partners_area(), formatArea(entry.area, locale)] as [string, string]]),
          [m.partners_term(), entry.terms],
        ];
  return (
    <dl className={classNames(ledger.ledger, styles.facts)}>
      {project && (
        <div>
          <dt>{m.partners_project()}</dt>
          <dd>
            {withLink ? (
              <a href={path(`projects/${project.slug}`)} className={target.tall}>
                {project.name}
              </a>
            ) : (
              project.name
            )}
          </dd>
        </div>
      )}
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
