import { defineOfficeOperations } from '../office-operation.ts';
import { doneSchema } from '../people/staff.ts';
import { officeProjectsSchema, saveProjectSchema } from './projects.ts';

/** Projects themselves: their names, places and stages. */
export const projectsOperations = defineOfficeOperations({
  'GET /office/api/projects': {
    id: 'listProjects',
    tag: 'projects',
    summary: 'The projects',
    description: 'What is said of each project, who decides it, and which parts of its pages are there.',
    needs: 'import.propose',
    answer: { description: 'All of them, in the order of the site.', schema: officeProjectsSchema },
    refusals: [],
  },
  'POST /office/api/projects/save': {
    id: 'saveProject',
    tag: 'projects',
    summary: 'Change what is said of a project',
    description:
      'Writes the fields that differ from what the person has seen. From then on the office decides them, and no feed and no CRM changes them.',
    needs: 'import.approve',
    body: saveProjectSchema,
    answer: { description: 'Done.', schema: doneSchema },
    refusals: ['unknown-project', 'changed-meanwhile'],
  },
});
