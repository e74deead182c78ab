import type { Locale, Localized } from '../../base/locale.ts';
import { button } from './frame.ts';
import { type Mood, moods, type Weather } from './weather.ts';

/** Lets a person make the service slow, silent or senseless for half a minute. */
export function weatherForm(weather: Weather, locale: Locale): string {
  const { title, names, now } = words[locale];
  const feels = weather.now();
  const buttons = moods.map((mood) => button('weather', mood, names[mood])).join('');
  return `<h2>${title}</h2>${feels ? `<p class="state">${now[feels]}</p>` : ''}<form method="post">${buttons}</form>`;
}

/** Does what the form asks; false when it was another button. */
export function changeWeather(weather: Weather, form: URLSearchParams): boolean {
  const asked = moods.find((mood) => mood === form.get('weather'));
  if (asked) weather.set(asked);
  return asked !== undefined;
}

const words: Localized<{ title: string; names: Record<Mood, string>; now: Record<Mood, string> }> = {
  uk: {
    title: 'Зіпсувати зв’язок на пів хвилини',
    names: { slow: 'Не відповідати', down: 'Обірвати', garbage: 'Відповідати казна-що' },
    now: { slow: 'Зараз служба не відповідає.', down: 'Зараз зв’язку немає.', garbage: 'Зараз служба відповідає казна-що.' },
  },
  en: {
    title: 'Spoil the line for half a minute',
    names: { slow: 'Keep silent', down: 'Cut the line', garbage: 'Answer nonsense' },
    now: { slow: 'The service keeps silent now.', down: 'The line is cut now.', garbage: 'The service answers nonsense now.' },
  },
};
