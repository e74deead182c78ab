import * as m from '../../../paraglide/messages.js';
import { CodeStep } from '../../login/code-step.tsx';
import { PhoneStep } from '../../login/phone-step.tsx';
import { useLogin } from '../../login/use-login.ts';
import styles from './step.module.css';

/** Proving the phone inside a booking or a waitlist dialog; a client with a proven phone is asked for nothing else here. `lead` explains the code. */
export function LoginSteps({ lead }: { lead: string }) {
  const proving = useLogin();
  const isSent = proving.step !== 'phone';
  // What the phone is proven for is under way, and takes the place of this.
  const isProven = isSent && proving.step !== 'code';
  const login = isProven ? { ...proving, sending: true, enter: () => Promise.resolve() } : proving;
  return (
    <>
      <p className={styles.lead}>{isSent ? m.login_code_lead({ phone: login.phone }) : lead}</p>
      <div className={styles.form}>{isSent ? <CodeStep login={login} /> : <PhoneStep login={login} />}</div>
    </>
  );
}
