import type { CSSProperties } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { classNames } from '../../../ui/class-names.ts';
import lines from '../../../ui/pictures/line-drawing.module.css';
import { formatDelivery } from '../../format/format-apartment.ts';
import { formatDay } from '../../format/format-date.ts';
import { formatPercent } from '../../format/format-instalments.ts';
import { formatNumber, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import { planPicture } from './plan-drawing.ts';
import drawing from './styles/drawing.module.css';

/**
 * The deposit, the risk of the rate and the end of building in one picture, in hryvnias, which are paid. What it shows stands in words
 * beside it, so that it is one image for a screen reader.
 */
export function PaymentPicture({ plan, locale }: { plan: InstalmentPlan; locale: Locale }) {
  const { first, payments, down, stress, rate, starts, delivery } = plan;
  const last = payments.at(-1);
  if (!last) return null;
  const rise = stress.at(-1)?.percent ?? 0;
  const picture = planPicture({ today: starts, first, payments, delivery, rise });
  const say = (sum: number) => formatPrice(Math.round(sum), 'UAH', locale);
  const percent = formatPercent(down, locale);
  const at = (part: number) => ({ '--at': `${Math.round(part * 1000) / 10}%` }) as CSSProperties;
  return (
    <figure className={drawing.chart}>
      <div className={drawing.picture}>
        <svg
          className={classNames(lines.drawing, drawing.height)}
          viewBox="0 0 1000 240"
          preserveAspectRatio="none"
          role="img"
          aria-label={m.instalments_chart({ percent, count: payments.length, day: formatDay(last.date, locale) })}
        >
          <path d="M0 240H1000" />
          <path className={lines.fill} d={`${picture.paid}V240H0z`} />
          {picture.risk && <path className={drawing.risk} d={picture.risk} />}
          {picture.raised && <path className={drawing.raised} d={picture.raised} />}
          <path className={lines.line} d={picture.paid} />
          {picture.deliveryAt !== null && <path className={drawing.finished} d={`M${picture.deliveryAt * 1000} 0V240`} />}
        </svg>
        <span className={drawing.first} style={at(picture.firstAt)} aria-hidden="true">
          {m.instalments_deposit({ percent })}
        </span>
      </div>
      <p className={drawing.scale} aria-hidden="true">
        <span>{m.instalments_today()}</span>
        <span>{formatDay(last.date, locale, 'short')}</span>
      </p>
      <figcaption className={drawing.keys}>
        <span className={drawing.key} data-line="paid">
          {rise > 0
            ? m.instalments_key_today({
                sum: say(picture.total),
                rate: m.instalments_rate({ rate: formatNumber(Number(rate.value), locale, 2) }),
              })
            : m.instalments_key_fixed({ sum: say(picture.total) })}
        </span>
        {rise > 0 && (
          <span className={drawing.key} data-line="raised">
            {m.instalments_key_raised({ percent: formatPercent(rise, locale), more: say(picture.raisedTotal - picture.total) })}
          </span>
        )}
        {delivery && picture.deliveryAt !== null && (
          <span className={drawing.key} data-line="finished">
            {m.instalments_key_finished({ quarter: formatDelivery(delivery) })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
