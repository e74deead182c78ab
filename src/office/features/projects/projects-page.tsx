import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeProject } from '../../../contract/office/projects/projects.ts';
import { projectsQuery } from '../../data/queries.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { saleTexts, stageTexts } from './project-texts.ts';

const missingTexts = {
  story: m.projects_missing_story,
  facade: m.projects_missing_facade,
  floors: m.projects_missing_floors,
  building: m.projects_missing_building,
};

/** The projects, with what is said of each and what its pages lack. */
export function ProjectsPage() {
  const query = useQuery(projectsQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = query.data?.projects.find(({ id }) => id === openId);
  return (
    <>
      <ScreenHead title={m.projects_title()} about={m.projects_about()} />
      <QueryState query={query} />
      {query.data && (
        <RecordTable
          columns={[m.prices_col_project(), m.projects_col_place(), m.projects_col_stage(), m.projects_col_sale(), m.projects_col_pages()]}
        >
          {query.data.projects.map((project) => (
            <Row key={project.id} project={project} onOpen={() => setOpenId(project.id)} />
          ))}
        </RecordTable>
      )}
      {open && <ProjectDialog key={open.id} project={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function Row({ project: { slug, facts, forSale, has }, onOpen }: { project: OfficeProject; onOpen: () => void }) {
  const locale = useLocale();
  const missing = (Object.keys(missingTexts) as (keyof typeof missingTexts)[]).filter((part) => !has[part]);
  return (
    <tr>
      <th scope="row">
        <button type="button" className={record.opens} onClick={onOpen}>
          {facts.name[locale]}
        </button>
      </th>
      <td>
        {facts.address[locale] || m.projects_no_place()}
        <span className={record.note}>{facts.district[locale]}</span>
      </td>
      <td>{stageTexts[facts.stage ?? '']()}</td>
      <td>
        {saleTexts[facts.sale]()}
        {forSale > 0 && <span className={record.note}>{m.projects_for_sale({ count: forSale })}</span>}
      </td>
      <td>
        <a href={`${locale === 'en' ? '/en' : ''}/projects/${slug}/`} className={record.opens}>
          /projects/{slug}/
        </a>
        <span className={record.note}>
          {missing.length === 0
            ? m.projects_complete()
            : m.projects_missing({ names: missing.map((part) => missingTexts[part]()).join(', ') })}
        </span>
      </td>
    </tr>
  );
}
