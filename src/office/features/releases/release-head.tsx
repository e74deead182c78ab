import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import { hourMs, minuteMs } from '../../../base/durations.ts';
import type { OfficeAnswerOf } from '../../../contract/office/office-client.ts';
import type { DraftRow, ReleaseAnswer, ReleaseRow, ReleaseStep } from '../../../contract/office/releases/releases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { formatMoment } from '../../data/format.ts';
import { readMoment, typedMoment } from '../../data/typed/typed-moment.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { rowTitle } from '../../parts/part-names.ts';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { WhoChanged } from '../../parts/who-changed.tsx';
import { useUnsaved } from './draft/unsaved-drafts.ts';
import { changesOffers, ReleaseProjects, ReleaseQuotes } from './release-flats.tsx';
import styles from './releases.module.css';
import { heldBackText, stateText } from './releases-page.tsx';

const refreshes = ['releases', 'release', 'content-rows', 'inventory'];

/** The name and the state of a release, with the steps that its state allows. */
export function ReleaseHead({ release, drafts, withheld }: Pick<Publishing, 'release' | 'drafts'> & Pick<ReleaseAnswer, 'withheld'>) {
  const [step, setStep] = useState<ReleaseStep | 'rename' | null>(null);
  const close = () => setStep(null);
  const isWithheld = (one: ReleaseStep | 'rename') => one !== 'rename' && withheld?.steps.includes(one) === true;
  const may = (one: ReleaseStep) => release.allowed.includes(one) || isWithheld(one);
  const button = (one: ReleaseStep | 'rename', label: string, kind: 'main' | 'quiet' = 'quiet') => (
    <Button
      kind={kind}
      arrow={false}
      {...(isWithheld(one) && { disabled: true, 'aria-describedby': 'withheld' })}
      onClick={() => setStep(one)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <ScreenHead title={release.name}>
        {may('edit') && button('rename', m.releases_rename())}
        {may('discard') && button('discard', m.releases_discard())}
        {may('unschedule') && button('unschedule', m.releases_unschedule())}
        {may('undo') && button('undo', m.releases_undo())}
        {may('schedule') && button('schedule', m.releases_schedule())}
        {may('publish') && button('publish', m.releases_publish(), 'main')}
      </ScreenHead>
      {withheld && (
        <p id="withheld" className={styles.about}>
          {withheld.why === 'flats' ? m.releases_withheld_flats() : m.releases_withheld_offers()}
        </p>
      )}
      <p className={styles.state}>
        <Link to="/releases" className={record.opens}>
          {m.releases_all_releases()}
        </Link>
        <span>{stateText(release)}</span>
        {release.heldBack && <span className={record.late}>{heldBackText(release.heldBack)}</span>}
        <WhoChanged type="release" id={release.number} />
      </p>
      {step === 'rename' && <Rename release={release} onClose={close} />}
      {step === 'schedule' && <Schedule release={release} drafts={drafts} onClose={close} />}
      {step === 'publish' && (
        <Sure
          release={release}
          drafts={drafts}
          step="publish"
          title={m.releases_publish()}
          about={m.releases_publish_sure()}
          onClose={close}
        />
      )}
      {step === 'unschedule' && (
        <Sure release={release} drafts={[]} step="unschedule" title={m.releases_unschedule()} about={stateText(release)} onClose={close} />
      )}
      {step === 'undo' && <Undo release={release} onClose={close} />}
      {step === 'discard' && <Discard release={release} onClose={close} />}
    </>
  );
}

type Props = { release: ReleaseRow; onClose: () => void };
type Publishing = Props & { drafts: readonly DraftRow[] };

/** Rows that go to the site with a translation of another text, and what offers do to prices. */
function BeforePublishing({ release, drafts }: Omit<Publishing, 'onClose'>) {
  const stale = drafts.filter((draft) => draft.stale > 0);
  const unsaved = useUnsaved();
  return (
    <>
      {unsaved && <p role="status">{unsaved === 'saving' ? m.releases_saving() : m.releases_undecided()}</p>}
      {stale.length > 0 && <p className={record.late}>{m.releases_stale_rows({ names: stale.map(rowTitle).join(', ') })}</p>}
      {changesOffers(drafts) && <ReleaseProjects release={release} />}
      <ReleaseQuotes release={release} />
    </>
  );
}

function Rename({ release: { number, version, name: before }, onClose }: Props) {
  const [name, setName] = useState(before);
  const { run, busy, problem } = useCommand('POST /office/api/releases/rename', { refreshes });
  return (
    <DialogForm title={m.releases_rename()} busy={busy} problem={problem} onClose={onClose} onSubmit={() => run({ number, version, name })}>
      <TextField
        label={m.releases_name()}
        name="name"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        {...fieldError(problem, 'name')}
      />
    </DialogForm>
  );
}

/** The next whole hour, as the field wants it. */
const nextHour = () => typedMoment(new Date(Math.ceil((systemClock().getTime() + minuteMs) / hourMs) * hourMs));

function Schedule({ release, drafts, onClose }: Publishing) {
  const { number, version } = release;
  const [typed, setTyped] = useState(nextHour);
  const { run, busy, problem } = useCommand('POST /office/api/releases/schedule', { refreshes });
  const at = readMoment(typed)?.toISOString() ?? '';
  const isPast = at !== '' && new Date(at) <= systemClock();
  const isUnsaved = useUnsaved() !== null;
  return (
    <DialogForm
      title={m.releases_schedule()}
      busy={busy}
      problem={problem}
      onClose={onClose}
      isReady={at !== '' && !isPast && !isUnsaved}
      onSubmit={() => run({ number, version, at })}
    >
      <TextField
        label={m.releases_schedule_at()}
        name="at"
        type="datetime-local"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(at && !isPast && { hint: m.releases_state_scheduled({ at: formatMoment(at) }) })}
        {...(at === '' ? { error: m.releases_no_such_day() } : isPast ? { error: m.releases_past() } : fieldError(problem, 'at', 'time'))}
      />
      <BeforePublishing release={release} drafts={drafts} />
    </DialogForm>
  );
}

