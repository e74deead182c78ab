import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { templatesQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import rows from '../../parts/rows.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { RemoveTemplate } from './remove-template.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import styles from './templates.module.css';

/** Short answers that managers send; a press on the title opens one. */
export function TemplatesPage() {
  const query = useQuery(templatesQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const templates = query.data?.templates ?? [];
  return (
    <>
      <ScreenHead title={m.templates_title()} about={m.templates_about()}>
        <Button kind="quiet" arrow={false} onClick={() => setOpenId('')}>
          {m.templates_new()}
        </Button>
      </ScreenHead>
      <QueryState query={query} />
      {query.data && templates.length === 0 && <p className={typography.quiet}>{m.templates_nothing()}</p>}
      {templates.length > 0 && (
        <RecordTable columns={[m.templates_name(), m.templates_uk(), m.templates_en()]} hasSteps>
          {templates.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <button type="button" className={styles.opens} onClick={() => setOpenId(one.id)}>
                  {one.title}
                </button>
              </th>
              <td className={styles.text} lang="uk">
                {one.uk}
              </td>
              <td className={styles.text} lang="en">
                {one.en}
              </td>
              <td className={rows.steps}>
                <RemoveTemplate template={one} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
      {openId !== null && <TemplateDialog key={openId} id={openId || null} templates={templates} onClose={() => setOpenId(null)} />}
    </>
  );
}
