import * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import type { SmsPort } from '../../domain/clients/sms-port.ts';
import { jsonIn, makeRemoteService, type Send } from '../../platform/http/remote-service.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';

/** Accepted, wholly or in part. */
const accepted = [0, 800, 801, 802, 803];
/** The same message was accepted before: by its text, or by our number of the request. */
const known = [407, 507];
/** Final refusals: not a phone, on the stop list, a country that is not served. */
const hopeless = [305, 404, 406];

const answerSchema = z.object({
  response_code: z.int(),
  response_result: z.nullish(z.array(z.object({ response_code: z.int() }))),
});

type Settings = { token: string; sender: string; clock: Clock; address?: string; patienceMs?: number; send?: Send };

/** SMS through TurboSMS. A refusal that an operator can correct (token, balance, sender) is retried later. */
export function turboSms({ token, sender, clock, address = 'https://api.turbosms.ua', patienceMs, send }: Settings): SmsPort {
  const gateway = makeRemoteService({ name: 'turbosms', address, clock, patienceMs, send });
  return {
    async send({ to, text, id }) {
      const code = await gateway.ask({
        path: '/message/send.json',
        init: {
          method: 'POST',
          headers: { authorization: `Basic ${token}`, 'content-type': 'application/json' },
          // With `sequence_id` a repeated request is answered without sending again.
          body: JSON.stringify({ recipients: [to.replace(/^\+/, '')], sms: { sender, text }, sequence_id: id.replaceAll('-', '') }),
        },
        read: ({ text: said }) => codeIn(said),
      });
      if (accepted.includes(code) || known.includes(code)) return;
      throw hopeless.includes(code)
        ? new Undeliverable(`turbosms refused the phone: ${code}`)
        : new Unreachable('turbosms', `refused: ${code}`, 60);
    },
  };
}

/** The code of our one recipient where there is one: the whole request may be "accepted in part" although this recipient was refused. */
function codeIn(text: string): number | undefined {
  const answer = answerSchema.safeParse(jsonIn(text)).data;
  if (!answer) return undefined;
  const { response_code, response_result } = answer;
  return known.includes(response_code) ? response_code : (response_result?.[0]?.response_code ?? response_code);
}
