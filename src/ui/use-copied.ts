import { useEffect, useState } from 'react';

const copiedForMs = 2000;

/** Whether something was copied just now, and the function that copies; where the browser forbids that, `asked` opens with the text to copy. */
export function useCopied(): { copied: boolean; copy: (text: string, asked: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string, asked: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => void window.prompt(asked, text),
    );
  return { copied, copy };
}
