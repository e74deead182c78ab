import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '../../../ui/text/link.tsx';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { usePath } from '../../data/paths.ts';
import { isLoggedIn, useHasEnded } from '../../data/stored/account.ts';
import { telephone } from '../../format/telephone.ts';
import * as m from '../../paraglide/messages.js';
import { FormPage } from '../forms/form-page.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './login-page.module.css';
import { NameStep } from './name-step.tsx';
import { nextAddress } from './next-address.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { PhoneStep } from './phone-step.tsx';
import { useLogin } from './use-login.ts';

/** One question a step on the ink, the title on the horizon. */
export function LoginPage() {
  const login = useLogin();
  const { step, phone } = login;
  const { search } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const title = useRef<HTMLHeadingElement>(null);
  const { header } = useStaticPages();
  const account = path('account');
  const hasEnded = useHasEnded();

  useEffect(() => {
    // A logged-in client is redirected.
    if (step === 'done' || (step === 'phone' && isLoggedIn()))
      void navigate(nextAddress(search, window.location.origin) ?? account, { replace: true });
    // The code's own field takes the focus at its step.
    else if (step === 'person') title.current?.focus({ preventScroll: true });
  }, [step, navigate, search, account]);

  const texts = {
    phone: { title: m.login_title(), lead: hasEnded ? m.login_ended() : m.login_lead() },
    code: { title: m.login_code_title(), lead: m.login_code_lead({ phone }) },
    person: { title: m.login_new_title(), lead: m.login_new_lead() },
  }[step === 'done' ? 'phone' : step];
  return (
    <FormPage title={texts.title} text={texts.lead} ground="dark" titleRef={title}>
      <div className={styles.step}>
        <noscript>
          <p>
            {m.login_no_script()}{' '}
            <Link inText href={telephone(header.phone)}>
              {header.phone}
            </Link>
          </p>
        </noscript>
        {(step === 'phone' || step === 'done') && (
          <>
            <PhoneStep login={login} />
            <PasskeyLogin onOpen={login.finish} />
          </>
        )}
        {step === 'code' && <CodeStep login={login} />}
        {step === 'person' && <NameStep onDone={login.finish} />}
      </div>
    </FormPage>
  );
}
