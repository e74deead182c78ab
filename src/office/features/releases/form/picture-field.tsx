import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import textButton from '../../../../ui/controls/text-button.module.css';
import { useLocale } from '../../../data/use-locale.ts';
import * as m from '../../../paraglide/messages.js';
import media from '../../../parts/media/media.module.css';
import { DescribeDialog, PicturePicker, pictureQuery } from '../../../parts/media/picture-picker.tsx';
import { isDescribed, Thumbnail } from '../../../parts/media/thumbnail.tsx';
import record from '../../../parts/record.module.css';
import styles from './form.module.css';
import { useForm } from './form-context.ts';
import type { Path } from './form-schema.ts';

type Props = { label: string; name: string; path: Path; isNullable: boolean; fault: string | undefined };

/** A picture of the site: chosen among them or brought, described and focused here. */
export function PictureField({ label, name, path, isNullable, fault }: Props) {
  const { change, check } = useForm();
  const [open, setOpen] = useState<'pick' | 'describe' | null>(null);
  const locale = useLocale();
  const { data } = useQuery(pictureQuery(name));
  const picture = data?.picture;
  const close = () => {
    setOpen(null);
    // What is said of a picture may end a fault of this field.
    if (fault !== undefined) check();
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={picture ? media.chosen : undefined}>
        {picture && <Thumbnail picture={picture} sizes="7rem" className={media.thumb} />}
        <div>
          {name !== '' && <p className={media.caption}>{picture?.alt[locale] || name}</p>}
          {picture && !isDescribed(picture) && !fault && <p className={`${record.quiet} ${record.late}`}>{m.media_undescribed()}</p>}
          {fault && <p className={styles.fault}>{fault}</p>}
          <p className={media.bar}>
            <button type="button" className={textButton.button} onClick={() => setOpen('pick')}>
              {name === '' ? m.media_choose() : m.media_choose_other()}
            </button>
            {picture && (
              <button type="button" className={textButton.button} onClick={() => setOpen('describe')}>
                {m.media_describe()}
              </button>
            )}
            {isNullable && name !== '' && (
              <button type="button" className={textButton.button} onClick={() => change(path, null)}>
                {m.releases_remove()}
              </button>
            )}
          </p>
        </div>
      </div>
      {open === 'pick' && <PicturePicker onChoose={(chosen) => change(path, chosen)} onClose={close} />}
      {open === 'describe' && <DescribeDialog name={name} onClose={close} />}
    </fieldset>
  );
}
