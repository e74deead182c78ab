import { expect, it } from 'vitest';
import { watchAttendance } from './attendance.ts';

it('a screen is attended for two minutes after the last input of any kind, and again with the next', () => {
  const screen = new EventTarget();
  let now = 0;
  const isAttended = watchAttendance(screen, () => now);
  expect(isAttended()).toBe(true);
  now += 119_999;
  expect(isAttended()).toBe(true);
  now += 1;
  expect(isAttended()).toBe(false);
  for (const name of ['pointermove', 'keydown', 'wheel']) {
    now += 600_000;
    expect(isAttended()).toBe(false);
    screen.dispatchEvent(new Event(name));
    expect(isAttended()).toBe(true);
  }
});
