import { useState } from 'react';
import type { AnswerTemplate } from '../../../contract/office/inbox/templates.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';

/** Asks once more before it removes. */
export function RemoveTemplate({ template: { id, version, title } }: { template: AnswerTemplate }) {
  const [isSure, setSure] = useState(false);
  const { run, busy, problem } = useCommand('POST /office/api/templates/remove', { refreshes: ['templates'] });
  const text = isSure ? m.templates_remove_sure() : m.templates_remove();
  const press = async () => {
    if (!isSure) return setSure(true);
    if (!(await run({ id, version }))) await queries.invalidateQueries({ queryKey: ['templates'] });
  };
  return (
    <>
      <button type="button" className={textButton.button} aria-label={`${text}: ${title}`} disabled={busy} onClick={() => void press()}>
        {text}
      </button>
      <Refusal text={problem?.message} />
    </>
  );
}
