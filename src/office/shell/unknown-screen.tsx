import { Link } from 'react-router';
import * as m from '../paraglide/messages.js';
import styles from './notice.module.css';

export const UnknownScreen = () => (
  <div className={styles.notice}>
    <h1>{m.shell_unknown_title()}</h1>
    <p>
      <Link to="/">{m.shell_unknown_back()}</Link>
    </p>
  </div>
);
