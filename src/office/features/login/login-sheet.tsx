import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { welcomeQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import styles from './login.module.css';

type Props = { title: string; about: string; children: ReactNode };

/** A page before the login: the developer's name on the horizon, one thing to do below it. */
export function LoginSheet({ title, about, children }: Props) {
  const { data: welcome } = useQuery(welcomeQuery);
  return (
    <main className={styles.page} data-ground="dark">
      <p className={styles.brand}>
        <span>{welcome?.brand}</span>
        <span className={styles.office}>{m.shell_office()}</span>
      </p>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        <p>{about}</p>
        {children}
      </div>
    </main>
  );
}
