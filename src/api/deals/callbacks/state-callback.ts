import type { ApiContext, ApiDependencies } from '../../dependencies.ts';
import { answerProblem } from '../../problem.ts';
import { noStore } from '../../read-form.ts';
import { makeSizedBody } from './sized-body.ts';

/** Scans of several documents. */
const largest = 20 * 1024 * 1024;

type Refusing = Pick<ApiDependencies, 'stateServices' | 'deals' | 'log' | 'noteUnreadable'>;

/**
 * Diia's callback with documents or a signature. One without a valid seal or form is refused 400; it may come repeatedly and is answered
 * `success` once it is stored. Bodies are read only while a request is open.
 */
export function makeStateServiceCallback({ stateServices, deals, log, noteUnreadable }: Refusing) {
  const sized = makeSizedBody({ maxSize: largest });
  return async (c: ApiContext, provider: string): Promise<Response> => {
    if (stateServices?.provider !== provider) return answerProblem(c, 'unknown-address');
    const refuse = (error: string) => c.json({ success: false, error }, 400, noStore);
    const { headers } = c.req.raw;
    const state = await deals.stateOfRequest((await stateServices.requestIdIn(headers)) ?? '');
    if (state === null) return refuse('unknown');
    if (state === 'over') return c.json({ success: true }, 200, noStore);
    return sized(c, async (body) => {
      const event = await stateServices.readCallback({ headers, body });
      const taken = event.ok ? await deals.applyStateServiceEvent(event.value) : event;
      if (taken.ok) return c.json({ success: true }, 200, noStore);
      if (taken.refusal.kind === 'unreadable') {
        log.error({ provider }, 'a sealed callback of the state services could not be read');
        await noteUnreadable?.({ source: 'state-services', reason: `${provider}: its form is not a known one`, body });
      }
      return refuse(taken.refusal.kind);
    });
  };
}
