import { expect, test } from 'vitest';
import type { Picture } from '../../../contract/pictures.ts';
import { otherLight } from './hero-lights.ts';

const picture = (src: string): Picture => ({
  src,
  width: 1920,
  height: 1080,
  sources: [],
  placeholder: '',
  alt: '',
  focus: { x: 50, y: 50 },
});
const [day, evening, blackout, aerial] = [picture('/day'), picture('/evening'), picture('/blackout'), picture('/aerial')];

test('the first picture changes to the other of day and evening, and one of another view to none', () => {
  const lights = { day, evening, blackout };
  expect([day, evening, blackout, aerial, null].map((first) => otherLight(lights, first))).toEqual([evening, day, null, null, null]);
  expect(otherLight(null, day)).toBeNull();
});
