import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportStep, WholeImport } from '../../../contract/office/imports/imports.ts';
import { Button } from '../../../ui/controls/button.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import { formatMoment } from '../../data/format.ts';
import { formatNumber } from '../../data/format-price.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { WhoChanged } from '../../parts/who-changed.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { authorText, stateText } from './import-texts.ts';
import styles from './imports.module.css';
import { refreshes } from './refreshes.ts';
import { SourceDialog } from './source-dialog.tsx';

type Props = { found: WholeImport; read: { run: (body: { number: number }) => Promise<unknown>; busy: boolean } };

/** The name and the state of a file, with the steps that its state allows. */
export function ImportHead({ found, read }: Props) {
  const [step, setStep] = useState<ImportStep | 'source' | null>(null);
  const close = () => setStep(null);
  const may = (one: ImportStep) => found.allowed.includes(one) && !read.busy;
  const { undone } = found;
  const left = undone && undone.touched + undone.deal > 0;
  return (
    <>
      <ScreenHead title={found.fileName}>
        {may('discard') && (
          <Button kind="quiet" arrow={false} onClick={() => setStep('discard')}>
            {m.imports_discard()}
          </Button>
        )}
        {may('read') && found.state !== 'questions' && (
          <Button kind="quiet" arrow={false} onClick={() => void read.run({ number: found.number })}>
            {m.imports_read_again()}
          </Button>
        )}
        {may('undo') && (
          <Button kind="quiet" arrow={false} onClick={() => setStep('undo')}>
            {m.imports_undo()}
          </Button>
        )}
        {may('approve') && (found.counts.all.rows > 0 || found.houses > 0) && (
          <Button arrow={false} onClick={() => setStep('approve')}>
            {m.imports_approve()}
          </Button>
        )}
      </ScreenHead>
      <p className={styles.state}>
        <Link to="/imports" className={record.opens}>
          {m.imports_all_imports()}
        </Link>
        <span>{stateText(found)}</span>
        <span>
          {authorText(found)}, {formatMoment(found.madeAt)}
        </span>
        <span>{m.imports_source({ source: found.source })}</span>
        {may('read') && found.origin === 'office' && (
          <button type="button" className={textButton.button} onClick={() => setStep('source')}>
            {m.imports_source_title()}
          </button>
        )}
        <WhoChanged type="import-proposal" id={found.number} />
      </p>
      {undone && (
        <p className={styles.state}>
          <span>{m.imports_undone_all({ back: formatNumber(undone.back) })}</span>
          {left && (
            <span className={record.late}>
              {m.imports_undone_left({ touched: formatNumber(undone.touched), deal: formatNumber(undone.deal) })}
            </span>
          )}
        </p>
      )}
      {step === 'source' && <SourceDialog found={found} onClose={close} />}
      {step === 'approve' && <ApproveDialog found={found} read={read.run} onClose={close} />}
      {step === 'discard' && (
        <Sure found={found} step="discard" title={m.imports_discard()} about={m.imports_discard_sure()} onClose={close} />
      )}
      {step === 'undo' && <Sure found={found} step="undo" title={m.imports_undo()} about={m.imports_undo_sure()} onClose={close} />}
    </>
  );
}

type SureProps = { found: WholeImport; step: 'discard' | 'undo'; title: string; about: string; onClose: () => void };

function Sure({ found: { number, version }, step, title, about, onClose }: SureProps) {
  const { run, busy, problem } = useCommand(`POST /office/api/imports/${step}`, { refreshes });
  return (
    <DialogForm title={title} busy={busy} problem={problem} onClose={onClose} onSubmit={() => run({ number, version })}>
      <p>{about}</p>
    </DialogForm>
  );
}
