import { answerInThread } from '../../../../platform/threads/answer-in-thread.ts';
import { readJsonRows } from './json-table.ts';

answerInThread(readJsonRows);
