import type { Locale, Localized } from '../base/locale.ts';
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
    names: { slow: 'Не відповідати', down: 'Не з’єднувати', garbage: 'Відповідати казна-що', cut: 'Обірвати на півслові' },
    now: {
      slow: 'Зараз служба не відповідає.',
      down: 'Зараз зв’язку немає.',
      garbage: 'Зараз служба відповідає казна-що.',
      cut: 'Зараз служба робить, що просять, але її відповідь обривається на півслові.',
    },
  },
  en: {
    title: 'Spoil the line for half a minute',
    names: { slow: 'Keep silent', down: 'Refuse to connect', garbage: 'Answer nonsense', cut: 'Cut the line mid-word' },
    now: {
      slow: 'The service keeps silent now.',
      down: 'Nobody can connect now.',
      garbage: 'The service answers nonsense now.',
      cut: 'The service does what it is asked now, and its answer breaks off mid-word.',
    },
  },
};
