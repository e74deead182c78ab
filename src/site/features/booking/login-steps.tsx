import { CodeStep } from '../login/code-step.tsx';
import { PhoneStep } from '../login/phone-step.tsx';
import { useLogin } from '../login/use-login.ts';

/** Proving the phone inside a booking; who has proven it is asked for nothing else here. */
export function LoginSteps() {
  const login = useLogin();
  return login.step === 'phone' ? <PhoneStep login={login} /> : <CodeStep login={login} />;
}
