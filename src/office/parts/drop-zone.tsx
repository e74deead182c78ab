import { useId, useState } from 'react';
import covering from '../../ui/controls/covering-input.module.css';
import styles from './drop-zone.module.css';

type Props = {
  label: string;
  hint: string;
  /** Endings and types that the browser offers first. */
  accept: string;
  isMultiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Files that are dropped here, or chosen. The browser's own field lies over the whole area. */
export function DropZone({ label, hint, accept, isMultiple = false, disabled = false, onFiles }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div className={styles.zone} data-over={isOver || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.hint} id={`${id}-hint`}>
        {hint}
      </span>
      <input
        id={id}
        type="file"
        className={covering.covering}
        accept={accept}
        multiple={isMultiple}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
