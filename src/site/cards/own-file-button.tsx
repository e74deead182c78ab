import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { openOwnFile } from '../data/api/own-file.ts';
import { useLocale } from '../data/paths.ts';

type Props = {
  address: string;
  /** Under which it is saved, with its extension. */
  name: string;
  /** Saved also where the browser could show it. */
  isSaved?: boolean;
  label: string;
  failedLabel: string;
};

/** Opens or saves a file of the logged-in client: it needs the token, which a link cannot send. */
export function OwnFileButton({ address, name, isSaved = false, label, failedLabel }: Props) {
  const locale = useLocale();
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready');
  const open = async () => {
    setState('asking');
    setState((await openOwnFile(address, name, locale, isSaved)) ? 'ready' : 'failed');
  };
  return (
    <Button kind="plain" onClick={() => void open()} aria-disabled={state === 'asking' || undefined}>
      {state === 'failed' ? failedLabel : label}
    </Button>
  );
}
