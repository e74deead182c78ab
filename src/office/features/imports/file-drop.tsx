import { type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { importLimits } from '../../../contract/office/imports/imports.ts';
import { Button } from '../../../ui/controls/button.tsx';
import hidden from '../../../ui/text/visually-hidden.module.css';
import { useUpload } from '../../data/use-upload.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './imports.module.css';

const { fileMegabytes: most } = importLimits;

/** The place where a file is dropped, with a button for those who choose one. */
export function FileDrop() {
  const [isOver, setOver] = useState(false);
  const [isTooBig, setTooBig] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { upload, busy, problem } = useUpload();

  async function give(file: File | undefined) {
    if (!file || busy) return;
    setTooBig(file.size > most * 1_000_000);
    if (file.size > most * 1_000_000) return;
    const given = await upload(file);
    if (given) void navigate(`/imports/${given.import.number}`);
  }
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard.
    <div
      className={styles.drop}
      data-over={isOver}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={over}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void give(event.dataTransfer.files[0]);
      }}
    >
      <div>
        <p className={styles.heading}>{m.imports_drop_title()}</p>
        <p className={styles.quiet}>{m.imports_drop_about({ most })}</p>
        <Refusal text={isTooBig ? m.imports_too_big({ most }) : problem?.message} />
      </div>
      <Button arrow={false} disabled={busy} onClick={() => input.current?.click()}>
        {busy ? m.imports_sending() : m.imports_choose_file()}
      </Button>
      <input
        ref={input}
        type="file"
        className={hidden.hidden}
        tabIndex={-1}
        aria-label={m.imports_choose_file()}
        accept=".xlsx,.csv,.xml,.json,.gz,.txt"
        onChange={({ target }) => {
          void give(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
