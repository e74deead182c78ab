import { sentenceFor } from '../app/operator-sentence.ts';
import type { CommandName } from '../contract/office/writers.ts';
import { actAs, DatabaseUnusable } from '../platform/database/database.ts';

/**
 * Runs a command; a problem that the operator can correct is printed as its one sentence and ends with status 1, followed by `whenHeld` where
 * another process holds the embedded database. A command that changes no record has no name.
 */
export async function runCommand(name: CommandName | null, command: () => Promise<void>, whenHeld?: string): Promise<void> {
  try {
    await (name === null ? command() : asOperator(name, command));
  } catch (fault) {
    const sentence = sentenceFor(fault);
    if (sentence === null) throw fault;
    console.error(sentence);
    if (whenHeld && fault instanceof DatabaseUnusable && /in use by another process/.test(sentence)) console.error(whenHeld);
    process.exitCode = 1;
  }
}

/** What the work changes is noted as that of the operator, with the name of the command. */
export const asOperator = <Outcome>(name: CommandName, work: () => Outcome): Outcome =>
  actAs({ kind: 'operator', id: null, operation: name, requestId: null }, work);

/** A progress printer: a line for each table, rewritten in place on a terminal. */
export function printProgress({ table, rows }: { table: string; rows: number }): void {
  const text = `  ${table}: ${countOf(rows, 'row')}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else process.stderr.write(`${text}\n`);
}

/** Prints the last line of a command, clear of the progress before it. */
export function printEnd(sentence: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(sentence);
}

export const countOf = (number: number, thing: string): string => `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
