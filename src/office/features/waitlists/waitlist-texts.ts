import type { WaitlistEvent, WaitlistPlace, WaitlistRow, WholeWaitlist } from '../../../contract/office/waitlists.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';

export const flatNumber = ({ number }: WaitlistRow['flat']): string => m.waitlists_number({ number });
export const flatPlace = ({ project, section, floor }: WaitlistRow['flat']): string =>
  project ? m.waitlists_place_of({ project: project.name, section: section ?? '', floor: floor ?? '' }) : '';

export function stateText({ state, turnUntil }: Pick<WaitlistRow, 'state' | 'turnUntil'>): string {
  if (state === 'turns') return m.waitlists_state_turns({ until: turnUntil ? formatMoment(turnUntil) : '' });
  return { taken: m.waitlists_state_taken, free: m.waitlists_state_free, gone: m.waitlists_state_gone }[state]();
}

export function turnText({ turn }: WaitlistPlace, { state }: Pick<WholeWaitlist, 'state'>): string {
  if (!turn && state === 'turns') return m.waitlists_turn_not_now();
  if (!turn || state === 'gone') return state === 'free' ? m.waitlists_turn_free() : m.waitlists_turn_none();
  const [from, until] = [formatMoment(turn.from), formatMoment(turn.until)];
  return {
    now: () => m.waitlists_turn_now({ until }),
    coming: () => m.waitlists_turn_coming({ from, until }),
    over: () => m.waitlists_turn_over({ until }),
  }[turn.state]();
}

const reasons = {
  asked: m.waitlists_reason_asked,
  unreachable: m.waitlists_reason_unreachable,
  other: m.waitlists_reason_other,
} as const;
/** Why a place was passed: the words of staff where they wrote some. */
export const reasonText = ({ reason, note }: { reason: keyof typeof reasons; note: string | null }): string =>
  reason === 'other' ? (note ?? reasons.other()) : [reasons[reason](), note].filter(Boolean).join(', ');

export function eventText({ kind, note }: WaitlistEvent): string {
  if (kind === 'notify') return note ? m.waitlists_kind_notify() : m.waitlists_kind_remind();
  return {
    joined: m.waitlists_kind_joined,
    left: m.waitlists_kind_left,
    'turn-told': m.waitlists_kind_turn_told,
    skip: m.waitlists_kind_skip,
    close: m.waitlists_kind_close,
    open: m.waitlists_kind_open,
  }[kind]();
}
