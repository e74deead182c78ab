import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../contract/pictures.ts';
import { Picture } from './picture.tsx';
import styles from './sky.module.css';

type Props = { picture: PictureData | null | undefined; over?: ReactNode; children?: ReactNode };

/** A page's first picture, over the whole width, with words on the horizon; `over` covers the picture and lies below the words. */
export const Sky = ({ picture, over, children }: Props) => (
  <div className={styles.sky} data-horizon="own">
    {picture && <Picture picture={picture} sizes="100vw" priority className={styles.picture} />}
    {over}
    {children && <div className={styles.words}>{children}</div>}
  </div>
);
