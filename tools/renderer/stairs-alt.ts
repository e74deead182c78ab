import type { Localized } from '../../src/base/locale.ts';
import type { SiteKind, StairHall, View } from './scene.ts';

const finishes: Record<StairHall['finish'], Localized> = {
  terrazzo: {
    uk: 'сходи зі світлого тераццо, темні прути перил, дубовий поручень',
    en: 'steps of pale terrazzo, dark balusters, an oak handrail',
  },
  granite: {
    uk: 'сходи з темного граніту, скляні перила, сталевий поручень',
    en: 'steps of dark granite, a glass balustrade, a steel handrail',
  },
  limestone: {
    uk: 'сходи зі світлого вапняку, бронзові прути перил, горіховий поручень',
    en: 'steps of pale limestone, bronze balusters, a walnut handrail',
  },
};

const outside: Record<SiteKind, Localized> = {
  river: { uk: 'річка', en: 'the river' },
  park: { uk: 'крони дерев', en: 'the crowns of trees' },
  yard: { uk: 'двір', en: 'the courtyard' },
  street: { uk: 'вулиця', en: 'the street' },
  plaza: { uk: 'площа й вулиця', en: 'the square and the street' },
};

function momentOf({ light, weather }: View): Localized {
  if (weather === 'rain') return { uk: 'сірого дня, краплі дощу на склі', en: 'on a grey day, raindrops on the glass' };
  if (light === 'sunset') return { uk: 'надвечір, тепле світло на стінах', en: 'in the evening, warm light on the walls' };
  return { uk: 'вранці, сонце на сходинках', en: 'in the morning, sun on the steps' };
}

/** Out of a staircase's window: where it is, when, what is outside, what the stairs are made of. */
export function altOfStairs(view: View, hall: StairHall, site: SiteKind, name: Localized): Localized {
  const [moment, finish, seen] = [momentOf(view), finishes[hall.finish], outside[site]];
  const [below, above] = [hall.number - 1, hall.number];
  return {
    uk: `Сходи будинку «${name.uk}» між ${below}-м і ${above}-м поверхами ${moment.uk}. За високим вікном ${seen.uk}; ${finish.uk}.`,
    en: `The stairs of ${name.en} between storeys ${below} and ${above} ${moment.en}. Beyond a tall window ${seen.en}; ${finish.en}.`,
  };
}
