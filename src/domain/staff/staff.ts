import { makeAcceptance } from './acceptance.ts';
import { currentRightsOf } from './current-rights.ts';
import { makeDemoPeople } from './demo-people.ts';
import { makeInvitations } from './invitations.ts';
import { makeLoginMethods } from './login-methods.ts';
import { makeOwnPhone } from './own-phone.ts';
import { makeKnownDevices } from './passwords/known-devices.ts';
import { makePasswordChanges } from './passwords/password-changes.ts';
import { makePasswordLogins } from './passwords/password-logins.ts';
import { makePasswordTries } from './passwords/password-tries.ts';
import { makePasswords } from './passwords/passwords.ts';
import { makePeople } from './people.ts';
import { makeRecoveries } from './recoveries/recoveries.ts';
import { makeRightHolders } from './right-holders.ts';
import { makeSessionEnds } from './session-ends.ts';
import { makeSignedActs } from './signed-acts.ts';
import { makeStaffAccess } from './staff-access.ts';
import type { StaffContext } from './staff-context.ts';
import { makeStaffKeys } from './staff-keys.ts';
import { makeStaffSessions } from './staff-sessions.ts';
import { makeVouching } from './vouch-for.ts';

export type { CurrentRights } from './current-rights.ts';
export { type DemoMailbox, inventedPeople } from './demo-people.ts';
export type { Invited } from './invitations.ts';
export type { AccessEvent, AccessLetter } from './passwords/access-events.ts';
export { deviceDays } from './passwords/known-devices.ts';
export type { Person } from './people.store.ts';
export { stepsWith } from './people.ts';
export type { RecoveryEvent, RecoveryLetter } from './recoveries/recoveries.ts';
export { holdsEverywhere, rightsMatrix, scopeOf } from './rights.ts';
export type { SignedAct } from './signed-acts.ts';
export { longestSessionMs, type StaffSession } from './staff-sessions.ts';

/**
 * The people of the office: passkeys, passwords, sessions, invitations, roles. Every write notes who made it in the audit, in its own transaction.
 * Operations that take a transaction write in the caller's.
 */
export function makeStaff(context: StaffContext) {
  const keys = makeStaffKeys(context);
  const sessions = makeStaffSessions(context);
  const { askToSign, readAct, storeAct, forgetOldQuestions } = makeSignedActs(context, keys);
  const ends = makeSessionEnds(context);
  const invitations = makeInvitations(context);
  const recoveries = makeRecoveries(context, invitations);
  const passwords = makePasswords(context, ends);
  const devices = makeKnownDevices(context);
  const tries = makePasswordTries(context);
  const acceptance = makeAcceptance(context, { keys, sessions, ends, invitations, recoveries, passwords, devices });
  const byPasskey = makeStaffAccess(context, { keys, sessions, invitations, acceptance });
  const byPassword = {
    ...makePasswordLogins(context, { passwords, tries, devices, sessions }),
    ...makePasswordChanges(context, { passwords, devices, ends, invitations, acceptance }),
  };
  const { people, changeRoles, lockPerson, unlockPerson, namesOf } = makePeople(context, ends);
  const { addDemoPeople, enterAsDemo, lockedDemoPeople } = makeDemoPeople(context, sessions);

  /** Deletes expired sessions, links and challenges. Nothing depends on when. */
  async function forgetOld(): Promise<void> {
    await sessions.forgetOldSessions();
    await recoveries.endOldRecoveries();
    await invitations.forgetOldInvitations();
    await keys.forgetOldChallenges();
    await tries.forgetOldTries();
    await devices.forgetOldDevices();
    await forgetOldQuestions();
  }

  return {
    ...byPasskey,
    ...byPassword,
    passwordOf: passwords.passwordOf,
    loginMethodsOf: makeLoginMethods(context),
    findInvitation: invitations.findInvitation,
    linkOf: invitations.linkOf,
    sessionOf: sessions.sessionOf,
    sessions: sessions.sessions,
    logOut: ends.logOut,
    endSession: ends.endSession,
    endOtherSessions: ends.endOtherSessions,
    optionsToMakeKey: keys.optionsToMakeKey,
    readNewKey: keys.readNewKey,
    addPasskey: keys.addPasskey,
    passkeys: keys.passkeys,
    removePasskey: keys.removePasskey,
    people,
    invitePerson: invitations.invitePerson,
    inviteAgain: invitations.inviteAgain,
    vouchFor: makeVouching(context),
    changeRoles,
    lockPerson,
    unlockPerson,
    namesOf,
    currentRightsOf,
    askToSign,
    readAct,
    storeAct,
    ...makeRightHolders(context),
    ...makeOwnPhone(context),
    askRecovery: recoveries.askRecovery,
    approveRecovery: recoveries.approveRecovery,
    endRecovery: recoveries.endRecovery,
    findRecovery: recoveries.findRecovery,
    enterAsDemo,
    addDemoPeople,
    lockedDemoPeople,
    forgetOld,
  };
}
export type Staff = ReturnType<typeof makeStaff>;
