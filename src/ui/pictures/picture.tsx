import type { Picture as PictureData } from '../../contract/pictures.ts';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

type Props = {
  picture: PictureData;
  /** How wide it will stand, as in the `sizes` of an `img`. */
  sizes: string;
  /** The first visible picture: loaded at once and before others. */
  priority?: boolean;
  /** Rises from the lower edge when it comes into view. */
  reveal?: boolean;
  /** Empty when text beside it already describes it. */
  alt?: string;
  className?: string;
};

/** A picture in the best format and size, cropped around its focus, with a blurred stand-in until it has come. */
export function Picture({ picture, sizes, priority = false, reveal = false, alt = picture.alt, className }: Props) {
  const { src, width, height, sources, placeholder, focus } = picture;
  return (
    <picture
      className={classNames(styles.frame, reveal && styles.reveal, className)}
      style={{ backgroundImage: placeholder ? `url("${placeholder}")` : undefined, backgroundPosition: `${focus.x}% ${focus.y}%` }}
    >
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={src}
        width={width}
        height={height}
        sizes={sizes}
        alt={alt}
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  );
}
