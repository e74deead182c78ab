import { officeProblemOf } from '../../../contract/office/office-client.ts';
import { isCancelled } from '../../data/passkeys.ts';
import * as m from '../../paraglide/messages.js';

/** What is said where a passkey came to nothing: the person closed the dialog, the key was refused, or the server was not reached. */
export function passkeyFailure(fault: unknown): string {
  if (isCancelled(fault)) return m.login_cancelled();
  const problem = officeProblemOf(fault);
  // What the browser refuses is no TypeError, which a fetch without an answer is.
  if (problem ? problem.statusCode >= 500 : fault instanceof TypeError) return m.shell_unreached();
  return problem && problem.code !== 'bad-fields' ? problem.message : m.login_refused();
}
