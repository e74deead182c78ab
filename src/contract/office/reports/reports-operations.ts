import { defineOfficeOperations } from '../office-operation.ts';
import { reportsSchema, sendReportSchema, sentReportSchema } from './reports.ts';

/** Reports of construction, written on the site. */
export const reportsOperations = defineOfficeOperations({
  'GET /office/api/reports': {
    id: 'listReports',
    tag: 'reports',
    summary: 'Reports of construction',
    description: 'The projects of the person, each with its newest report and with those that are not on the site yet.',
    needs: 'report.write',
    of: 'records',
    answer: { description: 'The projects.', schema: reportsSchema },
    refusals: [],
  },
  'POST /office/api/reports/send': {
    id: 'sendReport',
    tag: 'reports',
    summary: 'Send a report',
    description:
      'Publishes the month of a project, in place of what it had; a report without its English texts waits in a release for an editor. Refused while another report of the month is scheduled. Photos without a description get one of the stage that they show.',
    needs: 'report.write',
    of: 'records',
    body: sendReportSchema,
    answer: { description: 'Where the report is.', schema: sentReportSchema },
    refusals: [
      'unknown-project',
      'unknown-picture',
      'unknown-content',
      'offers-change-prices',
      'unknown-release',
      'changed-meanwhile',
      'report-scheduled',
      'release-empty',
      'release-conflicts',
      'release-faults',
      'not-allowed',
    ],
  },
});
