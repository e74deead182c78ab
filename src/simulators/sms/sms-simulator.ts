import type { Clock } from '../../base/clock.ts';
import type { SmsPort } from '../../domain/clients/sms-port.ts';
import { turboSms } from '../../integrations/sms/turbosms.ts';
import { jsonIn } from '../../platform/http/remote-service.ts';
import { makeFaults } from '../fault-injection.ts';
import { jsonStore } from '../json-store.ts';

export type StoredSms = { id: string; to: string; text: string; sentAt: string };

const shownAtMost = 100;
const sender = 'DOMIVKA';
const token = 'simulator';
/** A phone whose owner wants no messages. */
const stopList = /0404$/;

/**
 * A gateway that sends nothing and has the API of TurboSMS, so that its adapter is the real one: messages are stored and can be read. A
 * second one under the same id is accepted once; phones that end in 0404 are on the stop list.
 */
export function makeSmsSimulator({ folder, clock }: { folder: string; clock: Clock }) {
  const store = jsonStore<StoredSms>(folder);
  const faults = makeFaults(clock);
  const said = (response_code: number, response_status: string, ofOne?: object) =>
    Response.json({ response_code, response_status, response_result: ofOne ? [ofOne] : null });

  const answer = faults.wrap(async (address, { headers, body }) => {
    if (new URL(address).pathname !== '/message/send.json') return said(200, 'UNKNOWN_METHOD');
    if (new Headers(headers).get('authorization') !== `Basic ${token}`) return said(103, 'REQUIRED_TOKEN');
    const { recipients, sms, sequence_id } = jsonIn(String(body)) as {
      recipients: [string];
      sms: { sender: string; text: string };
      sequence_id: string;
    };
    const [phone] = recipients;
    const one = (response_code: number, response_status: string) => ({ phone, response_code, response_status, message_id: sequence_id });
    if (stopList.test(phone)) return said(802, 'SUCCESS_MESSAGE_PARTIAL_ACCEPTED', one(404, 'NOT_ALLOWED_NUMBER_STOPLIST'));
    if (await store.find(sequence_id)) return said(507, 'FAILED_DUPLICATE_REQUEST', one(0, 'OK'));
    await store.put({ id: sequence_id, to: `+${phone}`, text: sms.text, sentAt: clock().toISOString() });
    return said(800, 'SUCCESS_MESSAGE_ACCEPTED', one(0, 'OK'));
  });

  const port: SmsPort = turboSms({ token, sender, clock, address: 'http://sms.simulator', send: answer });
  return { ...port, answer, token, faults, list: () => store.list(shownAtMost) };
}
export type SmsSimulator = ReturnType<typeof makeSmsSimulator>;
