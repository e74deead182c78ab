import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import * as m from '../../paraglide/messages.js';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { ProjectSections } from './project-sections.tsx';

beforeEach(() => overwriteGetLocale(() => 'uk'));

const section = { id: 'S1', projectId: 'P1', name: 'Секція 1', floorsTotal: 9, deliveryQuarter: '2027-Q4' };
const project = { id: 'P1', slug: 'luhova', sale: 'selling', stage: 'frame' } as const;
const drawn = (counts: Record<string, number> | undefined, firstPromises: Record<string, string> = {}) =>
  renderToString(
    <MemoryRouter initialEntries={['/projects/luhova/']}>
      <ProjectSections sections={[section]} project={project} counts={counts} firstPromises={firstPromises} />
    </MemoryRouter>,
  );

it('§7 a section leads to its flats, which are counted, and says when none is left', () => {
  expect(drawn({ S1: 3 })).toContain('href="/apartments/?project_id=P1&amp;section_id=S1"');
  expect(drawn({})).toContain(m.project_section_sold());
});

it('§8 a section whose count failed counts none: it leads nowhere, and does not call itself sold out', () => {
  const html = drawn(undefined);
  expect(html).toContain('Секція 1');
  expect(html).not.toContain('href');
  expect(html).not.toContain(m.project_section_sold());
});

it('§2 a section whose delivery was moved says what was promised first, and leads to why', () => {
  const html = drawn({ S1: 3 }, { S1: '2027-Q3' });
  expect(html).toContain('href="/projects/luhova/construction/#delivery"');
  expect(html).toContain(m.project_first_promised({ quarter: 'III\u00a0кв.\u00a02027' }));
  expect(drawn({ S1: 3 }, { S2: '2027-Q3' })).not.toContain('#delivery');
});
