import type { BrokenRow, DraftRow, ReleaseRow } from '../../../contract/office/releases/releases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import { partName, rowTitle } from '../../parts/part-names.ts';
import record from '../../parts/record.module.css';
import styles from './releases.module.css';

export const changeText = (change: DraftRow['change']): string =>
  change === 'new' ? m.releases_change_new() : change === 'removed' ? m.releases_change_removed() : m.releases_change_changed();

type Props = {
  release: ReleaseRow;
  drafts: readonly DraftRow[];
  breaks: readonly BrokenRow[];
  firstPart: string;
  open: (next: Record<string, string>) => void;
};

/** The rows that a release changes, with what has to be mended first. */
export const DraftList = ({ release, drafts, breaks, firstPart, open }: Props) => (
  <>
    <h2 className={styles.heading}>{m.releases_drafts()}</h2>
    {drafts.length === 0 && release.prices + release.statuses === 0 && <p className={typography.quiet}>{m.releases_drafts_nothing()}</p>}
    <ul className={styles.rows}>
      {drafts.map(({ part, name, title, change, faults, conflicts, stale, by, changedAt }) => (
        <li key={`${part}/${name}`}>
          <button
            type="button"
            className={record.opens}
            onClick={() => open(part === 'order' ? { panel: 'content', part: name } : { panel: 'row', part, name })}
          >
            {rowTitle({ part, name, title })}
          </button>
          <span className={record.note}>
            {[part !== 'order' && partName(part), changeText(change), by.name, formatMoment(changedAt)].filter(Boolean).join(' · ')}
          </span>
          {faults.length > 0 && <span className={`${record.note} ${record.late}`}>{m.releases_faults({ count: faults.length })}</span>}
          {stale > 0 && <span className={`${record.note} ${record.late}`}>{m.releases_stale({ count: stale })}</span>}
          {conflicts.length > 0 && (
            <span className={`${record.note} ${record.late}`}>{m.releases_conflicts({ count: conflicts.length })}</span>
          )}
        </li>
      ))}
    </ul>
    {breaks.length > 0 && (
      <>
        <h2 className={styles.heading}>{m.releases_breaks()}</h2>
        <ul className={styles.rows}>
          {breaks.map(({ part, name, title, faults }) => (
            <li key={`${part}/${name}`}>
              <button type="button" className={record.opens} onClick={() => open({ panel: 'row', part, name })}>
                {rowTitle({ part, name, title })}
              </button>
              {faults.map(({ path, message }) => (
                <span key={path.join('.')} className={`${record.note} ${record.late}`}>
                  {message}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </>
    )}
    {release.allowed.includes('edit') && (
      <Button kind="quiet" arrow={false} onClick={() => open({ panel: 'content', part: firstPart })}>
        {m.releases_choose()}
      </Button>
    )}
  </>
);
