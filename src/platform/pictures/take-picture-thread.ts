import { answerInThread } from '../threads/answer-in-thread.ts';
import { takePicture } from './take-picture.ts';

answerInThread(takePicture);
