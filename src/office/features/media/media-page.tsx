import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as m from '../../paraglide/messages.js';
import media from '../../parts/media/media.module.css';
import { PictureDrop } from '../../parts/media/picture-drop.tsx';
import { PictureFilters } from '../../parts/media/picture-filters.tsx';
import { type PictureFilter, PictureGrid, usePictures } from '../../parts/media/picture-grid.tsx';
import { UploadList } from '../../parts/media/upload-list.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';

const kindOf = (only: string | null): PictureFilter['only'] =>
  only === 'undescribed' || only === 'stale' || only === 'unused' ? only : '';

/** The pictures of the site, and where new ones are brought. */
export function MediaPage() {
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useState<PictureFilter>({ q: '', only: kindOf(parameters.get('only')) });
  const found = usePictures(filter);
  return (
    <>
      <ScreenHead title={m.media_title()} count={found.total} about={m.media_about()} />
      <div className={media.picker}>
        <PictureDrop />
        <UploadList />
        <PictureFilters filter={filter} onChange={setFilter} />
      </div>
      <PictureGrid
        {...found}
        card={(picture, content) => (
          <Link className={media.card} to={`/media/${picture.name}`}>
            {content}
          </Link>
        )}
      />
    </>
  );
}
