import { lazy, Suspense } from 'react';
import typography from '../../../../ui/text/typography.module.css';
import * as m from '../../../paraglide/messages.js';
import { SourceText, type TextProps } from './rich-text/source-text.tsx';

/** The editor is large, and comes with the first text that needs it; without it a text is edited with its tags. */
const Editor = lazy(() =>
  import('./rich-text/rich-text.tsx').then(
    ({ RichText }) => ({ default: RichText }),
    () => ({ default: (props: TextProps) => <SourceText {...props} hint={m.text_no_editor()} /> }),
  ),
);

/** A text with markup; the page beside it shows what it becomes. */
export function MarkupField(props: TextProps) {
  return (
    <Suspense fallback={<p className={typography.note}>{props.label}</p>}>
      <Editor {...props} />
    </Suspense>
  );
}
