import { useEffect, useId, useRef } from 'react';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import * as m from '../../../paraglide/messages.js';
import { choicesOf } from './field-labels.ts';
import styles from './form.module.css';
import { keyOfPath, useFieldFault, useForm } from './form-context.ts';
import type { FormSchema, Path } from './form-schema.ts';
import { InstantField } from './instant-field.tsx';
import { MarkupField } from './markup-field.tsx';
import { PictureField } from './picture-field.tsx';
import { searchLength } from './search-length.ts';

type Props = { schema: FormSchema; value: unknown; path: Path; label: string; isNullable: boolean };

/** About as many letters fit a line. */
const lineLength = 26;
/** Whole hundredths and minor units, which people read as numbers with two places. */
const inHundredths = new Set(['hundredths', 'minor']);

/** A text, a number, a day, a choice or a switch. */
export function LeafField(props: Props) {
  const { path, schema } = props;
  const { focus, theirs, takeTheirs, stale, confirm } = useForm();
  const place = useRef<HTMLDivElement>(null);
  const isFocused = focus === keyOfPath(path);
  useEffect(() => {
    if (!isFocused) return;
    place.current?.scrollIntoView({ block: 'center' });
    const fields = ['[role="textbox"], textarea', 'input, select, button'];
    fields
      .map((field) => place.current?.querySelector<HTMLElement>(field))
      .find(Boolean)
      ?.focus();
  }, [isFocused]);
  const other = theirs.get(keyOfPath(path));
  return (
    <div ref={place}>
      <Control {...props} />
      {other !== undefined && (
        <p className={styles.theirs}>
          {m.releases_theirs({ text: schema.format === 'html' ? wordsOf(String(other)) : String(other) })}{' '}
          <button type="button" className={styles.add} onClick={() => takeTheirs(path)}>
            {m.releases_take_theirs()}
          </button>
        </p>
      )}
      {stale.includes(path.join('.')) && (
        <p className={styles.theirs}>
          {m.releases_stale_field()}{' '}
          <button type="button" className={styles.add} disabled={!confirm} onClick={() => confirm?.(path)}>
            {m.releases_still_right()}
          </button>
        </p>
      )}
    </div>
  );
}

/** A text without its tags. */
const wordsOf = (html: string): string => html.replace(/<[^<>]*>/g, ' ').trim();

function Control({ schema, value, path, label, isNullable }: Props) {
  const { change, choices, focus, isLocked } = useForm();
  const id = useId();
  const fault = useFieldFault(path);
  const error = fault === undefined ? {} : { error: fault };
  const name = path.join('.');
  const text = typeof value === 'string' ? value : '';
  const say = (typed: string) => change(path, isNullable && typed === '' ? null : typed);
  if (schema.type === 'boolean')
    return (
      <Checkbox checked={value === true} onChange={({ target }) => change(path, target.checked)} {...error}>
        {label}
      </Checkbox>
    );
  // Of a list, the name is that of the list.
  const isNamed = schema.format === 'slug' || schema.format === 'external-id';
  const known = isNamed ? choices[path.findLast((part) => !/^\d+$/.test(part)) ?? ''] : undefined;
  const own = schema.enum && choicesOf(schema.enum);
  const options = known ?? own;
  if (options) {
    const shown = String(value ?? '');
    const choose = (chosen: string) => (chosen === '' ? say('') : change(path, own?.find((one) => one.name === chosen)?.value ?? chosen));
    return (
      <div className={styles.choice}>
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={shown}
          onChange={({ target }) => choose(target.value)}
          {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
        >
          {(isNullable || shown === '') && <option value="">{m.releases_none()}</option>}
          {shown !== '' && !options.some((one) => one.name === shown) && <option value={shown}>{shown}</option>}
          {options.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
        {fault && (
          <span id={`${id}-fault`} className={styles.fault}>
            {fault}
          </span>
        )}
      </div>
    );
  }
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <NumberField
        value={value}
        path={path}
        label={label}
        name={name}
        isNullable={isNullable}
        {...error}
        isHundredths={inHundredths.has(path.at(-1) ?? '')}
      />
    );
  if (schema.format === 'picture') return <PictureField label={label} path={path} isNullable={isNullable} fault={fault} name={text} />;
  if (schema.format === 'html') {
    const lang = path.find((part) => part === 'uk' || part === 'en');
    return (
      <MarkupField
        label={label}
        name={name}
        lang={lang}
        isLocked={isLocked}
        error={fault}
        value={text}
        isFocused={focus === keyOfPath(path)}
        onChange={say}
      />
    );
  }
  if (schema.format === 'date-time')
    return <InstantField label={label} name={name} {...error} value={text} isNullable={isNullable} onChange={(at) => change(path, at)} />;
  if (schema.format === 'page')
    return <PageField label={label} name={name} value={text} id={id} {...error} pages={choices.page} onChange={say} />;
  if (schema.format === 'date')
    return <TextField label={label} name={name} {...error} type="date" value={text} onChange={({ target }) => say(target.value)} />;
  // One element for texts of any length: another one would lose the focus in the middle of a word.
  const rows = Math.min(12, Math.ceil((text.length + 1) / lineLength));
  const hint = searchLength(path.at(-1), text);
  return (
    <TextField
      label={label}
      name={name}
      rows={rows}
      value={text}
      onChange={({ target }) => say(target.value)}
      {...(hint && { hint })}
      {...error}
    />
  );
}

type PageProps = { id: string; label: string; name: string; value: string; error?: string; onChange: (typed: string) => void };

/** The address of a page of the site: one of those it has, which may go on with a query. */
const PageField = ({ id, pages = [], onChange, ...field }: PageProps & { pages?: { name: string; title: string }[] | undefined }) => (
  <>
    <TextField {...field} list={`${id}-pages`} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    <datalist id={`${id}-pages`}>
      {pages.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </datalist>
  </>
);

type NumberProps = { value: unknown; path: Path; label: string; name: string; isNullable: boolean; isHundredths: boolean; error?: string };

/** What is no number is sent as it was typed: the answer names the field. */
function NumberField({ value, path, label, name, isNullable, isHundredths, ...error }: NumberProps) {
  const { change } = useForm();
  const shown = typeof value === 'number' ? String(isHundredths ? value / 100 : value).replace('.', ',') : String(value ?? '');
  const typed = useRef(shown);
  const text = readNumber(typed.current, isHundredths) === value ? typed.current : shown;
  const say = (given: string) => {
    typed.current = given;
    change(path, given.trim() === '' && isNullable ? null : (readNumber(given, isHundredths) ?? given));
  };
  return <TextField label={label} name={name} {...error} inputMode="decimal" value={text} onChange={({ target }) => say(target.value)} />;
}

function readNumber(typed: string, isHundredths: boolean): number | null {
  const plain = typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(plain)) return null;
  return isHundredths ? Math.round(Number(plain) * 100) : Number(plain);
}
