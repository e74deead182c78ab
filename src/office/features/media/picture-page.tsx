import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { MediaPictureWhole } from '../../../contract/office/media/media.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { DescribeForm } from '../../parts/media/describe-form.tsx';
import media from '../../parts/media/media.module.css';
import { PictureDrop } from '../../parts/media/picture-drop.tsx';
import { pictureQuery } from '../../parts/media/picture-picker.tsx';
import { UploadList } from '../../parts/media/upload-list.tsx';
import { partName } from '../../parts/part-names.ts';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';

/** One picture: what it shows, its focus, where it stands, and another file in its place. */
export function PicturePage() {
  const name = useParams()['*'] ?? '';
  const query = useQuery(pictureQuery(name));
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  const { picture, file, uses } = data;
  return (
    <>
      <ScreenHead title={file?.fileName ?? name} />
      <QueryState query={query} />
      <div className={record.page}>
        <div className={record.column}>
          <DescribeForm key={name} picture={picture} />
          <Replace name={name} />
        </div>
        <aside className={record.column}>
          <Facts data={data} />
          <Uses uses={uses} />
          {picture.isUploaded && uses.length === 0 && <Remove picture={picture} />}
        </aside>
      </div>
    </>
  );
}

function Facts({ data: { picture, file } }: { data: MediaPictureWhole }) {
  const locale = useLocale();
  const megabytes = ((file?.bytes ?? 0) / 1024 / 1024).toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <dl className={record.facts}>
      <dt>{m.media_name()}</dt>
      <dd>{picture.name}</dd>
      <dt>{m.media_widest()}</dt>
      <dd>{m.media_size({ width: picture.width, height: picture.height })}</dd>
      {file && (
        <>
          <dt>{m.media_file()}</dt>
          <dd>
            {file.fileName}
            <span className={record.note}>
              {m.media_size({ width: file.width, height: file.height })}, {m.media_megabytes({ megabytes })}
            </span>
          </dd>
          <dt>{m.media_brought()}</dt>
          <dd>
            {file.by.name}
            <span className={record.note}>{formatMoment(file.at)}</span>
          </dd>
        </>
      )}
    </dl>
  );
}

function Uses({ uses }: Pick<MediaPictureWhole, 'uses'>) {
  return (
    <section>
      <h2 className={typography.note}>{m.media_where()}</h2>
      {uses.length === 0 && <p>{m.media_nowhere()}</p>}
      <ul className={media.uses}>
        {uses.map(({ part, name, title, path, release, address }) => (
          <li key={`${part}/${name}/${path.join('.')}/${release?.number ?? ''}`}>
            {release ? (
              <Link className={record.opens} to={`/releases/${release.number}?${new URLSearchParams({ panel: 'row', part, name })}`}>
                {title}
              </Link>
            ) : address ? (
              <a className={record.opens} href={address} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            <span className={record.note}>
              {partName(part)}
              {release && ` · ${m.media_in_release({ name: release.name })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Replace({ name }: { name: string }) {
  return (
    <section className={media.picker}>
      <h2 className={typography.note}>{m.media_replace()}</h2>
      <p>{m.media_replace_about()}</p>
      <PictureDrop replaces={name} label={m.media_drop_one()} />
      <UploadList replaces={name} onChoose={null} />
    </section>
  );
}

function Remove({ picture: { name, version } }: Pick<MediaPictureWhole, 'picture'>) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { run, busy, problem } = useCommand('POST /office/api/media/remove', { refreshes: ['media'] });
  const remove = async () => {
    const removed = await run({ name, version });
    if (removed) void navigate('/media');
    return removed;
  };
  return (
    <p>
      <Button kind="quiet" arrow={false} onClick={() => setOpen(true)}>
        {m.media_remove()}
      </Button>
      {isOpen && (
        <DialogForm title={m.media_remove()} busy={busy} problem={problem} onSubmit={remove} onClose={() => setOpen(false)}>
          <p>{m.media_remove_about()}</p>
        </DialogForm>
      )}
    </p>
  );
}
