import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Fields of a database error that contain values of the refused row. */
const rowsInFaults = ['detail', 'where', 'internalQuery'].flatMap((field) => [`err.${field}`, `err.cause.${field}`]);

/** JSON lines on standard error. Personal fields and secrets are cut wherever they may occur. */
export function makeLog(level: string, to: DestinationStream = pino.destination({ dest: 2, sync: false })): Logger {
  const secret = ['phone', 'name', 'message', 'email', 'inn', 'token', 'code', 'authorization', 'cookie'];
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: [...rowsInFaults, ...secret.flatMap((field) => [`body.${field}`, `*.body.${field}`, `headers.${field}`])],
        censor: '[cut]',
      },
    },
    to,
  );
}
