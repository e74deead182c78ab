import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/text/link.tsx';
import * as m from '../../paraglide/messages.js';
import { Group } from './guide-group.tsx';
import styles from './style-guide.module.css';

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
/** The colours of a ground and the sizes of type. */
export const GuideTokens = () => (
  <>
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
  </>
);

/** Buttons, fields and choices in every state; `name` keeps the fields of one ground apart from those of another. */
export const GuideControls = ({ name }: { name: string }) => (
  <>
    <Group title={m.shell_guide_buttons()}>
      <Button>{m.shell_guide_main()}</Button>
      <Button kind="quiet">{m.shell_guide_quiet()}</Button>
      <Button kind="plain">{m.shell_guide_plain()}</Button>
      <Button disabled>{m.shell_guide_disabled()}</Button>
      <Button round>{m.shell_guide_round()}</Button>
      <Button href="#content">{m.shell_guide_link()}</Button>
      <Link href="#content" alone>
        {m.shell_guide_link()}
      </Link>
      <p>
        {m.shell_guide_sentence()}{' '}
        <Link href="#content" inText>
          {m.shell_guide_link_in_text()}
        </Link>
        .
      </p>
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
  </>
);
