import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { ask } from '../../data/ask.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../query-state.tsx';
import { DescribeForm } from './describe-form.tsx';
import styles from './media.module.css';
import { PictureDrop } from './picture-drop.tsx';
import { PictureFilters } from './picture-filters.tsx';
import { type PictureFilter, PictureGrid, usePictures } from './picture-grid.tsx';
import { isDescribed } from './thumbnail.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

export const pictureQuery = (name: string) => ({
  queryKey: ['media-picture', name],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask('GET /office/api/media/picture', { query: { name }, signal }),
  enabled: name !== '',
});

type Props = { onChoose: (name: string) => void; onClose: () => void };

/** Chooses a picture, or brings one; one without a description is described before it is left. */
export function PicturePicker({ onChoose, onClose }: Props) {
  const [filter, setFilter] = useState<PictureFilter>({ q: '', only: '' });
  const [described, setDescribed] = useState<string | null>(null);
  const found = usePictures(filter);
  const brought = useBrought();
  const choose = (name: string, isReady: boolean) => {
    onChoose(name);
    if (isReady) onClose();
    else setDescribed(name);
  };
  // Who brings one file here wants it: it is chosen once it is there.
  const isOnly = brought !== null && described === null;
  useEffect(() => {
    if (!isOnly) return;
    onChoose(brought);
    setDescribed(brought);
  }, [isOnly, brought, onChoose]);
  if (described !== null) return <DescribeDialog name={described} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={m.media_pick()} closeLabel={m.shell_close()} variant="wide">
      <div className={styles.picker}>
        <PictureDrop />
        <UploadList onChoose={(name) => choose(name, false)} />
        <PictureFilters filter={filter} onChange={setFilter} />
        <PictureGrid
          {...found}
          card={(picture, content) => (
            <button type="button" className={styles.card} onClick={() => choose(picture.name, isDescribed(picture))}>
              {content}
            </button>
          )}
        />
      </div>
    </Dialog>
  );
}

/** The picture of the one file that was brought since the first drawing; null while it is on its way, and of several. */
function useBrought(): string | null {
  const items = useUploads();
  const [before] = useState(() => new Set(items.map(({ number }) => number)));
  const [only, ...others] = items.filter(({ number, replaces }) => replaces === null && !before.has(number));
  return (others.length === 0 && only?.picture?.name) || null;
}

/** The description and the focus of one picture, over the page. */
export function DescribeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const query = useQuery(pictureQuery(name));
  return (
    <Dialog open onClose={onClose} title={m.media_describe()} closeLabel={m.shell_close()} variant="wide">
      <QueryState query={query} />
      {query.data && <DescribeForm picture={query.data.picture} onDone={onClose} />}
      {query.error && (
        <Button kind="quiet" arrow={false} onClick={onClose}>
          {m.shell_close()}
        </Button>
      )}
    </Dialog>
  );
}
