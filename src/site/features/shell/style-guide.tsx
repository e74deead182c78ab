import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon, iconNames } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import * as m from '../../paraglide/messages.js';
import type { CardFlat } from '../apartment-list/card-flat.ts';
import { CurrencySwitch } from '../price/currency-switch.tsx';
import { Price } from '../price/price.tsx';
import '../subscription/subscription-form.module.css';
import { GuideFlats, GuideSliders } from './guide-flats.tsx';
import { Group } from './guide-group.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useStaticPages } from './static-pages.ts';
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
const grounds = [
  { ground: 'paper', accent: undefined },
  { ground: 'ink', accent: undefined },
  { ground: 'paper', accent: 'prime' },
  { ground: 'ink', accent: 'prime' },
] as const;

/** Every component in every state, on both grounds and with both accents. */
export function StyleGuide({ sample }: { sample: CardFlat | null }) {
  return (
    <>
      <h1 className={styles.title}>{m.shell_guide_title()}</h1>
      {grounds.map(({ ground, accent }, index) => (
        <div key={`${ground} ${accent}`} data-accent={accent}>
          {/* Each ground comes alive in a task of its own. */}
          <Suspense>
            <Sheet ground={ground} name={accent ? `${ground}, ${accent}` : ground} isFar={index > 0} sample={sample} />
          </Suspense>
        </div>
      ))}
    </>
  );
}

type SheetProps = { ground: 'ink' | 'paper'; name: string; isFar: boolean; sample: CardFlat | null };

function Sheet({ ground, name, isFar, sample }: SheetProps) {
  const [open, setOpen] = useState<'sheet' | 'modal' | null>(null);
  const photo = useStaticPages().menu.promo.photo;
  return (
    <section data-ground={ground} data-far={isFar || undefined} className={styles.sheet}>
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
      {/* A form is a landmark with a name of its own, so each stands on one ground only. */}
      {name === 'paper' && (
        <Suspense>
          <SubscriptionForm kind="news" />
        </Suspense>
      )}
      {name === 'ink' && (
        <Suspense>
          <ResumeForm />
        </Suspense>
      )}
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
