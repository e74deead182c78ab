import { type Client, problemOf } from '../../../contract/client.ts';
import type { CodeProblem, DoneWork, PhoneCheckAnswer } from '../../../contract/clients/clients.ts';

/** While the work is done other requests may raise its difficulty. */
const mostRounds = 4;

/** The work that a refusal asks for; undefined for any other refusal. */
const askedWork = (fault: unknown): CodeProblem['work'] => (problemOf(fault) as CodeProblem | null)?.work;

/** Asks for a login code; where so many do that work is asked for, does it and asks again. `working` is called as it begins. */
export async function requestCode(client: Client, phone: string, working: () => void): Promise<PhoneCheckAnswer> {
  let done: DoneWork | undefined;
  for (let round = 1; ; round += 1) {
    try {
      return await client('POST /api/client/start-phone-check', { body: { phone, purpose: 'login', ...done } });
    } catch (fault) {
      const work = askedWork(fault);
      if (!work || round > mostRounds) throw fault;
      working();
      // Rarely needed.
      const { solve } = await import('./solve-work.ts');
      done = { challenge: work.challenge, answer: await solve(work) };
    }
  }
}
