import { Suspense } from 'react';
import type { PageTexts } from '../../../contract/content/page-contents.ts';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import askStyles from '../../../ui/layout/ask.module.css';
import grid from '../../../ui/layout/card-grid.module.css';
import { FirstScreen } from '../../../ui/layout/first-screen.tsx';
import { CaptionedPicture } from '../../../ui/pictures/captioned-picture.tsx';
import { Sky } from '../../../ui/pictures/sky.tsx';
import heroTitle from '../../../ui/text/hero-title.module.css';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ApartmentCard } from '../../cards/apartment-card.tsx';
import type { CardFlat } from '../../cards/card-flat.ts';
import { numberedPairs } from '../../data/pages/numbered-texts.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import type { YieldData } from './assumptions.ts';
import styles from './investments-page.module.css';
import { Reasons } from './reasons.tsx';
import { Yield } from './yield.tsx';

type Props = { page: PageContent<'investments'> | null; initial: YieldData | null; flats: CardFlat[] };

/** Reasons, steps, costs and risks, in this order and with the same emphasis. */
export function InvestmentsPage({ page, initial, flats }: Props) {
  const texts: PageTexts<'investments'> = page?.blocks ?? {};
  const { living, street } = page?.pictures ?? {};
  const { opener, dialog } = useConsultationDialog({ message: m.investments_ask_message() });
  return (
    <>
      <FirstScreen className={styles.hero} data-ground="dark">
        <Sky picture={page?.sharePicture}>
          <h1 className={classNames(heroTitle.title, styles.title)}>{texts.title}</h1>
        </Sky>
        <p className={styles.lead}>{texts.lead}</p>
      </FirstScreen>
      <div data-ground="light">
        <Reasons id="why" title={texts.why_title} reasons={numberedPairs(texts, 'why_N_title', 'why_N_text')} />
        <section className={styles.strategies} aria-labelledby="strategy">
          <h2 id="strategy" className={classNames(typography.display, styles.heading)}>
            {texts.strategy_title}
          </h2>
          {living && (
            <CaptionedPicture
              picture={living}
              sizes="(width < 64em) 100vw, 50vw"
              reveal
              className={styles.photo}
              pictureClass={styles.picture}
            />
          )}
          <ol className={styles.columns}>
            {numberedPairs(texts, 'strategy_N_title', 'strategy_N_text').map(({ title, text }) => (
              <li key={title}>
                <h3 className={classNames(typography.name, styles.strategy)}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        {initial && (
          <section id="yield" className={styles.yield} aria-labelledby="yield-title">
            <h2 id="yield-title" className={classNames(typography.display, styles.heading)}>
              {texts.yield_title}
            </h2>
            <p className={styles.text}>{texts.yield_text}</p>
            {/* Below the first screen, so it hydrates in a task of its own. */}
            <Suspense>
              <Yield data={initial} />
            </Suspense>
            <div className={classNames(typography.note, styles.notes)}>
              <p>{texts.yield_taxes}</p>
              <p>{texts.disclaimer}</p>
            </div>
          </section>
        )}
      </div>
      <div data-ground="dark">
        <Reasons id="risk" title={texts.risk_title} reasons={numberedPairs(texts, 'risk_N_title', 'risk_N_text')} />
        {street && <CaptionedPicture picture={street} sizes="100vw" reveal className={styles.wide} pictureClass={styles.street} />}
      </div>
      <div data-ground="light">
        {flats.length > 0 && <Flats texts={texts} flats={flats} />}
        <section className={askStyles.ask} aria-labelledby="ask">
          <h2 id="ask" className={classNames(typography.display, styles.heading)}>
            {m.investments_ask()}
          </h2>
          <Button {...opener('ask')} round>
            {m.investments_ask_button()}
          </Button>
        </section>
        {dialog}
      </div>
    </>
  );
}

/** The price goes into the calculator by its address, scripts or none. */
function Flats({ texts, flats }: { texts: PageTexts<'investments'>; flats: CardFlat[] }) {
  const locale = useLocale();
  const path = usePath();
  return (
    <section className={styles.flats} aria-labelledby="flats">
      <h2 id="flats" className={classNames(typography.display, styles.heading)}>
        {texts.flats_title}
      </h2>
      <p className={styles.text}>{texts.flats_text}</p>
      <ul className={classNames(grid.grid, styles.cards)}>
        {flats.map((item) => (
          <li key={item.slug}>
            <ApartmentCard item={item} locale={locale} />
            <Link alone href={`${path('investments')}?price=${item.costUsd}&usd=1#yield`} className={styles.count} data-reload="">
              {m.investments_count()}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
