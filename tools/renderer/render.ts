// `node tools/run.mjs tools/renderer/render.ts --out FOLDER [--jobs 1] [--until 18:30] [--only text] [--list] [--grade]`: renders what
// FOLDER lacks; with --grade it colours the existing pictures anew, without rendering.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../src/base/clock.ts';
import { type Job, queue } from './jobs.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    until: { type: 'string' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    grade: { type: 'boolean', default: false },
  },
});
if (!values.out) throw new Error('say where pictures go: --out FOLDER, outside the repository');
const out = values.out;
const scripts = join(import.meta.dirname, 'blender');
const said = (line: string): boolean => process.stdout.write(`${line}\n`);

/** A time of the day in UTC after which nothing new is started. */
function deadline(): number {
  const time = /^(\d{2}):(\d{2})$/.exec(values.until ?? '');
  if (!time) return Number.POSITIVE_INFINITY;
  return new Date(systemClock()).setUTCHours(Number(time[1]), Number(time[2]), 0, 0);
}

const target = (job: Job): string => join(out, `${job.name}.png`);
/** Stays beside the picture and describes it. */
const subjectFile = (job: Job): string => join(out, `${job.name}.json`);

/** One Blender a picture, on one thread and behind everything else that the machine does; answers whether a picture came. */
function render(job: Job): Promise<boolean> {
  const log = join(out, 'log', `${job.name}.txt`);
  for (const folder of [dirname(target(job)), dirname(log)]) mkdirSync(folder, { recursive: true });
  // A rendered picture stays as it is, also when the building has changed since.
  if (job.samples > 0) writeFileSync(subjectFile(job), `${JSON.stringify(job.subject, null, 1)}\n`);
  const sizes = [job.width, job.height, job.samples].map(String);
  const blender = ['blender', '-b', '-noaudio', '-t', '1', '-P', join(scripts, job.script), '--'];
  // Blender's Python must be the system's, the one that has numpy: the first in the path.
  const child = spawn('nice', ['-n', '19', ...blender, subjectFile(job), job.view, ...sizes, join(out, 'raw', job.name), target(job)], {
    env: { PATH: `/usr/bin:/bin`, HOME: out, RENDER_CACHE: join(out, 'cache') },
  });
  const file = createWriteStream(log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      file.end();
      resolve(existsSync(target(job)));
    });
  });
}

const chosen = queue.filter((job) => job.name.includes(values.only));
const missing = chosen.filter((job) => !existsSync(target(job)));
const ungraded = chosen
  .filter((job) => ['exterior.py', 'stairs.py', 'cutaway.py'].includes(job.script) && existsSync(target(job)))
  .map((job) => ({ ...job, samples: 0, cost: 6 }));
const wanted: Job[] = values.grade ? ungraded : missing;
const costOf = (jobs: Job[]): number => jobs.reduce((sum, { cost }) => sum + cost, 0);

async function work(): Promise<void> {
  const end = deadline();
  const left = [...wanted];
  const renderNext = async (): Promise<void> => {
    for (let job = left.shift(); job; job = left.shift()) {
      if (systemClock().getTime() > end) return;
      const started = systemClock().getTime();
      const done = await render(job);
      const seconds = Math.round((systemClock().getTime() - started) / 1000);
      said(
        `${job.name} ${done ? 'is there' : 'FAILED, see its log'} after ${seconds} s; ${left.length} left, ${costOf(left)} s of processor`,
      );
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, renderNext));
}

said(`${wanted.length} of ${queue.length} pictures to do, about ${costOf(wanted)} s of processor`);
if (values.list) for (const job of wanted) said(`${job.name} ${job.width}×${job.height}, ${job.cost} s`);
else await work();
