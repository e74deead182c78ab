import { type Reports, reportLimits } from '../../../contract/office/reports/reports.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { DropZone } from '../../parts/drop-zone.tsx';
import type { UploadItem } from '../../parts/media/upload-items.ts';
import record from '../../parts/record.module.css';
import type { Photo, Report } from './report-store.ts';
import styles from './reports.module.css';

type Props = {
  report: Report;
  stages: Reports['stages'];
  addPhotos: (files: readonly File[], stage: string) => void;
  removePhoto: (id: string) => void;
  resume: (id: string) => void;
  stateOf: (id: string) => UploadItem | null;
  thumbFor: (id: string) => string | null;
  change: (part: Partial<Report>) => void;
};

/** The photos of a report, the large one first, each with how far it is. */
export function ReportPhotos({ report, stages, addPhotos, removePhoto, resume, stateOf, thumbFor, change }: Props) {
  const { photos, stage } = report;
  const put = (id: string, part: Partial<Photo>) =>
    change({ photos: photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)) });
  const first = (id: string) =>
    change({ photos: [...photos.filter((photo) => photo.id === id), ...photos.filter((photo) => photo.id !== id)] });
  return (
    <section className={styles.photos} aria-label={m.reports_photos_title()}>
      {photos.length < reportLimits.mostPhotos && (
        <DropZone
          label={m.reports_add_photos()}
          hint={m.reports_add_photos_hint({ most: reportLimits.mostPhotos })}
          // A phone turns its own format into one of these.
          accept="image/jpeg,image/png,image/webp"
          isMultiple
          onFiles={(files) => addPhotos(files.slice(0, reportLimits.mostPhotos - photos.length), stage)}
        />
      )}
      <ol className={styles.list}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <Thumb address={thumbFor(photo.id)} />
            <StageChoice stages={stages} value={photo.stage} nth={at + 1} onChange={(value) => put(photo.id, { stage: value })} />
            <State isReady={photo.name !== null} item={stateOf(photo.id)} />
            <span className={styles.steps}>
              {photo.name === null && stateOf(photo.id)?.state === 'paused' && (
                <button type="button" className={textButton.button} onClick={() => resume(photo.id)}>
                  {m.media_resume()}
                </button>
              )}
              {at > 0 && (
                <button type="button" className={textButton.button} onClick={() => first(photo.id)}>
                  {m.reports_make_first()}
                </button>
              )}
              <button
                type="button"
                className={textButton.button}
                aria-label={m.reports_remove_photo({ nth: at + 1 })}
                onClick={() => removePhoto(photo.id)}
              >
                {m.reports_remove()}
              </button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Thumb = ({ address }: { address: string | null }) =>
  address ? <img className={styles.thumb} src={address} alt="" /> : <span className={styles.thumb} />;

type ChoiceProps = { stages: Reports['stages']; value: string; nth: number; onChange: (stage: string) => void };
function StageChoice({ stages, value, nth, onChange }: ChoiceProps) {
  const locale = useLocale();
  return (
    <select value={value} aria-label={m.reports_photo_stage({ nth })} onChange={({ target }) => onChange(target.value)}>
      {stages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name[locale]}
        </option>
      ))}
    </select>
  );
}

function State({ isReady, item }: { isReady: boolean; item: UploadItem | null }) {
  if (isReady) return <span className={record.note}>{m.media_state_done()}</span>;
  const texts = {
    waiting: m.media_state_waiting,
    sending: m.media_state_sending,
    paused: m.media_state_paused,
    offline: m.media_state_offline,
    drawing: m.media_state_drawing,
    done: m.media_state_done,
    failed: m.media_state_failed,
  };
  const isBad = item?.state === 'failed' || item?.state === 'offline';
  return (
    <span className={isBad ? `${record.note} ${record.late}` : record.note}>
      {item?.problem ?? texts[item?.state ?? 'waiting']()}
      {item?.state === 'sending' && ` ${Math.round(item.share * 100)} %`}
    </span>
  );
}
