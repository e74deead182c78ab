import { Link } from 'react-router';
import textButton from '../../../ui/controls/text-button.module.css';
import * as m from '../../paraglide/messages.js';
import record from '../record.module.css';
import styles from './media.module.css';
import type { UploadItem } from './upload-items.ts';
import { uploads, useUploads } from './use-uploads.ts';

const texts: Record<UploadItem['state'], () => string> = {
  waiting: m.media_state_waiting,
  sending: m.media_state_sending,
  paused: m.media_state_paused,
  offline: m.media_state_offline,
  drawing: m.media_state_drawing,
  done: m.media_state_done,
  failed: m.media_state_failed,
};

type Choosing = {
  /** Chooses the picture that a file has become; null where there is nothing to choose. Without it a link leads to the picture. */
  onChoose?: ((name: string) => void) | null;
};
/** Files on their way, each with how far it is and what can be done with it. Only those of one picture where `replaces` names it. */
export function UploadList({ replaces = null, onChoose }: Choosing & { replaces?: string | null }) {
  const items = useUploads().filter((item) => item.replaces === replaces);
  if (items.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={m.media_uploads()}>
      {items.map((item) => (
        <li key={item.number}>
          <span className={styles.fileName}>{item.fileName}</span>
          {item.state === 'done' || item.state === 'failed' ? (
            <span />
          ) : (
            <progress max={1} value={item.state === 'drawing' ? undefined : item.share} aria-label={item.fileName} />
          )}
          <span role="status" className={item.state === 'failed' || item.state === 'offline' ? record.late : record.quiet}>
            {item.problem ?? (item.isKnown ? m.media_known() : texts[item.state]())}
          </span>
          <span className={styles.steps}>
            <Steps item={item} {...(onChoose !== undefined && { onChoose })} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Steps({ item: { number, state, picture, fileName }, onChoose }: Choosing & { item: UploadItem }) {
  const isMoving = state === 'waiting' || state === 'sending' || state === 'offline';
  return (
    <>
      {isMoving && (
        <button type="button" className={textButton.button} onClick={() => uploads.pause(number)}>
          {m.media_pause()}
        </button>
      )}
      {state === 'paused' && (
        <button type="button" className={textButton.button} onClick={() => uploads.resume(number)}>
          {m.media_resume()}
        </button>
      )}
      {picture && onChoose && (
        <button type="button" className={textButton.button} onClick={() => onChoose(picture.name)}>
          {m.media_choose()}
        </button>
      )}
      {picture && onChoose === undefined && (
        <Link className={record.opens} to={`/media/${picture.name}`}>
          {m.media_open()}
        </Link>
      )}
      {state !== 'drawing' && (
        <button
          type="button"
          className={textButton.button}
          aria-label={m.media_dismiss_of({ name: fileName })}
          onClick={() => uploads.dismiss(number)}
        >
          {m.media_dismiss()}
        </button>
      )}
    </>
  );
}
