/**
 * Brings one short message to a phone, `to` in E.164. The same `id` again is the same message: the phone gets it once. Throws
 * `Undeliverable` for a phone that will never take it, `Unreachable` when it may be tried again; neither names the phone or the text.
 */
export type SmsPort = { send: (message: { to: string; text: string; id: string }) => Promise<void> };
