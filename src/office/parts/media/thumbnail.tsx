import type { MediaPictureAnswer } from '../../../contract/office/media/media.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useLocale } from '../../data/use-locale.ts';

type Props = {
  picture: MediaPictureAnswer;
  sizes?: string;
  focus?: { x: number; y: number };
  alt?: string;
  className?: string | undefined;
};

/** A picture as the site draws it. */
export function Thumbnail({ picture, sizes = '18rem', focus = picture.focus, alt, className }: Props) {
  const locale = useLocale();
  const shown = { ...picture, focus, alt: alt ?? picture.alt[locale] };
  return <Picture picture={shown} sizes={sizes} {...(className && { className })} />;
}

export const isDescribed = ({ alt }: Pick<MediaPictureAnswer, 'alt'>): boolean => alt.uk.trim() !== '' && alt.en.trim() !== '';
