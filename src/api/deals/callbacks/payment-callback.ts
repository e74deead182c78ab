import { unreadableFields } from '../../../contract/readable-text.ts';
import type { ApiContext, ApiDependencies } from '../../dependencies.ts';
import { answerProblem } from '../../problem.ts';
import { noStore } from '../../read-form.ts';
import { makeSizedBody } from './sized-body.ts';

const largest = 64 * 1024;

/**
 * A bank's callback about a payment. One without a valid signature or form is refused 400; events may come repeatedly and are answered 200
 * when they are stored. Any other answer makes the bank repeat it. Nothing of a body is read before its bank is known.
 */
export function makePaymentCallback({
  banks,
  deals,
  log,
  noteUnreadable,
}: Pick<ApiDependencies, 'banks' | 'deals' | 'log' | 'noteUnreadable'>) {
  const sized = makeSizedBody({ maxSize: largest });
  return async (c: ApiContext, provider: string): Promise<Response> => {
    const bank = banks.find((one) => one.provider === provider);
    if (!bank) return answerProblem(c, 'unknown-address');
    return sized(c, async (bytes) => {
      const event = await bank.readCallback({ headers: c.req.raw.headers, body: new TextDecoder().decode(bytes) });
      if (!event.ok) {
        if (event.refusal.kind === 'unreadable') {
          log.error({ provider }, 'a signed callback of a bank could not be read');
          await noteUnreadable?.({ source: 'bank', reason: `${provider}: its form is not a known one`, body: bytes });
        }
        return answerProblem(c, 'bad-callback');
      }
      if (unreadableFields(event.value)) return answerProblem(c, 'bad-callback');
      await deals.applyPaymentEvent(event.value);
      return c.json({ ok: true }, 200, noStore);
    });
  };
}
