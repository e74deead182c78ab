import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import * as m from '../../paraglide/messages.js';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { ProjectPage, type ProjectView } from './project-page.tsx';

beforeEach(() => overwriteGetLocale(() => 'uk'));

const project = {
  id: 'P1',
  slug: 'luhova',
  name: 'Лугова',
  sale: 'selling',
  stage: 'frame',
  deliveryQuarter: '2028-Q2',
  total: 3,
  costFrom: null,
  costFromUsd: null,
  areaFrom: null,
  areaTo: null,
  address: '',
  district: '',
  picture: null,
  gallery: [],
} as unknown as ProjectView['project'];
const drawn = (said: Partial<ProjectView['project']>) => {
  const view = { features: [], flats: null, instalments: null, sections: [], details: null, offers: null, news: null };
  const Stub = createRoutesStub([
    { path: '/projects/luhova/', Component: () => <ProjectPage {...view} project={Object.assign({}, project, said)} /> },
  ]);
  return renderToString(<Stub initialEntries={['/projects/luhova/']} />);
};

it('a project of which nothing is said has no empty chapter about it', () => {
  expect(drawn({ lead: '', about: [] })).not.toContain(m.project_about());
  expect(drawn({ lead: 'Дім біля води.', about: [] })).toContain(m.project_about());
});

it('a project whose stage is unsaid claims none', () => {
  expect(drawn({ lead: '', about: [] })).toContain(m.project_stage_frame());
  const unsaid = drawn({ lead: '', about: [], stage: null });
  expect(unsaid).toContain('2028');
  for (const stage of [m.project_stage_foundation(), m.project_stage_frame(), m.project_stage_facade(), m.project_done()])
    expect(unsaid).not.toContain(stage);
});
