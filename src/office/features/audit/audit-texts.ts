import type { ActorKind, AuditEntry, AuditTopic } from '../../../contract/office/audit.ts';
import type { OfficeTable } from '../../../contract/office/operations.ts';
import type { WriterName } from '../../../contract/office/writers.ts';
import type { OperationTable } from '../../../contract/operations.ts';
import { jobName } from '../../data/names/job-names.ts';
import * as m from '../../paraglide/messages.js';

/** The ids of operations that may change an audited record: one without a word for the log does not compile. */
type IdsOf<Table extends Record<string, { id: string }>> = Table[Exclude<keyof Table, `GET ${string}`>]['id'];
type Questions =
  | `pass${'key' | 'word'}To${string}`
  | 'readInvitation'
  | 'startPhoneCheck'
  | 'openQuote'
  | 'quotesOfPrices'
  | 'appendToUpload'
  | 'sendEmailConfirmation'
  | 'signOut';
type OfStaff = Exclude<IdsOf<OfficeTable>, Questions>;
type OfClients = Exclude<IdsOf<OperationTable>, Questions | OfStaff>;
type ByThemselves = 'enterAsDemo' | 'addDemoPeople' | 'giveRequest' | 'escalateRequest' | 'endTurn';

const ofStaff: Record<OfStaff | ByThemselves, () => string> = {
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
  logInByPassword: m.audit_log_in_by_password,
  proveByPassword: m.audit_prove_by_password,
  setOwnPhone: m.audit_set_own_phone,
  setPassword: m.audit_set_password,
  removePassword: m.audit_remove_password,
  acceptByPassword: m.audit_accept_by_password,
  enterAsDemo: m.audit_log_in,
  addDemoPeople: m.audit_add_demo_people,
  logOut: m.audit_log_out,
  prove: m.audit_prove,
  endSession: m.audit_end_session,
  endOtherSessions: m.audit_end_other_sessions,
  restoreRecord: m.audit_restored,
  retryLetters: m.audit_retry_letters,
  lookNow: m.audit_look_now,
  stepDeal: m.audit_step_deal,
  signDeal: m.audit_sign_deal,
  endDeal: m.audit_end_deal,
  takeDeal: m.audit_take_deal,
  assignDeal: m.audit_assign_deal,
  holdAtDesk: m.audit_hold_at_desk,
  makeQuote: m.audit_make_quote,
  askRefund: m.audit_ask_refund,
  decideRefund: m.audit_decide_refund,
  takeBackRefund: m.audit_take_back_refund,
  skipPlace: m.audit_skip_place,
  notifyClient: m.audit_notify_client,
  closeWaitlist: m.audit_close_waitlist,
  openWaitlist: m.audit_open_waitlist,
  noteTransfer: m.audit_note_transfer,
  noteReturn: m.audit_note_return,
  saveTemplate: m.audit_save_template,
  removeTemplate: m.audit_remove_template,
  undoTransfer: m.audit_undo_transfer,
  noteOutcome: m.audit_note_outcome,
  answerRequest: m.audit_answer_request,
  pauseRequest: m.audit_pause_request,
  endPause: m.audit_end_pause,
  reopenRequest: m.audit_reopen_request,
  assignRequest: m.audit_assign_request,
  moveRequests: m.audit_assign_request,
  giveRequest: m.audit_assign_request,
  escalateRequest: m.audit_escalate_request,
  endTurn: m.audit_end_turn,
  changeResume: m.audit_change_resume,
  makeRelease: m.audit_make_release,
  renameRelease: m.audit_rename_release,
  scheduleRelease: m.audit_schedule_release,
  unscheduleRelease: m.audit_unschedule_release,
  publishRelease: m.audit_publish_release,
  undoRelease: m.audit_undo_release,
  discardRelease: m.audit_discard_release,
  saveDraft: m.audit_save_draft,
  dropDraft: m.audit_drop_draft,
  confirmTranslation: m.audit_confirm_translation,
  changePrices: m.audit_change_prices,
  planPrices: m.audit_plan_prices,
  changeStatuses: m.audit_change_statuses,
  planStatuses: m.audit_plan_statuses,
  dropPrices: m.audit_drop_prices,
  beginUpload: m.audit_begin_upload,
  finishUpload: m.audit_finish_upload,
  describePicture: m.audit_describe_picture,
  removePicture: m.audit_remove_picture,
  sendReport: m.audit_send_report,
  sendImport: m.audit_send_import,
  readImport: m.audit_read_import,
  answerImport: m.audit_answer_import,
  nameImportSource: m.audit_name_import_source,
  forgetImportAnswer: m.audit_forget_import_answer,
  chooseImportRows: m.audit_choose_import_rows,
  approveImport: m.audit_approve_import,
  saveImportRule: m.audit_save_import_rule,
  decidePriceOverrides: m.audit_decide_price_overrides,
  saveOfficeFields: m.audit_save_office_fields,
  saveProject: m.audit_save_project,
  discardImport: m.audit_discard_import,
  undoImport: m.audit_undo_import,
};

