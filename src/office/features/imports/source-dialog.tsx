import { useState } from 'react';
import { importLimits, type WholeImport } from '../../../contract/office/imports/imports.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import record from '../../parts/record.module.css';
import { refreshes } from './refreshes.ts';

/** From which source a file is: a known one, whose answers hold for it, or a new one of this name. */
export function SourceDialog({ found: { number, source, sources }, onClose }: { found: WholeImport; onClose: () => void }) {
  const [chosen, setChosen] = useState(source);
  const [typed, setTyped] = useState('');
  const { run, busy, problem } = useCommand('POST /office/api/imports/source', { refreshes });
  const named = chosen || typed.trim();
  return (
    <DialogForm
      title={m.imports_source_title()}
      action={m.imports_source_save()}
      busy={busy}
      problem={problem}
      isReady={named !== '' && named !== source}
      onClose={onClose}
      onSubmit={() => run({ number, source: named })}
    >
      <p>{m.imports_source_about()}</p>
      <label className={record.filter}>
        <span>{m.imports_source_known()}</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{m.imports_source_other()}</option>
          {[...new Set(sources).add(source)].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {chosen === '' && (
        <TextField
          label={m.imports_source_new()}
          hint={m.imports_source_hint()}
          name="source"
          autoComplete="off"
          maxLength={importLimits.sourceLongest}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...fieldError(problem, 'source')}
        />
      )}
    </DialogForm>
  );
}
