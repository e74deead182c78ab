import { answerInThread } from '../../src/platform/threads/answer-in-thread.ts';
import { doWork } from './do-work.ts';

answerInThread(doWork);