const ofClients: Record<OfClients, () => string> = {
  login: m.audit_client_login,
  logInByPasskey: m.audit_client_login,
  updateClient: m.audit_update_client,
  confirmEmail: m.audit_confirm_email,
  deleteClient: m.audit_delete_client,
  sayInRequest: m.audit_say_in_request,
  makeDeal: m.audit_make_deal,
  updateDeal: m.audit_update_deal,
  cancelDeal: m.audit_end_deal,
  joinWaitlist: m.audit_join_waitlist,
  leaveWaitlist: m.audit_leave_waitlist,
  sendConsultation: m.audit_send_consultation,
  subscribe: m.audit_subscribe,
  confirmSubscription: m.audit_confirm_subscription,
  endSubscription: m.audit_end_subscription,
  endOwnSubscription: m.audit_end_subscription,
  sendResume: m.audit_send_resume,
};

/** Of jobs, imports, commands on the server, the CRM, banks and Diia. */
const ofSystems: Record<WriterName | 'vouchFor', () => string> = {
  'import-inventory': m.audit_import_inventory,
  'load-content': m.audit_load_content,
  'load-demo': m.audit_load_demo,
  migrate: m.audit_migrate,
  vouchFor: m.audit_vouch_for,
  applyPaymentEvent: m.audit_payment_event,
  applyStateServiceEvent: m.audit_state_service_event,
  crm: m.audit_crm_changes,
  'crm-deals': m.audit_crm_changes,
  'crm-words': m.audit_crm_words,
  'deal-expiry': m.audit_deal_expiry,
  retention: m.audit_retention,
  rates: m.audit_rates,
  outbox: m.audit_outbox,
  letters: m.audit_outbox,
  'subscriber-letters': m.audit_outbox,
  'text-messages': m.audit_outbox,
  refunds: m.audit_outbox,
  'crm-messages': m.audit_outbox,
  'subscriber-notices': m.audit_subscriber_notices,
  'inventory-feed': m.audit_inventory_feed,
  banks: m.audit_banks,
  'state-services': m.audit_state_services,
  'answer-promises': m.audit_answer_promises,
  cameras: m.audit_cameras,
  'source-alarms': m.audit_source_alarms,
  releases: m.audit_releases,
  backup: m.audit_backup,
  'confirm-crm': m.audit_confirm_crm,
  'move-to-postgres': m.audit_move_to_postgres,
  office: m.audit_office_command,
  restore: m.audit_restore_command,
};

const operations: Readonly<Record<string, () => string>> = { ...ofClients, ...ofStaff, ...ofSystems };

/** What was done; of what has no words of its own, only that something changed. */
export const operationName = (operation: string): string => (operations[operation] ?? m.audit_other_change)();

const actors: Record<AuditEntry['actor']['kind'], () => string> = {
  staff: m.audit_actor_staff,
  client: m.audit_actor_client,
  bank: m.audit_actor_bank,
  'state-services': m.audit_actor_state_services,
  crm: m.audit_actor_crm,
  operator: m.audit_actor_operator,
  system: m.audit_actor_system,
};

/** A person by name, a job by what it does, and anyone else by the kind. */
export const actorName = ({ kind, id, name }: AuditEntry['actor']): string =>
  name ?? (kind === 'system' && id !== null ? jobName(id) : null) ?? actors[kind]();

export const kindName = (kind: ActorKind): string => actors[kind]();

export const topicNames: Record<AuditTopic, () => string> = {
  deals: m.audit_topic_deals,
  requests: m.audit_topic_requests,
  clients: m.audit_topic_clients,
  flats: m.audit_topic_flats,
  imports: m.audit_topic_imports,
  releases: m.audit_topic_releases,
  content: m.audit_topic_content,
  pictures: m.audit_topic_pictures,
  money: m.audit_topic_money,
  people: m.audit_topic_people,
  systems: m.audit_topic_systems,
};

const records: Record<string, (about: { name: string }) => string> = {
  staff: ({ name }) => name,
  deal: m.audit_record_deal,
  quote: m.audit_record_quote,
  release: m.audit_record_release,
  upload: m.audit_record_upload,
  picture: m.audit_record_picture,
  apartment: m.audit_record_apartment,
  client: m.audit_record_client,
  request: m.audit_record_request,
  'answer-template': m.audit_record_template,
  resume: m.audit_record_resume,
  subscription: m.audit_record_subscription,
  waitlist: m.audit_record_waiting,
  refund: m.audit_record_refund,
  project: m.audit_record_project,
  section: m.audit_record_section,
  layout: m.audit_record_layout,
  benefit: m.audit_record_benefit,
  import: m.audit_record_import,
  'import-source': m.audit_record_import_source,
  'import-proposal': m.audit_record_import_proposal,
  'currency-rate': m.audit_record_rate,
  'instalment-terms': m.audit_record_instalments,
  letter: m.audit_record_letter,
  source: m.audit_record_source,
};

/** Many records of one kind. */
export const manyName = ({ type }: AuditEntry['record'], count: number): string =>
  type === 'apartment' ? m.audit_many_apartments({ count }) : m.audit_many_records({ count });

/** What was changed: its kind, with its name where it has one. What stands on pages of the site is one kind. */
export const recordName = ({ type, name }: AuditEntry['record']): string =>
  (records[type] ?? m.audit_record_content)({ name: name ?? '' }).trim();
