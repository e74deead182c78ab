import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import type { Picture } from '../../../../contract/pictures.ts';
import * as m from '../../../paraglide/messages.js';
import './lightbox.css';

type Props = { pictures: Picture[]; at: number; place: string; onClose: () => void };

/** Every size of the best format that all browsers of today show. */
function sizesOf({ sources, width, height }: Picture) {
  const widest = sources.find(({ type }) => type === 'image/webp')?.srcset ?? '';
  return widest.split(', ').flatMap((part) => {
    const [src = '', size = ''] = part.split(' ');
    const across = Number.parseInt(size, 10);
    return across > 0 ? [{ src, width: across, height: Math.round((across * height) / width) }] : [];
  });
}

export function GalleryLightbox({ pictures, at, place, onClose }: Props) {
  return (
    <Lightbox
      open
      close={onClose}
      index={at}
      plugins={[Captions]}
      slides={pictures.map((picture) => ({
        src: picture.src,
        width: picture.width,
        height: picture.height,
        srcSet: sizesOf(picture),
        alt: picture.alt,
        title: place,
        description: picture.alt,
      }))}
      controller={{ closeOnBackdropClick: true }}
      // On a telephone a description is long, and has the room.
      captions={{ descriptionMaxLines: 8 }}
      labels={{
        Previous: m.project_gallery_previous(),
        Next: m.project_gallery_next(),
        Close: m.project_gallery_close(),
        Lightbox: m.project_pictures(),
        'Photo gallery': m.project_pictures(),
        Carousel: m.project_pictures(),
      }}
    />
  );
}
