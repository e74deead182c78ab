import { defineOfficeOperations } from '../office-operation.ts';
import { requestQuerySchema } from './inbox.ts';
import { filledTemplatesSchema, removeTemplateSchema, saveTemplateSchema, templatesSchema } from './templates.ts';

const all = { description: 'All templates as they are after it.', schema: templatesSchema };

/** Short answers that managers send to clients. */
export const templatesOperations = defineOfficeOperations({
  'GET /office/api/templates': {
    id: 'listTemplates',
    tag: 'templates',
    summary: 'Answer templates',
    description: 'In both languages, with placeholders in braces.',
    needs: 'template.edit',
    answer: { description: 'By title.', schema: templatesSchema },
    refusals: [],
  },
  'POST /office/api/templates/save': {
    id: 'saveTemplate',
    tag: 'templates',
    summary: 'Save a template',
    description: 'A new one, or another version of the one that was seen. A placeholder that does not exist is refused by its field.',
    needs: 'template.edit',
    body: saveTemplateSchema,
    answer: all,
    refusals: ['unknown-template', 'changed-meanwhile', 'too-many-templates'],
  },
  'POST /office/api/templates/remove': {
    id: 'removeTemplate',
    tag: 'templates',
    summary: 'Remove a template',
    description: 'What was sent with it stays as it is.',
    needs: 'template.edit',
    body: removeTemplateSchema,
    answer: all,
    refusals: ['unknown-template', 'changed-meanwhile'],
  },
  'GET /office/api/request/templates': {
    id: 'requestTemplates',
    tag: 'templates',
    summary: 'Templates for the answer to a request',
    description:
      'In the language of the client, with the names that are known; a placeholder without its value stays, and no answer is sent with one.',
    needs: 'lead.answer',
    of: 'records',
    query: requestQuerySchema,
    answer: { description: 'By title.', schema: filledTemplatesSchema },
    refusals: ['unknown-request'],
  },
});
