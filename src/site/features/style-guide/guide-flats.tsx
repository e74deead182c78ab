import { useState } from 'react';
import { statuses } from '../../../contract/catalogue/apartments.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { SketchDrawing } from '../../../drawings/sketch-drawing.tsx';
import { RangeSlider } from '../../../ui/controls/range-slider.tsx';
import { ValueSlider } from '../../../ui/controls/value-slider.tsx';
import { ApartmentCard } from '../../cards/apartment-card.tsx';
import type { CardFlat } from '../../cards/card-flat.ts';
import { useLocale } from '../../data/paths.ts';
import { formatPercent } from '../../format/format-instalments.ts';
import { formatArea, formatNumber } from '../../format/price/number-formats.ts';
import { readNumber } from '../../format/price/plain-number.ts';
import * as m from '../../paraglide/messages.js';
import { Group } from './guide-group.tsx';
import styles from './style-guide.module.css';

export const GuideSliders = () => (
  <Group title={m.shell_guide_slider()}>
    <SampleSlider max={100} from={null} to={null} />
    <SampleSlider max={100} from={40} to={72.5} />
    <SampleSlider max={24} from={null} to={null} />
    <SampleValue error={undefined} />
    <SampleValue error={m.instalments_invalid_down()} />
  </Group>
);

function SampleSlider({ max, ...ends }: { max: number; from: number | null; to: number | null }) {
  const locale = useLocale();
  const [value, setValue] = useState(ends);
  const label = m.shell_guide_area();
  return (
    <div className={styles.slider}>
      <RangeSlider
        label={label}
        min={24}
        max={max}
        step={1}
        unreadable={m.filter_unreadable()}
        crossed={m.filter_crossed()}
        value={value}
        onChange={setValue}
        names={{ from: 'areaFrom', to: 'areaTo' }}
        texts={{
          from: m.shell_guide_from(),
          to: m.shell_guide_to(),
          shortFrom: '≥',
          shortTo: '≤',
        }}
        say={(area) => formatArea(area, locale)}
        write={(area) => formatNumber(area, locale, 2)}
        read={(text) => (text.trim() === '' || Number.isNaN(Number(text.replace(',', '.'))) ? undefined : Number(text.replace(',', '.')))}
        unit={locale === 'uk' ? 'м²' : 'm²'}
        decimals
      />
    </div>
  );
}

function SampleValue({ error }: { error: string | undefined }) {
  const locale = useLocale();
  const [value, setValue] = useState(32.5);
  return (
    <div className={styles.slider}>
      <ValueSlider
        label={m.instalments_down()}
        name="down"
        unit="%"
        min={30}
        max={100}
        step={5}
        value={value}
        onChange={setValue}
        say={(percent) => formatPercent(percent, locale)}
        write={(percent) => formatNumber(percent, locale, 2)}
        read={(text) => readNumber(text, 0, 100, 2)}
        decimals
        hint={m.instalments_down_least({ percent: formatPercent(30, locale) })}
        unreadable={m.instalments_invalid_down()}
        error={error}
      />
    </div>
  );
}

/** The drawing of a flat, and its card in every state; a flat of the catalogue stands for all. */
export function GuideFlats({ card, photo }: { card: CardFlat; photo: Picture | null }) {
  const locale = useLocale();
  const title = m.flat_plan_of({ number: card.number });
  const cards = [
    ...statuses.map((status) => ({ name: status, item: { ...card, status } })),
    { name: 'photo', item: { ...card, sketch: null, photo: card.photo ?? photo } },
    { name: 'bare', item: { ...card, sketch: null, photo: null } },
  ];
  return (
    <>
      <Group title={m.shell_guide_plan()}>
        <div className={styles.plan}>{card.sketch && <SketchDrawing sketch={card.sketch} title={title} />}</div>
        <div className={styles.sketch}>{card.sketch && <SketchDrawing sketch={card.sketch} title={title} />}</div>
      </Group>
      <Group title={m.shell_guide_card()}>
        <ul className={styles.cards}>
          {cards.map(({ name, item }) => (
            <li key={name}>
              <ApartmentCard item={item} locale={locale} />
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}
