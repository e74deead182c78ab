import { expect, test } from 'vitest';
import { loadingOf } from './main-thread.ts';

const address = 'http://localhost:1/apartments/';
const at = (milliseconds: number) => milliseconds * 1000;
const task = (name: string, begin: number, lasts: number, tid = 1) => ({
  name,
  ph: 'X',
  pid: 7,
  tid,
  ts: at(begin),
  dur: at(lasts),
  args: {},
});
const mark = (name: string, begin: number, pid = 7) => ({ name, ph: 'R', pid, tid: 1, ts: at(begin), args: {} });

test('a task blocks by what it lasts beyond 50 ms after the first paint, on the main thread alone', () => {
  const loading = loadingOf(
    [
      { ...mark('CommitLoad', 100), args: { data: { url: address } } },
      task('RunTask', 110, 200),
      mark('firstContentfulPaint', 250),
      mark('firstContentfulPaint', 20, 9),
      task('RunTask', 400, 90),
      task('FunctionCall', 410, 30),
      task('UpdateLayoutTree', 445, 10),
      task('Layout', 455, 5),
      task('RunTask', 600, 49),
      task('RunTask', 700, 500, 2),
      mark('largestContentfulPaint::Candidate', 260),
      mark('largestContentfulPaint::Candidate', 500),
    ],
    address,
  );
  // 60 ms of the first task come after the first paint.
  expect(loading).toEqual({
    blocked: 10 + 40,
    busy: 200 + 90 + 49,
    style: 10,
    layout: 5,
    script: 30,
    'first paint': 150,
    'largest paint': 400,
  });
  expect(() => loadingOf([], address)).toThrow(address);
});
