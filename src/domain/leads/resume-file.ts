import { createHash } from 'node:crypto';
import { ok, refuse } from '../../base/result.ts';
import { leadLimits } from '../../contract/leads/lead-limits.ts';
import { makeBoundedWork } from '../../platform/threads/bounded-work.ts';
import { makeSharedWork } from '../../platform/threads/shared-work.ts';
import type { Judged } from './resume-check/worker.ts';

/** Why a file is not taken. */
export type ResumeFault = { kind: 'bad-file'; why: 'empty' | 'too-large' | 'file-type' | 'unsafe' };
export type GivenFile = { name: string; bytes: Uint8Array };

const judgeAlone = makeBoundedWork<Uint8Array, Judged>({ script: new URL('./resume-check/worker.ts', import.meta.url) });

const checks = makeSharedWork<Judged | 'exceeded'>();

function judge(bytes: Uint8Array, signal?: AbortSignal): Promise<Judged | 'exceeded'> {
  const key = createHash('sha256').update(bytes).digest('base64');
  return checks.ask(key, (abort) => judgeAlone(bytes, abort), signal);
}

/**
 * The type of a file and the bytes to store. Refuses a file that is empty, larger than 10 MB, by its bytes neither a PDF nor a Word document
 * (its name does not matter), has parts that a resume does not need, or cannot be read within the limits of a check. No promise
 * that the file is harmless: fonts and pictures in it are not inspected.
 */
export async function checkResumeFile({ bytes }: GivenFile, signal?: AbortSignal) {
  if (bytes.length === 0) return refuse({ kind: 'bad-file', why: 'empty' } as const);
  if (bytes.length > leadLimits.fileLargest) return refuse({ kind: 'bad-file', why: 'too-large' } as const);
  const judged = await judge(bytes, signal);
  if (judged === 'file-type') return refuse({ kind: 'bad-file', why: 'file-type' } as const);
  return typeof judged === 'string' ? refuse({ kind: 'bad-file', why: 'unsafe' } as const) : ok(judged);
}

/**
 * The applicant's name of the file, without folders and special characters, with the extension of its real type: systems open it by that.
 */
export function shownName(name: string, type: 'pdf' | 'docx'): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const said = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'resume';
  const ending = said.toLowerCase().endsWith(`.${type}`) ? '' : `.${type}`;
  return `${said}${ending}`.slice(-leadLimits.fileNameLongest);
}
