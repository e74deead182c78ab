import { useState } from 'react';
import { useNavigate } from 'react-router';
import { importLimits } from '../../../contract/office/imports/imports.ts';
import { useUpload } from '../../data/use-upload.ts';
import * as m from '../../paraglide/messages.js';
import { DropZone } from '../../parts/drop-zone.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './imports.module.css';

const { fileMegabytes: most } = importLimits;

/** The place where a file of flats is brought, which leads to what it would change. */
export function FileDrop() {
  const [isTooBig, setTooBig] = useState(false);
  const navigate = useNavigate();
  const { upload, busy, problem } = useUpload();

  async function give([file]: readonly File[]) {
    if (!file) return;
    setTooBig(file.size > most * 1_000_000);
    if (file.size > most * 1_000_000) return;
    const given = await upload(file);
    if (given) void navigate(`/imports/${given.import.number}`);
  }
  return (
    <div className={styles.drop}>
      <DropZone
        label={busy ? m.imports_sending() : m.imports_drop_title()}
        hint={m.imports_drop_about({ most })}
        accept=".xlsx,.csv,.xml,.json,.gz,.txt"
        disabled={busy}
        onFiles={(files) => void give(files)}
      />
      <Refusal text={isTooBig ? m.imports_too_big({ most }) : problem?.message} />
    </div>
  );
}
