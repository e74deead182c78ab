import type { AuditEntry } from '../../../contract/office/audit.ts';
import { roles } from '../../../contract/office/rights.ts';
import { formatMoment } from '../../data/format.ts';
import { roleName } from '../../data/role-names.ts';
import * as m from '../../paraglide/messages.js';

const operations: Record<string, () => string> = {
  invitePerson: m.audit_invite_person,
  inviteAgain: m.audit_invite_again,
  acceptInvitation: m.audit_accept_invitation,
  changeRoles: m.audit_change_roles,
  lockPerson: m.audit_lock_person,
  unlockPerson: m.audit_unlock_person,
  askRecovery: m.audit_ask_recovery,
  approveRecovery: m.audit_approve_recovery,
  endRecovery: m.audit_end_recovery,
  addPasskey: m.audit_add_passkey,
  removePasskey: m.audit_remove_passkey,
  logIn: m.audit_log_in,
  logOut: m.audit_log_out,
  prove: m.audit_prove,
  endSession: m.audit_end_session,
  retryLetters: m.audit_retry_letters,
  lookNow: m.audit_look_now,
  endOtherSessions: m.audit_end_other_sessions,
  stepDeal: m.audit_step_deal,
  signDeal: m.audit_sign_deal,
  endDeal: m.audit_end_deal,
  takeDeal: m.audit_take_deal,
  assignDeal: m.audit_assign_deal,
  holdAtDesk: m.audit_hold_at_desk,
  noteOutcome: m.audit_note_outcome,
  answerRequest: m.audit_answer_request,
  reopenRequest: m.audit_reopen_request,
  assignRequest: m.audit_assign_request,
  moveRequests: m.audit_assign_request,
  giveRequest: m.audit_assign_request,
  escalateRequest: m.audit_escalate_request,
  changeResume: m.audit_change_resume,
};

/** What was done; by the operation's own name where the screen has no words for it yet. */
export const operationName = (operation: string): string => operations[operation]?.() ?? operation;

const actors: Record<AuditEntry['actor']['kind'], () => string> = {
  staff: m.audit_actor_staff,
  client: m.audit_actor_client,
  crm: m.audit_actor_crm,
  operator: m.audit_actor_operator,
  system: m.audit_actor_system,
};

export const actorName = ({ kind, name }: AuditEntry['actor']): string => name ?? actors[kind]();

const fields: Record<string, () => string> = {
  assignments: m.people_roles,
  state: m.people_state,
  locked: m.people_locked,
  locale: m.people_language,
  outcome: m.inbox_result,
  lostReason: m.inbox_lost_title,
  device: m.access_device,
  recovery: m.audit_recovery,
  endsAt: m.audit_deadline,
  endedAt: m.audit_ended,
  apartment: m.audit_apartment,
  ownerId: m.audit_owner,
  expiresAt: m.login_invitation_until,
};

export const fieldName = (field: string): string => fields[field]?.() ?? field;

const states: Record<string, () => string> = { invited: m.audit_invited, active: m.people_active, locked: m.people_locked };

const recoveries: Record<string, () => string> = {
  asked: m.audit_recovery_asked,
  approved: m.audit_recovery_approved,
  used: m.audit_recovery_used,
  declined: m.audit_recovery_declined,
  withdrawn: m.audit_recovery_withdrawn,
  expired: m.audit_recovery_expired,
};

const isAssignment = (value: unknown): value is { role: string; projectId: string | null } =>
  typeof value === 'object' && value !== null && 'role' in value && typeof value.role === 'string';

type NameOf = (projectId: string) => string;

function assignmentText({ role, projectId }: { role: string; projectId: string | null }, projectName: NameOf): string {
  const known = roles.find((one) => one === role);
  const name = known ? roleName(known) : role;
  return projectId ? `${name} · ${projectName(projectId)}` : name;
}

/** A stored value as a person reads it. */
export function shownValue(field: string, value: unknown, projectName: NameOf): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return m.audit_none();
  if (Array.isArray(value)) return value.map((one) => (isAssignment(one) ? assignmentText(one, projectName) : String(one))).join(', ');
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no();
  if (typeof value === 'string' && field === 'state') return states[value]?.() ?? value;
  if (typeof value === 'string' && field === 'recovery') return recoveries[value]?.() ?? value;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatMoment(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
