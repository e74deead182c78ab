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
              <Side of={before} field={field} names={names} as="del" /> <Side of={after} field={field} names={names} as="ins" />
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}

type SideProps = { of: AuditEntry['before']; field: string; names: Names; as: 'del' | 'ins' };
function Side({ of, field, names, as: Mark }: SideProps) {
  const text = of && shownValue(field, of[field], names);
  return text ? <Mark>{text}</Mark> : null;
}
