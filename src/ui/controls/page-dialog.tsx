import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';

/** A dialog over a page of the site, which Back closes before it leaves the page. */
export function PageDialog(props: ComponentProps<typeof Dialog>) {
  useBackCloses(props.open, props.onClose);
  return <Dialog {...props} />;
}
