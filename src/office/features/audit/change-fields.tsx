import type { AuditEntry } from '../../../contract/office/audit.ts';
import styles from './audit.module.css';
import { fieldName, readableFields } from './audit-fields.ts';
import { type Names, shownValue } from './audit-values.ts';
import { useNames } from './use-names.ts';

type Props = { change: Pick<AuditEntry, 'before' | 'after' | 'record'>; people: Readonly<Record<string, string>> };

/** From what to what, field by field. */
export function ChangeFields({ change: { before, after, record }, people }: Props) {
  const names = useNames(people, after?.price_currency ?? before?.price_currency ?? record.currency);
  const fields = readableFields(before, after);
  return (
    fields.length > 0 && (
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            <dd>
              <Change before={textOf(before, field, names)} after={textOf(after, field, names)} />
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}

const textOf = (of: AuditEntry['before'], field: string, names: Names) => of && shownValue(field, of[field], names);

/** What reads as it did before, as a long text does, is said once. */
const Change = ({ before, after }: Record<'before' | 'after', string | null>) => (
  <>
    {before && before !== after && <del>{before}</del>} {after && <ins>{after}</ins>}
  </>
);
