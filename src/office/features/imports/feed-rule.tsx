import { useQuery } from '@tanstack/react-query';
import { type ImportKind, importKinds } from '../../../contract/office/imports/imports.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { meQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import { kindNames } from './import-texts.ts';
import styles from './imports.module.css';

/** The kinds of changes that wait for a person although the limits of changes would let them pass. */
export function FeedRule({ source, byHand }: { source: string; byHand: readonly ImportKind[] }) {
  const { data: me } = useQuery(meQuery);
  const { run, busy, problem } = useCommand('POST /office/api/imports/rule', { refreshes: ['import'] });
  const mayChange = me?.rights.some(({ right }) => right === 'import.approve') ?? false;
  const change = (kind: ImportKind, isOn: boolean) =>
    void run({ source, byHand: isOn ? [...byHand, kind] : byHand.filter((one) => one !== kind) });
  return (
    <fieldset className={styles.question} disabled={busy || !mayChange}>
      <legend>{m.imports_rule_title()}</legend>
      <p className={styles.quiet}>{m.imports_rule_about()}</p>
      {importKinds
        .filter((kind) => kind !== 'held')
        .map((kind) => (
          <Checkbox key={kind} checked={byHand.includes(kind)} onChange={({ target }) => change(kind, target.checked)}>
            {kindNames[kind]()}
          </Checkbox>
        ))}
      <Refusal text={problem?.message} />
    </fieldset>
  );
}
