import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import type { Restored } from '../../../ui/deferred.tsx';
import { printPart } from '../../../ui/print-part.ts';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { formatDay } from '../../format/format-date.ts';
import { formatInterval, formatMonths, formatPercent } from '../../format/format-instalments.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import { CopyLink } from './copy-link.tsx';
import { amountsIn, type InstalmentInput, type InstalmentsData, readInstalmentInput, withInstalmentInput } from './instalment-input.ts';
import { OutsideNotice } from './outside-notice.tsx';
import { PlanInputs } from './plan-inputs.tsx';
import { PlanSchedule } from './plan-schedule.tsx';
import { PlanSum } from './plan-sum.tsx';
import { StressTest } from './stress-test.tsx';
import styles from './styles/calculator.module.css';
import { SubjectInputs } from './subject-inputs.tsx';
import { usePlan } from './use-plan.ts';

type Props = {
  data: InstalmentsData;
  projects?: readonly { slug: string; name: string }[];
  onFlat?: (flat: InstalmentsData['plan']['apartment']) => void;
} & Restored;

/** Input on the left, its result on the right. A plain form that the page answers, until it hydrates. */
export function InstalmentCalculator({ data, projects = [], typed, onFlat }: Props) {
  const locale = useLocale();
  const { input, plan, invalid, state, change } = usePlan(data, locale);
  const { subject } = data;
  const { apartment, project } = plan;
  const what = apartment ? m.list_number({ number: apartment.number }) : (project?.name ?? '');
  const inputs = { down: formatPercent(plan.down, locale), months: formatMonths(plan.months), every: formatInterval(plan.every) };
  const message = [what, m.instalments_input(inputs)].filter(Boolean).join('. ');
  const { opener, dialog } = useConsultationDialog({ message, ...(apartment && project && { apartment: { ...apartment, project } }) });

  const slug = apartment?.slug;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flat, not the same one answered again
  useEffect(() => onFlat?.(apartment), [slug]);

  const awake = useRef(false);
  useLayoutEffect(() => {
    if (awake.current || !typed) return;
    awake.current = true;
    const changed = changedIn(readInstalmentInput(new URLSearchParams(typed), subject), shown(data));
    if (changed) change(changed);
  });

  return (
    <div className={styles.calculator} aria-busy={state === 'asking'}>
      <form method="get" action="#instalments" className={styles.inputs} onSubmit={(event) => typed && event.preventDefault()}>
        {subject === 'chosen' && (
          <SubjectInputs input={input} plan={plan} projects={projects} invalid={invalid} change={change} locale={locale} />
        )}
        <PlanInputs input={input} plan={plan} invalid={invalid} change={change} locale={locale} isHydrated={typed !== undefined} />
        <div className={styles.links}>
          {typed ? <CopyLink query={() => withInstalmentInput(new URLSearchParams(location.search), input, subject)} /> : <Submit />}
          {plan.payments.length > 0 && (
            <button
              type="button"
              className={classNames(textButton.button, styles.print)}
              onClick={({ currentTarget }) => printPart(currentTarget.closest('[role="tabpanel"]'))}
            >
              {m.instalments_print()}
            </button>
          )}
        </div>
      </form>
      <PrintedInputs plan={plan} inputs={inputs} locale={locale} />
      <div className={styles.answer} data-waiting={state === 'asking' || undefined}>
        <PlanSum plan={plan} locale={locale} />
        {plan.outside.length > 0 && <OutsideNotice plan={plan} locale={locale} opener={opener('ask')} />}
        {state === 'failed' && (
          <p className={styles.failed} role="alert">
            {m.instalments_failed()}{' '}
            <button type="button" className={textButton.button} onClick={() => change({})}>
              {m.instalments_retry()}
            </button>
          </p>
        )}
      </div>
      <StressTest plan={plan} locale={locale} />
      <PlanSchedule plan={plan} locale={locale} />
      <p className={classNames(typography.note, styles.disclaimer)}>{m.instalments_disclaimer()}</p>
      {dialog}
    </div>
  );
}

type PrintedProps = { plan: InstalmentsData['plan']; inputs: { down: string; months: string; every: string }; locale: Locale };

/** The initial values of the plain form. */
const shown = ({ input, plan }: InstalmentsData): InstalmentInput => ({
  down: `${plan.down}`,
  months: `${plan.months}`,
  every: plan.every,
  ...(plan.project && { project: plan.project.slug }),
  ...input,
  ...amountsIn('USD', input, plan),
});

/** The values typed into the plain form, which has dollars and percent; null when it was left unchanged. */
function changedIn(typed: InstalmentInput, before: InstalmentInput): InstalmentInput | null {
  const changed = Object.entries(typed).filter(([name, value]) => name !== 'usd' && before[name as keyof InstalmentInput] !== value);
  if (changed.length === 0) return null;
  return { ...Object.fromEntries(changed), ...('price' in typed && { price: typed.price, first: '', down: typed.down ?? '', usd: '1' }) };
}

/** What a printed schedule is for and what it is based on: the fields themselves are not printed. */
function PrintedInputs({ plan: { apartment, project, starts, rate }, inputs, locale }: PrintedProps) {
  const subject = [project?.name, apartment && m.list_number({ number: apartment.number })].filter(Boolean).join(', ');
  return (
    <div className={classNames('printed', styles.basis)}>
      {subject && <p className={classNames(typography.name, styles.subject)}>{subject}</p>}
      <p>{m.instalments_printed({ ...inputs, day: formatDay(starts, locale) })}</p>
      <p>{m.flat_rate({ rate: formatNumber(Number(rate.value), locale, 4), day: formatDay(rate.date, locale), source: rate.source })}</p>
    </div>
  );
}

function Submit() {
  return (
    <button type="submit" className={classNames(textButton.button, styles.submit)}>
      {m.instalments_count()}
    </button>
  );
}
