import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Lines of JSON on standard error. Personal fields and secrets are cut wherever they might be handed in. */
export function makeLog(level: string): Logger {
  const secret = ['phone', 'name', 'message', 'email', 'inn', 'token', 'code', 'authorization', 'cookie'];
  return pino(
    {
      level,
      base: null,
      redact: { paths: secret.flatMap((field) => [`body.${field}`, `*.body.${field}`, `headers.${field}`]), censor: '[cut]' },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
