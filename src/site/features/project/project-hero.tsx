import { type ReactNode, useState } from 'react';
import type { Project } from '../../../contract/catalogue/project-summaries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FirstScreen } from '../../../ui/layout/first-screen.tsx';
import heroTitle from '../../../ui/text/hero-title.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { saleView } from '../../format/availability/sale-view.ts';
import { boundAddress, formatDelivery } from '../../format/format-apartment.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import type { Light, LitHero } from '../lights/light.ts';
import { LitSky } from '../lights/lit-sky.tsx';
import styles from './project-hero.module.css';

const stages = {
  foundation: m.project_stage_foundation,
  frame: m.project_stage_frame,
  facade: m.project_stage_facade,
  done: m.project_done,
};

/** The picture rests on the horizon with the name on it; below, the facts that decide: place, delivery, price. */
export function ProjectHero({ project, lit }: { project: Omit<Project, 'features'>; lit: LitHero | null }) {
  const locale = useLocale();
  const path = usePath();
  const { notice } = saleView(project);
  const [light, setLight] = useState<Light | null>(null);
  const { picture, name, district, address, stage, deliveryQuarter, costFrom, costFromUsd, areaFrom, areaTo } = project;
  const shown = (light && lit?.lights[light]) ?? picture;
  return (
    <FirstScreen className={styles.hero} data-ground="dark">
      <LitSky picture={picture} lit={lit} href="" onLight={setLight}>
        <h1 className={heroTitle.title}>{name}</h1>
      </LitSky>
      <div className={styles.earth}>
        <dl className={styles.facts}>
          {(address || district) && (
            <Fact name={m.project_place()}>
              {boundAddress(address)}
              {district && <span className={classNames(typography.note, styles.aside)}>{m.project_district({ name: district })}</span>}
            </Fact>
          )}
          <Fact name={m.project_delivery()}>
            {formatDelivery(deliveryQuarter, stage === 'done')}
            {stage !== null && stage !== 'done' && <span className={classNames(typography.note, styles.aside)}>{stages[stage]()}</span>}
          </Fact>
          {notice === null && costFrom !== null && costFromUsd !== null && (
            <Fact name={m.project_price()}>
              {m.project_from()} <Price uah={costFrom} usd={costFromUsd} />
            </Fact>
          )}
          {areaFrom !== null && areaTo !== null && (
            <Fact name={m.project_areas()}>
              {m.project_area_range({ from: formatNumber(areaFrom, locale), to: formatNumber(areaTo, locale) })}
            </Fact>
          )}
        </dl>
        {notice === null && (
          <Button href={`${path('apartments')}?project_id=${encodeURIComponent(project.id)}`} className={styles.action}>
            {m.project_choose({ count: project.total, shown: formatNumber(project.total, locale, 0) })}
          </Button>
        )}
        {notice !== null && <p className={styles.notice}>{notice}</p>}
      </div>
      {shown && <p className={classNames(typography.note, styles.caption)}>{shown.alt}</p>}
    </FirstScreen>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={typography.note}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}
