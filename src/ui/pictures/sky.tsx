import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../contract/pictures.ts';
import { classNames } from '../class-names.ts';
import { Picture } from './picture.tsx';
import styles from './sky.module.css';

type Props = { picture: PictureData | null | undefined; className?: string | undefined; children?: ReactNode };

/** A page's first picture, over the whole width, with words on the horizon; the class may give another `--shade`, the dark over it. */
export const Sky = ({ picture, className, children }: Props) => (
  <div className={classNames(styles.sky, className)} data-horizon="own">
    {picture && <Picture picture={picture} sizes="100vw" priority className={styles.picture} />}
    {children}
  </div>
);
