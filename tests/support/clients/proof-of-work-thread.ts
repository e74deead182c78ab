import { answerInThread } from '../../../src/platform/threads/answer-in-thread.ts';
import { doWork } from './proof-of-work.ts';

answerInThread(doWork);
