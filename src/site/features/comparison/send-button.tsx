import { Button } from '../../../ui/controls/button.tsx';
import { useCopied } from '../../../ui/use-copied.ts';
import * as m from '../../paraglide/messages.js';

type Props = { title: string /** Of the site, with its query. */; address: string; children: string };

/** Sends an address by the device's own sharing where there is one, else copies it. */
export function SendButton({ title, address, children }: Props) {
  const { copied, copy } = useCopied();
  const send = async () => {
    const url = new URL(address, window.location.href).href;
    // Closing the device's sheet is reported as a failure, which is ignored.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ title, url }).catch(() => undefined);
    else await copy(url, children);
  };
  return (
    <Button kind="plain" onClick={() => void send()}>
      <span aria-live="polite">{copied ? m.flat_copied() : children}</span>
    </Button>
  );
}
