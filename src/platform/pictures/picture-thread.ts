import { answerInThread } from '../threads/answer-in-thread.ts';
import { rasterize } from './raster.ts';

answerInThread(rasterize);
