import { ConfigError } from '../platform/config/config.ts';
import { DatabaseUnusable } from '../platform/database/database.ts';
import { Unreachable } from '../platform/http/unreachable.ts';

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EFBIG: 'this user may not write files of that size',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  ENOENT: 'it or its folder is not there',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EIO: 'the disk does not answer',
};

/** PostgreSQL's errors about the machine or damage: lack of room, of the system, of stored data. */
const ofMachine = /^(53|58|XX)/;

/** The problems that an operator can correct, in a sentence or two without secrets; null for a fault of the product. */
export function sentenceFor(fault: unknown): string | null {
  if (fault instanceof ConfigError || fault instanceof DatabaseUnusable) return fault.message;
  if (fault instanceof Unreachable) return `This cannot be done now: ${fault.message}.`;
  if (!(fault instanceof Error)) return null;
  const { code = '', path, syscall } = fault as NodeJS.ErrnoException;
  const why = reasons[code];
  if (syscall && why) return `Cannot ${[syscall === 'mkdir' ? 'make the folder' : syscall, path].filter(Boolean).join(' ')}: ${why}.`;
  if (code.length === 5 && ofMachine.test(code) && 'severity' in fault)
    return `The database cannot go on: ${fault.message}. See that the disk has room and answers; if it does, restore a backup.`;
  return null;
}
