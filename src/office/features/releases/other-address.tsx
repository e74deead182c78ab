import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';

type Props = {
  release: ReleaseRow;
  part: string;
  name: string;
  work: { content: unknown; version: number };
  /** Called with the new name. */
  onMoved: (name: string) => void;
};

/** A new row whose address the site has given to another meanwhile: it moves to a free one with all its fields. */
export function OtherAddress({ release, part, name, work: { content, version }, onMoved }: Props) {
  const refreshes = ['release', 'content-rows'];
  const save = useCommand('POST /office/api/drafts/save', { refreshes });
  const drop = useCommand('POST /office/api/drafts/drop', { refreshes });
  const free = `${name}-${release.number}`;
  const move = async () => {
    const of = { release: release.number, part };
    const made = await save.run({ ...of, name: free, version: 0, content: content as Record<string, unknown> });
    if (made && (await drop.run({ ...of, name, version }))) onMoved(free);
  };
  return (
    <>
      <p className={typography.failure}>{m.releases_address_taken()}</p>
      <Refusal text={(save.problem ?? drop.problem)?.message} />
      {release.allowed.includes('edit') && (
        <Button kind="quiet" arrow={false} disabled={save.busy || drop.busy} onClick={() => void move()}>
          {m.releases_other_address()}
        </Button>
      )}
    </>
  );
}
