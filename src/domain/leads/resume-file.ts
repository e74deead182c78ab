import { ok, refuse } from '../../base/result.ts';
import { leadLimits } from '../../contract/lead-limits.ts';
import { pdfActs } from './pdf-actions.ts';
import { readWordDocument } from './word-document.ts';

export type GivenFile = { name: string; bytes: Uint8Array };
type FileType = 'pdf' | 'docx';

/**
 * Refuses what is empty, larger than 10 MB, by its own bytes neither a PDF nor a Word document, whatever its name says, and what does
 * more than be read: macros, scripts, other files inside, things that are loaded from elsewhere, locks.
 */
export async function checkResumeFile({ bytes }: GivenFile) {
  if (bytes.length === 0) return refuse({ kind: 'bad-file', why: 'empty' } as const);
  if (bytes.length > leadLimits.fileLargest) return refuse({ kind: 'bad-file', why: 'too-large' } as const);
  const type = await typeOf(bytes);
  if (type === 'unsafe') return refuse({ kind: 'bad-file', why: 'unsafe' } as const);
  return type ? ok(type) : refuse({ kind: 'bad-file', why: 'file-type' } as const);
}

async function typeOf(bytes: Uint8Array): Promise<FileType | 'unsafe' | null> {
  // Most starts never see a resume.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === 'pdf') return pdfActs(bytes) ? 'unsafe' : 'pdf';
  // Whoever writes a document with macros may say so in its type.
  if (found?.ext !== 'docx' && found?.ext !== 'docm' && found?.ext !== 'zip') return null;
  const read = readWordDocument(bytes);
  return read === 'document' ? 'docx' : read;
}

/**
 * What the applicant called the file, without folders and without characters that could do more than be read, with the ending of what
 * it is: systems go by that when somebody opens it.
 */
export function shownName(name: string, type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const said = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'resume';
  const ending = said.toLowerCase().endsWith(`.${type}`) ? '' : `.${type}`;
  return `${said}${ending}`.slice(-leadLimits.fileNameLongest);
}
