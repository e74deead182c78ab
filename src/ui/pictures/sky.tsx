import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../contract/pictures.ts';
import { Picture } from './picture.tsx';
import styles from './sky.module.css';

type Props = { picture: PictureData | null | undefined; children?: ReactNode };

/** A page's first picture, over the whole width, with words on the horizon. */
export const Sky = ({ picture, children }: Props) => (
  <div className={styles.sky} data-horizon="own">
    {picture && <Picture picture={picture} sizes="100vw" priority className={styles.picture} />}
    {children && <div className={styles.words}>{children}</div>}
  </div>
);
