import type { PageTexts } from '../../../contract/content/page-contents.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FirstScreen } from '../../../ui/layout/first-screen.tsx';
import split from '../../../ui/layout/split.module.css';
import { Sky } from '../../../ui/pictures/sky.tsx';
import heroTitle from '../../../ui/text/hero-title.module.css';
import { numberedTexts } from '../../data/pages/numbered-texts.ts';
import * as m from '../../paraglide/messages.js';
import { Awards } from './awards.tsx';
import { CareerBlock } from './career-block.tsx';
import type { CompanyData } from './company-data.ts';
import { CompanyFigures } from './company-figures.tsx';
import styles from './company-page.module.css';
import { History } from './history.tsx';
import { Team } from './team.tsx';

/** Ink at dusk, then the years along the horizon where ink turns into paper, then people as in the credits of a film. */
export function CompanyPage({ page, team, awards, milestones, figures, vacancies, openVacancies }: CompanyData) {
  const texts: PageTexts<'company'> = page?.blocks ?? {};
  const about = numberedTexts(texts, 'about_N');
  return (
    <>
      <FirstScreen className={styles.hero} data-ground="dark">
        <Sky picture={page?.sharePicture}>
          <h1 className={classNames(heroTitle.title, styles.title)}>{texts.title || m.company_title()}</h1>
        </Sky>
        <div className={classNames(split.split, styles.earth)}>
          <p className={styles.lead}>{texts.lead}</p>
          {about.length > 0 && (
            <div className={styles.about}>
              {about.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
        </div>
      </FirstScreen>
      <CompanyFigures figures={figures} people={texts.people ?? ''} peopleText={texts.people_label ?? ''} />
      {milestones.length > 0 && <History milestones={milestones} />}
      {team.length > 0 && <Team team={team} lead={texts.team ?? ''} />}
      {awards.length > 0 && <Awards awards={awards} />}
      <CareerBlock vacancies={vacancies} total={openVacancies} lead={texts.career ?? ''} />
    </>
  );
}
