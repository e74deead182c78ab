import type { Resume } from '../../../contract/office/inbox/inbox.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { useFile } from '../../data/use-file.ts';
import * as m from '../../paraglide/messages.js';
import { PhoneLink } from '../../parts/phone/phone-link.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import table from '../../parts/rows.module.css';

const refreshes = ['resumes'];

export function ResumesTable({ resumes }: { resumes: Resume[] }) {
  const { run, busy, problem } = useCommand('POST /office/api/resumes/state', { refreshes });
  const file = useFile((id: string) => ask('GET /office/api/resume/file', { query: { id } }));
  const change = async ({ id, version }: Resume, state: Resume['state']) => {
    if (!(await run({ id, version, state }))) await queries.invalidateQueries({ queryKey: refreshes });
  };
  const stepsOf = (resume: Resume): [name: string, state: Resume['state']][] =>
    resume.state === 'closed'
      ? [[m.resumes_again(), 'read']]
      : [...(resume.state === 'new' ? [[m.resumes_read(), 'read'] as [string, Resume['state']]] : []), [m.resumes_close(), 'closed']];
  return (
    <>
      <Refusal text={(file.problem ?? problem)?.message} />
      <RecordTable columns={[m.resumes_person(), m.resumes_vacancy(), m.resumes_received(), m.resumes_file()]} hasSteps>
        {resumes.map((resume) => (
          <tr key={resume.id}>
            <th scope="row">
              {resume.name}
              <PhoneLink phone={resume.phone} />
              <a className={record.note} href={`mailto:${resume.email}`}>
                {resume.email}
              </a>
            </th>
            <td>
              {resume.vacancy ?? m.resumes_any()}
              {resume.message && <span className={record.note}>{resume.message}</span>}
            </td>
            <td>
              {formatMoment(resume.receivedAt)}
              {resume.state === 'new' && <span className={record.note}>{m.resumes_new()}</span>}
            </td>
            <td>
              <button
                type="button"
                className={`${textButton.button} ${table.text}`}
                disabled={file.busy}
                onClick={() => void file.saveFile(resume.id)}
              >
                {m.resumes_save({ name: resume.file.name })}
              </button>
            </td>
            <td className={table.steps}>
              {stepsOf(resume).map(([name, state]) => (
                <button
                  key={state}
                  type="button"
                  className={textButton.button}
                  disabled={busy}
                  aria-label={`${name}: ${resume.name}`}
                  onClick={() => void change(resume, state)}
                >
                  {name}
                </button>
              ))}
            </td>
          </tr>
        ))}
      </RecordTable>
    </>
  );
}
