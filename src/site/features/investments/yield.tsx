import slider from '../../../ui/controls/range-slider.module.css';
import { deferred } from '../../../ui/deferred.tsx';
import instalments from '../instalments/styles/calculator.module.css';
import '../instalments/styles/inputs.module.css';
import '../instalments/styles/plan-sum.module.css';
import '../instalments/styles/drawing.module.css';
import '../instalments/styles/plan-schedule.module.css';
import './assumption-inputs.module.css';
import './yield-sum.module.css';
import './yield-years.module.css';
import type { YieldData } from './assumptions.ts';

const Calculator = deferred(() => import('./yield-calculator.tsx').then((module) => module.YieldCalculator), 'near');

/** The calculator of yield, dressed by the sheets of the sliders and of the instalment calculator before its script is there. */
export const Yield = ({ data }: { data: YieldData }) => (
  <div className={slider.slider}>
    <Calculator data={data} className={instalments.place} />
  </div>
);
