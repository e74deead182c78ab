/** A business result: either a value or a typed refusal. Faults are thrown, never wrapped in this. */
export type Result<Value, Refusal extends { kind: string }> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refuse = <Refusal extends { kind: string }>(refusal: Refusal) => ({ ok: false, refusal }) as const;
