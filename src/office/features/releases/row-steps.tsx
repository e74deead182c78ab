import { Button } from '../../../ui/controls/button.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import type { useDraft } from './draft/use-draft.ts';
import styles from './releases.module.css';

type Draft = ReturnType<typeof useDraft>;
type Props = {
  of: { release: number; part: string; name: string };
  store: Draft['store'];
  work: NonNullable<Draft['work']>;
  live: object | null;
  onDropped: () => void;
};

/** What is done with a whole row: its draft is put back, or the row goes off the site. */
export function RowSteps({ of, store, work, live, onDropped }: Props) {
  const drop = useCommand('POST /office/api/drafts/drop', { refreshes: ['release', 'content-rows'] });
  const putBack = async () => {
    if (await store.drop((version) => drop.run({ ...of, version }))) onDropped();
  };
  return (
    <>
      <Refusal text={drop.problem?.message} />
      <p className={styles.bar}>
        {work.version > 0 && (
          <Button kind="quiet" arrow={false} disabled={drop.busy} onClick={() => void putBack()}>
            {m.releases_drop()}
          </Button>
        )}
        {live && <Removal isRemoved={work.content === null} onChange={(isRemoved) => store.changeAll(isRemoved ? null : live)} />}
      </p>
    </>
  );
}

type RemovalProps = { isRemoved: boolean; onChange: (isRemoved: boolean) => void };

/** Takes a row off the site, or leaves it there after all. */
const Removal = ({ isRemoved, onChange }: RemovalProps) => (
  <Button kind="plain" arrow={false} className={textButton.button} onClick={() => onChange(!isRemoved)}>
    {isRemoved ? m.releases_keep_row() : m.releases_remove_row()}
  </Button>
);
