import { expect, it } from 'vitest';
import { answerSchema } from '../../../contract/office/inbox/inbox.ts';
import { fillTemplate, saveTemplateSchema } from '../../../contract/office/inbox/templates.ts';

const values = { client: 'Олена', flat: '№ 143, Тиха Затока', manager: null };

it('a template gets the values that are known, and keeps a placeholder without its value and one of another language', () => {
  const text = 'Вітаю, {клієнт}! Квартира { Квартира } ще вільна. {менеджер} {client} {інше}';
  expect(fillTemplate(text, 'uk', values)).toBe('Вітаю, Олена! Квартира № 143, Тиха Затока ще вільна. {менеджер} {client} {інше}');
  expect(fillTemplate('{client}: {flat}', 'en', values)).toBe('Олена: № 143, Тиха Затока');
  // A value that looks like a placeholder is not filled again.
  expect(fillTemplate('{клієнт}', 'uk', { ...values, client: '{менеджер}' })).toBe('{менеджер}');
});

it.each(['Вітаю, {клієнт}!', '{менеджер}', 'Hello { client }', '{імʼя}'])('an answer with %s in it is not sent', (text) => {
  const { error } = answerSchema.safeParse({ id: '1', version: 1, text });
  expect(error?.issues.map(({ message }) => message)).toEqual(['malformed']);
});

it('a template with a placeholder that its language does not know is refused by its field', () => {
  const parse = (uk: string, en: string) =>
    saveTemplateSchema.safeParse({ stored: null, title: 'Вітання', uk, en }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(parse('Вітаю, {клієнт}! {менеджер}', 'Hello {Client}!')).toBeUndefined();
  expect(parse('{client}', 'Hello {name}')).toEqual([
    ['uk', 'unknown'],
    ['en', 'unknown'],
  ]);
});
