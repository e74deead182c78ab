import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './file-field.module.css';

/**
 * One file, chosen or dropped, with its name, its size and a way to remove it. The browser's own field lies over the whole area,
 * so that it takes dropped files; without a script it is visible.
 */
export function FileField({ error }: { error: string | undefined }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [over, setOver] = useState(false);
  const note = `${id}-note`;

  useEffect(() => {
    setIsHydrated(true);
    // A file that was chosen before this script was loaded.
    setFiles([...(input.current?.files ?? [])]);
  }, []);

  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    setFiles([]);
    input.current.focus();
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={typography.note}>
        {m.forms_file()}
      </label>
      <div
        className={classNames(styles.zone, isHydrated && styles.hydrated)}
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
      >
        <input
          ref={input}
          id={id}
          type="file"
          name="file"
          accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          required
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note}
          onChange={() => setFiles([...(input.current?.files ?? [])])}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        {isHydrated && <span className={styles.invitation}>{m.forms_file_choose()}</span>}
      </div>
      {files.map((file) => (
        <p key={file.name} className={styles.file}>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{sizeOf(file)}</span>
          <button type="button" className={styles.remove} onClick={remove} aria-label={m.forms_file_remove({ name: file.name })}>
            <Icon name="close" />
          </button>
        </p>
      ))}
      <p id={note} className={classNames(typography.note, error && styles.error)}>
        {error ?? m.forms_file_hint()}
      </p>
    </div>
  );
}

const kilobyte = 1024;
function sizeOf({ size }: File): string {
  const inMegabytes = size / kilobyte ** 2;
  if (inMegabytes < 1) return m.forms_file_size_small({ size: Math.max(1, Math.round(size / kilobyte)) });
  return m.forms_file_size({ size: inMegabytes.toFixed(1) });
}
