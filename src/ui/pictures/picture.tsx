import type { Picture as PictureData } from '../../contract/content/pictures.ts';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

type Props = {
  picture: PictureData;
  /** How wide it will stand, as in the `sizes` of an `img`. */
  sizes: string;
  /** The picture that is seen first: loaded at once and before others. */
  priority?: boolean;
  /** Rises from the lower edge when it comes into sight. */
  reveal?: boolean;
  /** Empty when words beside it already say what it shows. */
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
