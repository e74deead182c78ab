import { Component, type ReactNode } from 'react';
import { fallbackErrorTexts } from '../../../base/fallback-error-texts.ts';
import { localeOf } from '../../data/paths.ts';

/** When the error page itself fails in the browser: the words of specification §8, as the server has them. */
export class FallbackErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { words, home, address } = fallbackErrorTexts[localeOf(window.location.pathname)];
    return (
      <main className="fallback-error">
        <h1>{words}</h1>
        <a href={address} data-reload="">
          {home}
        </a>
      </main>
    );
  }
}
