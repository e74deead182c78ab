import { type MouseEvent, useState } from 'react';
import type { Picture as PictureData } from '../../../../contract/pictures.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useDeferred } from '../../../../ui/deferred.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { isPlainClick } from '../../../../ui/plain-click.ts';
import typography from '../../../../ui/text/typography.module.css';
import { openAddress } from '../../../data/page-unreached.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './gallery-chapter.module.css';

const load = () => import('./lightbox.tsx').then((module) => module.GalleryLightbox);

type Props = { pictures: PictureData[]; place: string };

/** Plates with captions; each opens large. Without scripts, or when the viewer cannot be fetched, the link is the picture itself. */
export function GalleryChapter({ pictures, place }: Props) {
  const { Part: Lightbox, fetchPart, warm } = useDeferred(load);
  const [open, setOpen] = useState<number | null>(null);
  const show = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const address = (event.currentTarget as HTMLAnchorElement).href;
    void fetchPart().then((isThere) => (isThere ? setOpen(at) : openAddress(address)));
  };
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <li key={picture.src}>
            <figure>
              <a
                href={picture.src}
                className={styles.link}
                aria-label={m.project_picture_open({ alt: picture.alt })}
                {...warm}
                onClick={(event) => show(event, at)}
              >
                <Picture picture={picture} sizes="(width < 64em) 100vw, 60vw" reveal alt="" />
              </a>
              <figcaption className={classNames(typography.note, styles.caption)}>
                <span className={styles.place}>{place}</span> {picture.alt}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {Lightbox && open !== null && <Lightbox pictures={pictures} at={open} place={place} onClose={() => setOpen(null)} />}
    </>
  );
}
