import { Component, type ReactNode } from 'react';
import { lastResort } from '../../../base/last-resort.ts';
import { localeOf } from '../../data/paths.ts';

/** When the error page itself fails in the browser: the words of specification §8, as the server has them. */
export class LastResort extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { words, home, address } = lastResort[localeOf(window.location.pathname)];
    return (
      <main className="last-resort">
        <h1>{words}</h1>
        <a href={address} data-reload="">
          {home}
        </a>
      </main>
    );
  }
}
