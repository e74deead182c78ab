import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { Project } from '../../../contract/catalogue/project-summaries.ts';
import * as m from '../../paraglide/messages.js';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { ProjectFlats } from './project-flats.tsx';

beforeEach(() => overwriteGetLocale(() => 'uk'));

const project = (total: number) =>
  ({ id: 'P1', slug: 'luhova', sale: 'selling', total, costFrom: null, costFromUsd: null }) as Omit<Project, 'features'>;
const drawn = (total: number, hasModel = true) =>
  renderToString(
    <MemoryRouter initialEntries={['/projects/luhova/']}>
      <ProjectFlats project={project(total)} flats={null} hasModel={hasModel} />
    </MemoryRouter>,
  );

it('a project without a flat for sale says so: it is not called sold out, and offers no choice of none', () => {
  const html = drawn(0);
  expect(html).toContain(m.project_none_now());
  expect(html).not.toContain(m.project_sold_out());
  expect(html).not.toContain('/apartments/?project_id=P1');
});

it('a project with flats for sale leads to them', () => {
  expect(drawn(3)).toContain('/apartments/?project_id=P1');
});

it('leads to the model where the project is drawn, and to the board in any case', () => {
  expect(drawn(3)).toContain('/projects/luhova/model/');
  expect(drawn(3, false)).not.toContain('/model/');
  expect(drawn(3, false)).toContain('/projects/luhova/board/');
});
