import { expect, it } from 'vitest';
import { bindTexts } from './bind-texts.ts';

it('binds every text of a value, and no other part of it', () => {
  const texts = { title: 'Дім на 140 ясенів', points: ['у дворі', 7, null], none: undefined };
  expect(bindTexts(texts)).toEqual({ title: 'Дім на 140\u00a0ясенів', points: ['у\u00a0дворі', 7, null], none: undefined });
});

it('leaves tags as they are', () => {
  const html = '<p>За 20 хвилин — <a href="/news/?tag=2 life">у центрі</a> 5 < 7 років</p>';
  expect(bindTexts(html)).toBe('<p>За 20\u00a0хвилин\u00a0— <a href="/news/?tag=2 life">у\u00a0центрі</a> 5 < 7\u00a0років</p>');
});
