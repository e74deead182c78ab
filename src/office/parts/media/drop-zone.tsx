import { useId, useState } from 'react';
import { mediaLimits } from '../../../contract/office/media/media.ts';
import covering from '../../../ui/controls/covering-input.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './media.module.css';
import { uploads } from './use-uploads.ts';

const types = '.jpg,.jpeg,.png,.webp,.avif,image/jpeg,image/png,image/webp,image/avif';

type Props = { replaces?: string | null; label?: string };

/** Files that are dropped here, or chosen. The browser's own field lies over the whole area. */
export function DropZone({ replaces = null, label = m.media_drop() }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const megabytes = mediaLimits.fileLargest / 1024 / 1024;
  return (
    <div className={styles.zone} data-over={isOver || undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.hint} id={`${id}-hint`}>
        {m.media_drop_hint({ megabytes: String(megabytes) })}
      </span>
      <input
        id={id}
        type="file"
        className={covering.covering}
        accept={types}
        multiple={replaces === null}
        aria-describedby={`${id}-hint`}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])], replaces);
          target.value = '';
        }}
      />
    </div>
  );
}
