import { useState } from 'react';
import { makeClient } from '../../../contract/client.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { LeadForm } from '../forms/lead-form.tsx';
import { EmailField, MessageField, NameField, PhoneField, SurnameField } from '../forms/person-fields.tsx';
import type { PlainAnswer } from '../forms/use-sending.ts';
import { FileField } from './file-field.tsx';
import { resumeBody } from './resume-body.ts';
import styles from './resume-form.module.css';
import { useResumePage } from './resume-page-address.ts';
import { uploading } from './upload.ts';

type Props = { vacancy?: string; plain?: PlainAnswer<{ id: string }> };

export function ResumeFields({ vacancy, plain }: Props) {
  const locale = useLocale();
  const page = useResumePage();
  const [left, setLeft] = useState<number | null>(null);
  return (
    <LeadForm
      kind="resume"
      about={{ vacancy }}
      action={page(vacancy)}
      plain={plain}
      send={(body, key, form) =>
        makeClient(uploading(setLeft), locale)('POST /api/{locale}/resume', { body: resumeBody(body, form), key }).finally(() =>
          setLeft(null),
        )
      }
      submit={m.forms_send()}
      sent={{ title: m.forms_resume_sent(), text: () => <p>{m.forms_resume_next()}</p> }}
    >
      {(field) => (
        <>
          <div className={styles.pair}>
            <NameField {...field('name')} />
            <SurnameField {...field('surname')} />
          </div>
          <div className={styles.pair}>
            <PhoneField {...field('phone')} />
            <EmailField {...field('email')} />
          </div>
          <MessageField label={m.forms_cover()} {...field('message')} />
          <FileField error={field('file').error} />
          {left !== null && (
            <div className={styles.progress}>
              <progress value={left} max={1} aria-label={m.forms_sending()} />
              <span>{m.forms_progress({ percent: Math.floor(left * 100) })}</span>
            </div>
          )}
        </>
      )}
    </LeadForm>
  );
}