type SureProps = Publishing & { step: 'publish' | 'unschedule'; title: string; about: string };

function Sure({ release, drafts, step, title, about, onClose }: SureProps) {
  const { number, version } = release;
  const { run, busy, problem } = useCommand(`POST /office/api/releases/${step}`, { refreshes });
  const isUnsaved = useUnsaved() !== null;
  return (
    <DialogForm
      title={title}
      busy={busy}
      problem={problem}
      isReady={step !== 'publish' || !isUnsaved}
      onClose={onClose}
      onSubmit={() => run({ number, version })}
    >
      <p>{about}</p>
      {step === 'publish' && <BeforePublishing release={release} drafts={drafts} />}
    </DialogForm>
  );
}

/** What an undo could not put back. */
function leftText({ left, leftPrices, leftStatuses }: OfficeAnswerOf<'POST /office/api/releases/undo'>): string {
  const names = left.map(rowTitle).join(', ');
  return [
    names && m.releases_undo_left({ names }),
    leftPrices > 0 && m.releases_undo_left_prices({ count: leftPrices }),
    leftStatuses > 0 && m.releases_undo_left_statuses({ count: leftStatuses }),
  ]
    .filter(Boolean)
    .join(' ');
}

function Undo({ release: { number, version }, onClose }: Props) {
  const { run, busy, problem, answer } = useCommand('POST /office/api/releases/undo', { refreshes });
  const left = answer && leftText(answer);
  const submit = async () => {
    const done = await run({ number, version });
    if (done && leftText(done) === '') onClose();
    return done;
  };
  return (
    <DialogForm
      title={m.releases_undo()}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
      result={left ? <p role="status">{left}</p> : null}
    >
      <p>{m.releases_undo_sure()}</p>
    </DialogForm>
  );
}

function Discard({ release: { number, version }, onClose }: Props) {
  const navigate = useNavigate();
  const { run, busy, problem } = useCommand('POST /office/api/releases/discard', { refreshes: ['releases'] });
  const submit = async () => {
    const done = await run({ number, version });
    if (done) void navigate('/releases');
    return done;
  };
  return (
    <DialogForm title={m.releases_discard()} busy={busy} problem={problem} onClose={onClose} onSubmit={submit}>
      <p>{m.releases_discard_sure()}</p>
    </DialogForm>
  );
}
