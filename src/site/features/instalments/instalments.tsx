import '../../../ui/checkbox.module.css';
import '../../../ui/field.module.css';
import { island } from '../../../ui/island.tsx';
import '../../../ui/range-slider.module.css';
import { read, type Written } from '../../written.ts';
import styles from './instalments.module.css';
import type { InstalmentsData } from './wish.ts';

const Calculator = island(() => import('./calculator.tsx').then((module) => module.InstalmentCalculator));

type Props = { written: Written<InstalmentsData>; projects?: readonly { slug: string; name: string }[] };

/** The instalment calculator where a page has room for it. Its heading is the page's own; `#instalments` leads to it. */
export const Instalments = ({ written, projects }: Props) => (
  <Calculator data={read(written)} {...(projects && { projects })} className={styles.place} />
);
