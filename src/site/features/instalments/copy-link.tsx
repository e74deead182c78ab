import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './instalments.module.css';

const copiedForMs = 2000;

/** Copies the page's address with the inputs in it. */
export function CopyLink({ query, anchor = 'instalments' }: { query: () => string; anchor?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const url = `${location.origin}${location.pathname}?${query()}#${anchor}`;
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => window.prompt(m.instalments_copy(), url),
    );
  };
  return (
    <button type="button" className={styles.submit} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'share'} size={20} />
      <span aria-live="polite">{copied ? m.flat_copied() : m.instalments_copy()}</span>
    </button>
  );
}
