import type { ComponentProps } from 'react';
import styles from './captioned-picture.module.css';
import { Picture } from './picture.tsx';

type Props = Omit<ComponentProps<typeof Picture>, 'alt' | 'className'> & {
  className?: string | undefined;
  pictureClass?: string | undefined;
};

/**
 * A picture with a caption below it. The caption has the margins of the page; a picture that does not reach an edge
 * sets `--caption-start` or `--caption-end`.
 */
export const CaptionedPicture = ({ className, pictureClass, ...picture }: Props) => (
  <figure className={className}>
    <Picture {...picture} {...(pictureClass && { className: pictureClass })} alt="" />
    <figcaption className={styles.caption}>{picture.picture.alt}</figcaption>
  </figure>
);
