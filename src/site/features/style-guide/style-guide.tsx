import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
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
import '../subscription/subscription-form.module.css';
import { useStaticPages } from '../../data/pages/static-pages.ts';
import { LanguageSwitch } from '../../format/language-switch.tsx';
import { GuideFlats, GuideSliders } from './guide-flats.tsx';
import { Group } from './guide-group.tsx';
import styles from './style-guide.module.css';

const SubscriptionForm = lazy(() =>
  import('../subscription/subscription-form.tsx').then(({ SubscriptionForm: form }) => ({ default: form })),
);
const ResumeForm = lazy(() => import('../resume/resume-form.tsx').then(({ ResumeForm: form }) => ({ default: form })));

const colours = [
  'ground',
  'surface',
  'surface-sunk',
  'text',
  'text-quiet',
  'line',
  'line-strong',
  'action',
  'danger',
  'status-available',
  'status-held',
  'status-sold',
];
const sizes = ['display', 'display-small', 'title', 'lead', 'text', 'small'];
const looks = [
  { name: 'paper', ground: 'paper', accent: undefined },
  { name: 'ink', ground: 'ink', accent: undefined },
  { name: 'paper-prime', ground: 'paper', accent: 'prime' },
  { name: 'ink-prime', ground: 'ink', accent: 'prime' },
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
      <Group title={m.shell_guide_colours()}>
        {colours.map((colour) => (
          <div key={colour} className={styles.colour}>
            <span className={styles.swatch} style={{ background: `var(--${colour})` }} />
            {colour}
          </div>
        ))}
      </Group>
      <Group title={m.shell_guide_type()}>
        <div className={styles.stack}>
          {sizes.map((size) => (
            <p
              key={size}
              className={size === 'text' || size === 'small' || size === 'lead' ? undefined : styles.display}
              style={{ fontSize: `var(--size-${size})` }}
            >
              {m.shell_guide_sample()}
            </p>
          ))}
        </div>
      </Group>
      <Group title={m.shell_guide_buttons()}>
        <Button>{m.shell_guide_main()}</Button>
        <Button kind="quiet">{m.shell_guide_quiet()}</Button>
        <Button kind="plain">{m.shell_guide_plain()}</Button>
        <Button disabled>{m.shell_guide_disabled()}</Button>
        <Button round>{m.shell_guide_round()}</Button>
        <Button href="#content">{m.shell_guide_link()}</Button>
        <Link href="#content">{m.shell_guide_link()}</Link>
        <Link href="#content" inText>
          {m.shell_guide_link_in_text()}
        </Link>
      </Group>
      <Group title={m.shell_guide_fields()}>
        <TextField label={m.shell_guide_field()} name={`${name}-empty`} placeholder="+380" />
        <TextField label={m.shell_guide_field()} name={`${name}-hint`} hint={m.shell_guide_hint()} defaultValue="050 123 45 67" />
        <TextField label={m.shell_guide_field()} name={`${name}-error`} error={m.shell_guide_error()} defaultValue="050" />
        <TextField label={m.shell_guide_disabled()} name={`${name}-off`} disabled defaultValue="050" />
        <TextField label={m.shell_guide_field()} name={`${name}-area`} rows={3} />
      </Group>
      <Group title={m.shell_guide_choices()}>
        <div className={styles.stack}>
          <Checkbox name={`${name}-1`} count={12}>
            {m.shell_guide_option()}
          </Checkbox>
          <Checkbox name={`${name}-2`} defaultChecked>
            {m.shell_guide_option()}
          </Checkbox>
          <Checkbox name={`${name}-3`} disabled count={0}>
            {m.shell_guide_disabled()}
          </Checkbox>
          <Checkbox name={`${name}-4`} error={m.shell_guide_error()}>
            {m.shell_guide_option()}
          </Checkbox>
          <Checkbox type="radio" name={`${name}-5`} defaultChecked>
            {m.shell_guide_option()}
          </Checkbox>
        </div>
      </Group>
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
      <Suspense>{ground === 'paper' ? <SubscriptionForm kind="news" /> : <ResumeForm />}</Suspense>
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
