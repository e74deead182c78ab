import { answerInThread } from '../../../../../platform/threads/answer-in-thread.ts';
import { readWorkbook } from './read-workbook.ts';

answerInThread(readWorkbook);
