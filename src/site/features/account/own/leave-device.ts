import { forgetAccount } from '../../../data/stored/account.ts';
import { forgetDrafts } from '../../../data/stored/drafts.ts';

/** Clears this device at logout: the login and every draft of a form. */
export function leaveDevice(): void {
  forgetDrafts();
  forgetAccount();
}
