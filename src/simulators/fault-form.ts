import type { Locale, Localized } from '../base/locale.ts';
import { type Fault, type Faults, faultKinds } from './fault-injection.ts';
import { button } from './frame.ts';

/** Lets a person inject a fault for half a minute. */
export function faultForm(faults: Faults, locale: Locale): string {
  const { title, names, now } = words[locale];
  const injected = faults.now();
  const buttons = faultKinds.map((fault) => button('fault', fault, names[fault])).join('');
  return `<h2>${title}</h2>${injected ? `<p class="state">${now[injected]}</p>` : ''}<form method="post">${buttons}</form>`;
}

/** Sets the fault that the form names; false when it was another button. */
export function changeFault(faults: Faults, form: URLSearchParams): boolean {
  const asked = faultKinds.find((fault) => fault === form.get('fault'));
  if (asked) faults.set(asked);
  return asked !== undefined;
}

const words: Localized<{ title: string; names: Record<Fault, string>; now: Record<Fault, string> }> = {
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
