import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { Icon, iconNames } from '../../../ui/pictures/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Skeleton } from '../../../ui/pictures/skeleton.tsx';
import { Link } from '../../../ui/text/link.tsx';
import type { CardFlat } from '../../cards/card-flat.ts';
import { usePath } from '../../data/paths.ts';
import { CurrencySwitch } from '../../format/price/currency-switch.tsx';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import '../resume/file-field.module.css';
import '../resume/resume-form.module.css';
import '../../cards/apartment-card.module.css';
import '../../cards/sun-line.module.css';
import '../../../ui/controls/range-slider.module.css';
import '../subscription/subscription-form.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { LanguageSwitch } from '../../format/language/language-switch.tsx';
import { GuideControls, GuideTokens } from './guide-controls.tsx';
import { Group } from './guide-group.tsx';
import styles from './style-guide.module.css';

const GuideFlats = deferred(() => import('./guide-flats.tsx').then((module) => module.GuideFlats), 'rendered');
const GuideSliders = deferred(() => import('./guide-flats.tsx').then((module) => module.GuideSliders), 'rendered');
const SubscriptionForm = deferred(
  () => import('../subscription/subscription-form.tsx').then((module) => module.SubscriptionForm),
  'rendered',
);
const ResumeForm = deferred(() => import('../resume/resume-form.tsx').then((module) => module.ResumeForm), 'rendered');

const looks = [
  { name: 'light', ground: 'light', accent: undefined },
  { name: 'dark', ground: 'dark', accent: undefined },
  { name: 'light-prime', ground: 'light', accent: 'prime' },
  { name: 'dark-prime', ground: 'dark', accent: 'prime' },
] as const;
type Look = (typeof looks)[number];

/** Every component in every state, on one ground with one accent at a time; an unknown `look` is the first. */
export function StyleGuide({ look, sample }: { look: string | null; sample: CardFlat | null }) {
  const path = usePath();
  const shown = looks.find(({ name }) => name === look) ?? looks[0];
  return (
    <>
      <h1 id="guide" className={styles.title}>
        {m.shell_guide_title()}
      </h1>
      <nav className={styles.looks} aria-labelledby="guide">
        {looks.map(({ name }, index) => (
          <Link
            key={name}
            href={path(index === 0 ? 'test' : `test?look=${name}`)}
            aria-current={name === shown.name ? 'page' : undefined}
            className={styles.look}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div data-accent={shown.accent}>
        <Sheet key={shown.name} look={shown} sample={sample} />
      </div>
    </>
  );
}

function Sheet({ look: { name, ground }, sample }: { look: Look; sample: CardFlat | null }) {
  const [open, setOpen] = useState<'sheet' | 'modal' | null>(null);
  const photo = useStaticPages().menu.promo.photo;
  return (
    <section data-ground={ground} className={styles.sheet}>
      <h2 className={styles.ground}>{name}</h2>
      <GuideTokens />
      <GuideControls name={name} />
      <GuideSliders />
      <Group title={m.shell_guide_numbers()}>
        <Price uah={2_970_000} usd={72_000} show="both" />
        <CurrencySwitch />
        <LanguageSwitch />
      </Group>
      <Group title={m.shell_guide_icons()}>
        {iconNames.map((icon) => (
          <span key={icon} className={styles.icon}>
            <Icon name={icon} />
            {icon}
          </span>
        ))}
      </Group>
      <Group title={m.shell_guide_waiting()}>
        <div className={styles.stack} aria-busy="true">
          <Skeleton height="96px" />
          <Skeleton width="60%" />
        </div>
        {photo && <Picture picture={photo} sizes="320px" className={styles.photo} />}
      </Group>
      {sample && <GuideFlats card={sample} photo={photo} />}
      {ground === 'light' ? <SubscriptionForm kind="news" /> : <ResumeForm />}
      <Group title={m.shell_guide_dialogs()}>
        <Button kind="quiet" onClick={() => setOpen('modal')}>
          {m.shell_guide_modal()}
        </Button>
        <Button kind="quiet" onClick={() => setOpen('sheet')}>
          {m.shell_guide_sheet()}
        </Button>
        <Dialog
          open={open !== null}
          onClose={() => setOpen(null)}
          title={m.shell_guide_dialogs()}
          closeLabel={m.shell_close()}
          variant={open ?? 'modal'}
          ground={ground}
          footer={<Button wide>{m.shell_guide_main()}</Button>}
        >
          <p>{m.shell_guide_sample()}</p>
        </Dialog>
      </Group>
    </section>
  );
}
