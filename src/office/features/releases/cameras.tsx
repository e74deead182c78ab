import { useQuery } from '@tanstack/react-query';
import type { CameraStream } from '../../../contract/office/releases/content-rows.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import styles from './releases.module.css';

const lookEveryMs = 10_000;

/** The streams that the server knows, by the names of their cameras; null until they are known. */
function useStreams(): CameraStream[] | null {
  const { data } = useQuery({
    queryKey: ['streams'],
    queryFn: ({ signal }) => ask('GET /office/api/content/streams', { signal }),
    refetchInterval: lookEveryMs,
  });
  return data?.streams ?? null;
}

const stateText = (stream: CameraStream | undefined): string => {
  if (!stream) return m.drawing_camera_unset();
  if (!stream.lastFrame) return m.drawing_camera_never();
  const at = formatMoment(stream.lastFrame);
  return stream.isLive ? m.drawing_camera_live({ at }) : m.drawing_camera_silent({ at });
};

/** Whether a camera of a list sends frames. */
export function CameraNote({ name }: { name: string }) {
  const streams = useStreams();
  const stream = streams?.find((one) => one.name === name);
  return streams && <span className={stream?.isLive ? record.note : `${record.note} ${record.late}`}>{stateText(stream)}</span>;
}

/** Where the stream of a camera comes from, and the time of its last frame. */
export function CameraState({ name }: { name: string }) {
  const streams = useStreams();
  const stream = streams?.find((one) => one.name === name);
  if (!streams) return null;
  return (
    <div className={styles.about}>
      <p role="status" className={stream?.isLive ? undefined : record.late}>
        {stateText(stream)}
      </p>
      <p className={typography.quiet}>
        {stream
          ? m.drawing_camera_address({ address: stream.address })
          : m.drawing_camera_how({ line: `${name}=https://cameras.example.ua/${name}.m3u8` })}
      </p>
    </div>
  );
}

type NewProps = { taken: readonly string[]; onMake: (name: string) => void };

/** Streams that no camera of the contents is named after: no page shows them. */
export const NewCameras = ({ taken, onMake }: NewProps) =>
  (useStreams() ?? [])
    .filter(({ name }) => !taken.includes(name))
    .map(({ name }) => (
      <p key={name} className={styles.newRow}>
        {m.drawing_camera_unnamed({ name })}
        <Button kind="quiet" arrow={false} onClick={() => onMake(name)}>
          {m.drawing_camera_describe()}
        </Button>
      </p>
    ));
