import { spawnSync } from 'node:child_process';

/** Debian installs it where only root looks. */
const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export const findNginx = (): string | undefined => places.find((name) => spawnSync(name, ['-v']).status === 0);
