import { Link } from 'react-router';
import * as m from '../paraglide/messages.js';
import { useTitle } from '../parts/use-title.ts';
import styles from './notice.module.css';

export const UnknownScreen = () => <NoScreen title={m.shell_unknown_title()} />;

/** A screen that is there and not for this person: neither its list nor its buttons are drawn. */
export const ClosedScreen = ({ name }: { name: string }) => <NoScreen title={m.shell_closed_title({ name })} about={m.shell_closed()} />;

function NoScreen({ title, about }: { title: string; about?: string }) {
  useTitle(title);
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      {about && <p>{about}</p>}
      <p>
        <Link to="/">{m.shell_unknown_back()}</Link>
      </p>
    </div>
  );
}
