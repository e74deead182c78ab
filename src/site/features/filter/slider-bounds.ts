import type { Currency } from '../../../base/money.ts';
import type { Bounds } from '../../../contract/catalogue/apartments.ts';

/** Specification §9, which does not know monthly payments. */
const steps = { USD: 1000, UAH: 100_000, area: 1, floor: 1, monthly: { USD: 100, UAH: 5000 } } as const;

export type SliderBounds = { min: number; max: number; step: number };

/** Rounded outward, so that the cheapest and the most expensive flat stay inside the slider. */
function outward(from: number | null | undefined, to: number | null | undefined, step: number): SliderBounds | null {
  if (typeof from !== 'number' || typeof to !== 'number') return null;
  return { min: Math.floor(from / step) * step, max: Math.ceil(to / step) * step, step };
}

/** The bounds of a slider while those of the inventory are unknown (specification §9, which knows none for hryvnias). */
export const initialBounds = {
  cost: { USD: { min: 1000, max: 100_000, step: steps.USD }, UAH: null },
  monthly: { USD: null, UAH: null },
  area: { min: 24, max: 100, step: steps.area },
  floor: { min: 1, max: 10, step: steps.floor },
} satisfies ReturnType<typeof sliderBounds>;

/** The sliders' ends by the flats for sale; null where there are none, or where the API gives no bounds. */
export const sliderBounds = (bounds: Partial<Bounds>) => ({
  cost: {
    USD: outward(bounds.costFromUsd, bounds.costToUsd, steps.USD),
    UAH: outward(bounds.costFrom, bounds.costTo, steps.UAH),
  } satisfies Record<Currency, SliderBounds | null>,
  monthly: {
    USD: outward(bounds.monthlyFromUsd, bounds.monthlyToUsd, steps.monthly.USD),
    UAH: outward(bounds.monthlyFrom, bounds.monthlyTo, steps.monthly.UAH),
  } satisfies Record<Currency, SliderBounds | null>,
  area: outward(bounds.areaFrom, bounds.areaTo, steps.area),
  floor: outward(bounds.floorFrom, bounds.floorTo, steps.floor),
});
