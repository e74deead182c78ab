import { answerInThread } from '../../../../platform/threads/answer-in-thread.ts';
import { readWorkbook } from './workbook.ts';

answerInThread(readWorkbook);
