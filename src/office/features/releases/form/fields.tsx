import typography from '../../../../ui/text/typography.module.css';
import * as m from '../../../paraglide/messages.js';
import { fieldLabel, labelOf } from './field-labels.ts';
import styles from './form.module.css';
import { useForm } from './form-context.ts';
import { blankOf, type FieldProps, type FormSchema, kindOf, withoutNull } from './form-schema.ts';
import { LeafField } from './leaf-field.tsx';
import { ListField } from './list-field.tsx';
import { FieldVersion } from './their-version.tsx';

/** One field of a row with everything below it, drawn from its schema. */
export function Field({ schema: given, value, path, label }: FieldProps) {
  const { schema, isNullable } = withoutNull(given);
  const { change } = useForm();
  const kind = kindOf(schema);
  if (kind === 'flag' || kind === 'number' || kind === 'text')
    return <LeafField schema={schema} value={value} path={path} label={label} isNullable={isNullable} />;
  if (kind === 'drawn') return <Drawn label={label} path={path} value={value} />;
  if (isNullable && (value === null || value === undefined))
    return (
      <p>
        <button type="button" className={styles.add} onClick={() => change(path, blankOf(schema))}>
          {m.releases_add({ name: label })}
        </button>
      </p>
    );
  if (kind === 'list')
    return (
      <ListField schema={schema} value={value} path={path} label={label}>
        {(item) => <Field {...item} />}
      </ListField>
    );
  if (kind === 'localized') return <Localized schema={schema} value={value} path={path} label={label} />;
  if (kind === 'choice') return <Choice schema={schema} value={value} path={path} label={label} />;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <Fields schema={schema} value={value} path={path} />
      <FieldVersion path={path} ours={value} />
      {isNullable && (
        <button type="button" className={styles.add} onClick={() => change(path, null)}>
          {m.releases_remove()}
        </button>
      )}
    </fieldset>
  );
}

/** Shapes and coordinates have editors of their own. */
const Drawn = ({ label, path, value }: Omit<FieldProps, 'schema'>) => (
  <div>
    <p className={typography.quiet}>
      {label}: {m.releases_drawn({ count: Array.isArray(value) ? value.length : 0 })}
    </p>
    <FieldVersion path={path} ours={value} />
  </div>
);

const partsOf = (schema: FormSchema, value: unknown): [string, FormSchema][] => {
  const known = Object.entries(schema.properties ?? {});
  const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const extra = Object.keys((value ?? {}) as object).filter((name) => !schema.properties?.[name]);
  const named = kindOf(schema) === 'named' || known.length === 0 ? extra : extra.filter(() => schema.additionalProperties !== false);
  return [...known, ...named.map((name): [string, FormSchema] => [name, others.type || others.properties ? others : { type: 'string' }])];
};

/** What a visitor reads comes before what search engines and social media read. */
const inOrder = (one: string, other: string): number => Number(isForSearch.test(one)) - Number(isForSearch.test(other));
const isForSearch = /^(meta|share|seo)/;

/** The fields of an object, texts in two languages first. */
export function Fields({ schema, value, path }: Omit<FieldProps, 'label'>) {
  const fields = (value ?? {}) as Record<string, unknown>;
  const parts = partsOf(schema, value);
  const isTexts = (name: string) => name === 'uk' || name === 'en';
  const hasBoth = parts.filter(([name]) => isTexts(name)).length === 2;
  return (
    <div className={styles.fields}>
      {hasBoth && <Localized schema={schema} value={value} path={path} label="" />}
      {parts
        .filter(([name]) => !(hasBoth && isTexts(name)))
        .map(([name, part]) => (
          <Field key={name} schema={part} value={fields[name]} path={[...path, name]} label={labelOf([...path, name])} />
        ))}
    </div>
  );
}

/** The same texts in two columns, Ukrainian first. */
function Localized({ schema, value, path, label }: FieldProps) {
  const { uk = {}, en = {} } = schema.properties ?? {};
  const texts = (value ?? {}) as Record<'uk' | 'en', unknown>;
  const isText = kindOf(uk) === 'text' || kindOf(uk) === 'list';
  const names = isText ? [] : [...new Set([...partsOf(uk, texts.uk), ...partsOf(en, texts.en)].map(([name]) => name))].toSorted(inOrder);
  const at = (language: 'uk' | 'en', name: string) => (texts[language] as Record<string, unknown> | undefined)?.[name];
  const schemaOf = (of: FormSchema, name: string) =>
    new Map(partsOf(of, { ...(texts.uk as object), ...(texts.en as object) })).get(name) ?? {};
  return (
    <div className={styles.localized}>
      {isText && (
        <>
          <Field schema={uk} value={texts.uk} path={[...path, 'uk']} label={m.releases_in_uk({ name: label })} />
          <Field schema={en} value={texts.en} path={[...path, 'en']} label={m.releases_in_en({ name: label })} />
        </>
      )}
      {names.map((name) => (
        <div key={name} className={styles.pair}>
          <Field schema={schemaOf(uk, name)} value={at('uk', name)} path={[...path, 'uk', name]} label={labelOf([...path, 'uk', name])} />
          <Field schema={schemaOf(en, name)} value={at('en', name)} path={[...path, 'en', name]} label={labelOf([...path, 'en', name])} />
        </div>
      ))}
      <FieldVersion path={path} ours={value} />
    </div>
  );
}

/** One of several forms, which the field `kind` tells apart. */
function Choice({ schema, value, path, label }: FieldProps) {
  const { change } = useForm();
  const forms = schema.oneOf ?? [];
  const kindIn = (form: FormSchema) => form.properties?.kind?.const ?? '';
  const chosen = forms.find((form) => kindIn(form) === (value as { kind?: string } | null)?.kind) ?? forms[0] ?? {};
  const { kind: _kind, ...rest } = chosen.properties ?? {};
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <label className={styles.choice}>
        <span>{fieldLabel('kind')}</span>
        <select
          value={kindIn(chosen)}
          onChange={({ target }) => change(path, blankOf(forms.find((form) => kindIn(form) === target.value) ?? {}))}
        >
          {forms.map((form) => (
            <option key={kindIn(form)} value={kindIn(form)}>
              {fieldLabel(kindIn(form))}
            </option>
          ))}
        </select>
      </label>
      <Fields schema={{ type: 'object', properties: rest, additionalProperties: false }} value={value} path={path} />
      <FieldVersion path={path} ours={value} />
    </fieldset>
  );
}
