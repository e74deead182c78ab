import slider from '../../../ui/controls/range-slider.module.css';
import { deferred } from '../../../ui/deferred.tsx';
import styles from './styles/calculator.module.css';
import './styles/inputs.module.css';
import './styles/plan-sum.module.css';
import './styles/drawing.module.css';
import './outside-notice.module.css';
import './stress-test.module.css';
import './styles/plan-schedule.module.css';
import './payment-ways.module.css';
import './mortgage/mortgage.module.css';
import type { InstalmentsData } from './instalment-input.ts';

const Calculator = deferred(() => import('./payment-ways.tsx').then((module) => module.PaymentWays), 'near');

type Props = { data: InstalmentsData; projects?: readonly { slug: string; name: string }[] };

/**
 * The instalment calculator where a page has room for it. Its heading is the page's own; `#instalments` leads to it. Naming a class of the
 * sliders' sheet is what keeps the sheet in the page before their script is there.
 */
export const Instalments = ({ data, projects }: Props) => (
  <div className={slider.slider}>
    <Calculator data={data} {...(projects && { projects })} className={styles.place} />
  </div>
);
