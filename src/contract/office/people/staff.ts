import * as z from 'zod/mini';
import { locales } from '../../../base/locale.ts';
import { reaches, rights, roles } from '../rights.ts';

/** The bounds of typed fields. */
export const staffLimits = { nameLongest: 120, emailLongest: 254, whyLongest: 500, phoneLongest: 40, mostAssignments: 40 } as const;

export const doneSchema = z.object({ done: z.literal(true) });

/** A role for one project, by its id, or for all of them. */
export const assignmentSchema = z.strictObject({
  role: z.enum(roles),
  projectId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type Assignment = z.infer<typeof assignmentSchema>;
const assignments = z.array(assignmentSchema).check(
  z.maxLength(staffLimits.mostAssignments),
  // One row for a role and a project.
  z.refine((all) => new Set(all.map(({ role, projectId }) => `${role} ${projectId}`)).size === all.length, 'repeated'),
  // People and the audit belong to the whole company.
  z.refine((all) => all.every(({ role, projectId }) => role !== 'administrator' || projectId === null), 'out-of-range'),
);

/** `brand` is the developer's name in the language of the request; `passwords` whether one may log in by a password and a code. */
export const welcomeSchema = z.object({ brand: z.string(), demoEntry: z.nullable(z.string()), passwords: z.boolean() });

/** A right with its reach; `projectIds` null means all projects. */
const grantSchema = z.object({ right: z.enum(rights), reach: z.enum(reaches), projectIds: z.nullable(z.array(z.string())) });

/** How the person may come in. Signatures count from `signsFrom`; null without a passkey. */
const waysSchema = z.object({ passkeys: z.int(), signsFrom: z.nullable(z.string()), password: z.boolean() });

/** The person of the session. Times are ISO 8601. */
export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** For text messages while the office is closed on the person’s screen. */
  phone: z.nullable(z.string()),
  locale: z.enum(locales),
  assignments: z.array(assignmentSchema),
  rights: z.array(grantSchema),
  /** Until when changes of the own keys are admitted; null or past: a proof has to come first. */
  provenUntil: z.nullable(z.string()),
  ways: waysSchema,
  /** An invented person of the demo, who has entered without a passkey. */
  isDemo: z.boolean(),
  /** All projects, for choosing one; the name is in the language of the request. */
  projects: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Me = z.infer<typeof meSchema>;

/** The options of the browser's WebAuthn call, and its response. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });
const response = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(1400)) });
export const passkeyResponseSchema = z.strictObject({ response });

const token = z.string().check(z.minLength(1), z.maxLength(128));
export const invitationTokenSchema = z.strictObject({ token });
export const acceptInvitationSchema = z.strictObject({ token, response });
export const invitationSchema = z.object({
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  assignments: z.array(assignmentSchema),
  expiresAt: z.string(),
});

/** A request that is to be signed: the method and path of its operation, and its body. */
export const actSchema = z.strictObject({
  operation: z.string().check(z.maxLength(100)),
  payload: z.record(z.string().check(z.maxLength(64)), z.unknown()),
});
/** `byPasskey` is false for invented people of the demo, who have none: they answer with the challenge alone. */
export const actOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()), byPasskey: z.boolean() });
/** The signature that goes with the signed request, as JSON in base64url. */
export const signatureSchema = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(1400)) });

export const provenSchema = z.object({ provenUntil: z.string() });

export const officePasskeysSchema = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), device: z.string(), createdAt: z.string(), lastUsedAt: z.nullable(z.string()), signsFrom: z.string() }),
  ),
});
export const removePasskeySchema = z.strictObject({ passkeyId: z.string().check(z.minLength(1), z.maxLength(1400)) });

/** The last used first; `device` is the browser's self-description, such as `Firefox · Windows`. */
export const officeSessionsSchema = z.object({
  sessions: z.array(
    z.object({ id: z.string(), device: z.string(), createdAt: z.string(), lastUsedAt: z.string(), isCurrent: z.boolean() }),
  ),
});
export const endSessionSchema = z.strictObject({ sessionId: z.string().check(z.minLength(1), z.maxLength(64)) });

/** The next steps that the asker may take with a person. */
const personSteps = ['change-roles', 'lock', 'unlock', 'invite-again', 'recover', 'approve-recovery', 'end-recovery'] as const;
export type PersonStep = (typeof personSteps)[number];

/** The way back of a person who has lost every key: `asked` waits for another administrator, `approved` for the person to use the link. */
const recoverySchema = z.object({
  id: z.string(),
  state: z.enum(['asked', 'approved']),
  why: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  approvedBy: z.nullable(z.string()),
  expiresAt: z.string(),
  /** Whether the asker of this answer has asked for it. */
  isOwn: z.boolean(),
});

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  locale: z.enum(locales),
  state: z.enum(['invited', 'active', 'locked']),
  assignments: z.array(assignmentSchema),
  /** Of the open invitation; null without one, in the past when it has expired. */
  invitedUntil: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  isDemo: z.boolean(),
  recovery: z.nullable(recoverySchema),
  ways: z.array(z.enum(['passkey', 'password'])),
  /** Sent back with each change, which is refused when another has come between. */
  version: z.int(),
  allowed: z.array(z.enum(personSteps)),
});
export type Person = z.infer<typeof personSchema>;

/** By name. */
export const peopleSchema = z.object({ people: z.array(personSchema) });
export const personAnswerSchema = z.object({ person: personSchema });
/** `link` opens the invitation once, until `expiresAt`; it is shown to the inviting person alone. */
export const invitedSchema = z.object({ person: personSchema, link: z.string(), expiresAt: z.string() });

const personId = z.string().check(z.minLength(1), z.maxLength(64));
const version = z.int().check(z.gte(1), z.lte(2_147_483_647));
const why = z.optional(z.string().check(z.trim(), z.maxLength(staffLimits.whyLongest)));

export const invitePersonSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(staffLimits.nameLongest)),
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(staffLimits.emailLongest)),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(staffLimits.phoneLongest))),
  locale: z.optional(z.enum(locales)),
  assignments,
});
/** Empty removes the number. */
export const ownPhoneSchema = z.strictObject({ phone: z.string().check(z.trim(), z.maxLength(staffLimits.phoneLongest)) });
export const inviteAgainSchema = z.strictObject({ personId });
export const askRecoverySchema = z.strictObject({
  personId,
  why: z.string().check(z.trim(), z.minLength(1), z.maxLength(staffLimits.whyLongest)),
});
export const recoveryStepSchema = z.strictObject({ recoveryId: z.string().check(z.minLength(1), z.maxLength(64)) });
export const changeRolesSchema = z.strictObject({ personId, version, assignments, why });
export const lockPersonSchema = z.strictObject({ personId, version, why });
