import { mediaLimits } from '../../../contract/office/media/media.ts';
import * as m from '../../paraglide/messages.js';
import { DropZone } from '../drop-zone.tsx';
import { uploads } from './use-uploads.ts';

const types = '.jpg,.jpeg,.png,.webp,.avif,image/jpeg,image/png,image/webp,image/avif';
const megabytes = String(mediaLimits.fileLargest / 1024 / 1024);

/** Pictures that are brought, or one in the place of another. */
export const PictureDrop = ({ replaces = null, label = m.media_drop() }: { replaces?: string | null; label?: string }) => (
  <DropZone
    label={label}
    hint={m.media_drop_hint({ megabytes })}
    accept={types}
    isMultiple={replaces === null}
    onFiles={(files) => uploads.add(files, replaces)}
  />
);
