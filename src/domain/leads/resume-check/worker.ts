import { fileTypeFromBuffer } from 'file-type';
import { answerInThread } from '../../../platform/threads/answer-in-thread.ts';
import { unpacksTooMuch } from './packed-objects.ts';

/** The type of a file and the bytes to store, or why it cannot be accepted. */
export type Judged = { type: 'pdf' | 'docx'; bytes: Uint8Array } | 'unsafe' | 'file-type';

/** Each file has a thread of its own, which loads the reader of its kind and no other: that of PDFs takes longer than most files. */
async function judge(bytes: Uint8Array): Promise<Judged> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === 'pdf') {
    if (unpacksTooMuch(bytes)) return 'unsafe';
    const { rewritePdf } = await import('./rewrite-pdf.ts');
    const rewritten = await rewritePdf(bytes);
    return rewritten === null ? 'unsafe' : { type: 'pdf', bytes: rewritten };
  }
  // A document with macros may say so in its type.
  if (found?.ext !== 'docx' && found?.ext !== 'docm' && found?.ext !== 'zip') return 'file-type';
  const { judgeWordDocument } = await import('./word-document.ts');
  const judged = await judgeWordDocument(bytes);
  return typeof judged === 'string' ? judged : { type: 'docx', bytes: judged };
}

answerInThread(judge);
