import { escapeHtml } from '../../base/html/escape-html.ts';
import type { Localized } from '../../base/locale.ts';
import { type Asked, button, framed, type Shown, simulatorsAt } from '../frame.ts';

const name = 'staff';

type Person = Localized & { mailbox: string; role: keyof typeof roleNames };
type Port = {
  people: readonly Person[];
  /** The mailboxes of those who are locked in the office. */
  locked: () => Promise<string[]>;
  /** Opens a session; the cookie as a header, or null. */
  enter: (mailbox: string, userAgent: string) => Promise<string | null>;
};

/** The people of the demo's office: a button enters the office as one of them, without a passkey. */
export async function showStaff(port: Port, { method, locale, form, userAgent = '', isFromOwnMachine = false }: Asked): Promise<Shown> {
  const { title, about, elsewhere, locked } = staffTexts[locale];
  const lockedNow = await port.locked();
  const asked = port.people.find(({ mailbox }) => mailbox === form.get('enter'));
  if (method === 'POST' && asked && isFromOwnMachine && !lockedNow.includes(asked.mailbox)) {
    const cookie = await port.enter(asked.mailbox, userAgent);
    if (cookie) return { status: 303, headers: { location: '/office/', 'set-cookie': cookie }, html: '' };
  }
  const rows = port.people.map(({ mailbox, role, [locale]: person }) => {
    const step = lockedNow.includes(mailbox) ? `<span>${locked}</span>` : button('enter', mailbox, staffTexts[locale].enter);
    return `<li><strong>${escapeHtml(person)}</strong><span>${roleNames[role][locale]}</span>${isFromOwnMachine ? step : ''}</li>`;
  });
  return framed({
    locale,
    path: `${simulatorsAt}${name}/`,
    title,
    about,
    body: `${isFromOwnMachine ? '' : `<p class="state">${elsewhere}</p>`}<form method="post"><ul class="rows">${rows.join('')}</ul></form>`,
  });
}

const roleNames = {
  'sales-manager': { uk: 'менеджерка з продажу', en: 'sales manager' },
  'head-of-sales': { uk: 'керівник відділу продажу', en: 'head of sales' },
  editor: { uk: 'редакторка сайту', en: 'site editor' },
  'inventory-operator': { uk: 'оператор бази квартир', en: 'inventory operator' },
  'construction-reporter': { uk: 'фотозвіти з будмайданчика', en: 'construction reporter' },
  hr: { uk: 'HR-менеджерка', en: 'HR manager' },
  accountant: { uk: 'бухгалтерка', en: 'accountant' },
  administrator: { uk: 'адміністратор', en: 'administrator' },
} satisfies Record<string, Localized>;

export const staffTexts: Localized<{ title: string; about: string; enter: string; locked: string; elsewhere: string }> = {
  uk: {
    title: 'Працівники офісу',
    about:
      'Дев’ять вигаданих людей: по одній на кожну роль і двоє адміністраторів, бо доступ колезі вони відновлюють удвох. Натисніть «Увійти» — і відкриється офіс із правами цієї людини. Справжні працівники входять лише за ключем доступу.',
    enter: 'Увійти',
    locked: 'доступ заблоковано',
    elsewhere: 'Увійти звідси не можна: демонстраційний офіс відкривається лише в браузері того комп’ютера, на якому працює сайт.',
  },
  en: {
    title: 'Office staff',
    about:
      'Nine made-up people: one for each role, and two administrators, because they recover a colleague’s access together. Press “Enter” and the office opens with the rights of that person. Real staff come in with a passkey only.',
    enter: 'Enter',
    locked: 'access is locked',
    elsewhere: 'You cannot enter from here: the demo office opens only in a browser on the computer that runs the site.',
  },
};
