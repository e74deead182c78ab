import { useQuery } from '@tanstack/react-query';
import { queries, welcomeQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import styles from './login.module.css';
import { LoginMethods } from './login-methods.tsx';
import { LoginSheet } from './login-sheet.tsx';

/** The way into the office: a passkey, and in a demo the page on which its invented people are entered. */
export function LoginPage() {
  const { data: welcome } = useQuery(welcomeQuery);
  return (
    <LoginSheet title={m.login_title()} about={welcome?.passwords ? m.login_about_ways() : m.login_about()}>
      <LoginMethods kind="login" onDone={() => void queries.invalidateQueries()} />
      {welcome?.demoEntry && (
        <p className={styles.demo}>
          {m.login_demo()} <a href={welcome.demoEntry}>{m.login_demo_link()}</a>
        </p>
      )}
      <p className={styles.help}>{m.login_lost()}</p>
    </LoginSheet>
  );
}
