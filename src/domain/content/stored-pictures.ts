import type { Localized } from '../../base/locale.ts';
import type { Picture } from '../../contract/pictures.ts';

/** A picture that exists once for both languages; only its description is a text. */
export type StoredPicture = Omit<Picture, 'alt'> & { alt: Localized };
/** An `upload` was brought by the office. A `light` is a project's first picture in another light, which the gallery leaves out. */
export type PictureKind = 'exterior' | 'interior' | 'layout' | 'stage' | 'aerial' | 'panorama' | 'camera' | 'portrait' | 'light' | 'upload';

/** The name of a stored picture: its address without folder, width and format, such as `stages/facade`. */
export type PictureName = string;
