import { forgetAccount } from '../../stored/account.ts';
import { forgetPerson } from '../booking/person-draft.ts';
import { forgetDraft } from '../forms/draft.ts';
import { formKinds } from '../forms/form-rules.ts';

/** What logging out leaves on this device of who was logged in: nothing, neither the login nor what he typed and did not send. */
export function leaveDevice(): void {
  forgetPerson();
  for (const kind of formKinds) forgetDraft(kind);
  forgetAccount();
}
