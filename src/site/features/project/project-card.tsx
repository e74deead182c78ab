import { useState } from 'react';
import type { Project } from '../../../contract/catalogue/project-summaries.ts';
import type { Picture as PictureData } from '../../../contract/pictures.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { saleView } from '../../format/availability/sale-view.ts';
import { addressText, formatDelivery } from '../../format/format-apartment.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './project-card.module.css';

type Shown =
  | 'slug'
  | 'name'
  | 'prime'
  | 'district'
  | 'address'
  | 'stage'
  | 'deliveryQuarter'
  | 'sale'
  | 'total'
  | 'costFrom'
  | 'costFromUsd';
export type ProjectCardData = Pick<Project, Shown | 'picture' | 'otherLight'>;
type Props = { project: ProjectCardData; shape: 'tall' | 'wide'; sizes: string; heading?: 'h2' | 'h3'; priority?: boolean };

/** What a card shows of a project. Its other light lies over the picture, which is described and blurred already. */
export function projectCard(project: Project): ProjectCardData {
  const { slug, name, prime, district, address, stage, deliveryQuarter, sale, total, costFrom, costFromUsd, picture } = project;
  const otherLight = project.otherLight && { ...project.otherLight, alt: '', placeholder: null };
  return { slug, name, prime, district, address, stage, deliveryQuarter, sale, total, costFrom, costFromUsd, picture, otherLight };
}

/** A project as a card: its picture, name, place, price from and delivery, readable without a click. */
export function ProjectCard({ project, shape, sizes, heading: Heading = 'h3', priority = false }: Props) {
  const path = usePath();
  const [isNear, setNear] = useState(false);
  return (
    <article
      className={styles.card}
      data-accent={project.prime ? 'prime' : undefined}
      onPointerEnter={({ pointerType }) => setNear(pointerType === 'mouse')}
      onFocus={() => setNear(true)}
    >
      <div className={classNames(styles.frame, shape === 'tall' ? styles.tall : styles.wide)}>
        {project.picture && (
          <Picture picture={project.picture} sizes={sizes} reveal={!priority} priority={priority} className={styles.picture} alt="" />
        )}
        {isNear && project.picture && project.otherLight && (
          <OtherLight picture={{ ...project.otherLight, focus: project.picture.focus }} sizes={sizes} />
        )}
      </div>
      <div className={styles.caption}>
        <Heading className={styles.name}>
          <a href={path(`projects/${project.slug}`)} className={`${wholeLink.whole} ${styles.link}`} data-travel="">
            {project.name}
          </a>
        </Heading>
        <p className={styles.price}>
          <PriceFrom project={project} />
        </p>
        <p className={typography.note}>{addressText(project)}</p>
        <p className={typography.note}>{formatDelivery(project.deliveryQuarter, project.stage === 'done')}</p>
      </div>
    </article>
  );
}

/** The same view in the other light, for as long as a mouse or the focus is on the card. It is loaded when it is first wanted. */
function OtherLight({ picture, sizes }: { picture: PictureData; sizes: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.other} data-loaded={isLoaded || undefined} onLoadCapture={() => setLoaded(true)}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} alt="" />
    </div>
  );
}

/** The least price, or why nothing is for sale now. */
export function PriceFrom({ project }: { project: Pick<Project, 'sale' | 'costFrom' | 'costFromUsd' | 'total'> }) {
  const locale = useLocale();
  const { short } = saleView(project);
  if (short !== null) return short;
  if (project.costFrom === null || project.costFromUsd === null) return saleView({ sale: project.sale, total: 0 }).short;
  return (
    <>
      {m.project_from()} <Price uah={project.costFrom} usd={project.costFromUsd} />
      {' · '}
      {m.project_flats({ count: project.total, shown: formatNumber(project.total, locale, 0) })}
    </>
  );
}
