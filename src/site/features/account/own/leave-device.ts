import { forgetAccount } from '../../../data/stored/account.ts';
import { forgetDrafts } from '../../../data/stored/drafts.ts';

/** What logging out leaves on this device of who was logged in: nothing, neither the login nor what he typed and did not send. */
export function leaveDevice(): void {
  forgetDrafts();
  forgetAccount();
}
