import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder of PostgreSQL's programs, 15 or later; null when there is none on this machine. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const places = [...(process.env.PATH ?? '').split(delimiter), ...installed.map((version) => join(debian, version, 'bin'))];
  return (
    places.find((place) => {
      if (!existsSync(join(place, 'initdb')) || !existsSync(join(place, 'postgres'))) return false;
      const { stdout } = spawnSync(join(place, 'postgres'), ['--version'], { encoding: 'utf8' });
      return Number(/(\d+)/.exec(stdout)?.[1]) >= 15;
    }) ?? null
  );
}
