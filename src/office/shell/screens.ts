import type { Me } from '../../contract/office/people/staff.ts';
import * as m from '../paraglide/messages.js';

type Screen = { path: string; name: () => string; isOpenTo: (me: Me) => boolean };

const holds = (right: Me['rights'][number]['right']) => (me: Me) => me.rights.some((grant) => grant.right === right);

/** Of what belongs to no project: prices, words and pictures of the whole site. */
const holdsEverywhere = (right: Me['rights'][number]['right']) => (me: Me) =>
  me.rights.some((grant) => grant.right === right && grant.projectIds === null);

/** The screens in the order of the navigation, each with those who may open it. */
const screens: Screen[] = [
  { path: '/', name: m.shell_today, isOpenTo: () => true },
  { path: '/inbox', name: m.inbox_title, isOpenTo: holds('lead.read') },
  { path: '/templates', name: m.templates_title, isOpenTo: holdsEverywhere('template.edit') },
  { path: '/resumes', name: m.resumes_title, isOpenTo: holdsEverywhere('resume.read') },
  { path: '/deals', name: m.deals_title, isOpenTo: holds('deal.read') },
  { path: '/waitlists', name: m.waitlists_title, isOpenTo: holds('waitlist.read') },
  { path: '/prices', name: m.prices_title, isOpenTo: holdsEverywhere('price.plan') },
  { path: '/projects', name: m.projects_title, isOpenTo: holdsEverywhere('import.propose') },
  { path: '/releases', name: m.releases_title, isOpenTo: holds('content.draft') },
  { path: '/reports', name: m.reports_title, isOpenTo: holds('report.write') },
  { path: '/media', name: m.media_title, isOpenTo: holdsEverywhere('media.edit') },
  { path: '/imports', name: m.imports_title, isOpenTo: holdsEverywhere('import.propose') },
  { path: '/operations', name: m.shell_operations, isOpenTo: holdsEverywhere('source.read') },
  { path: '/people', name: m.shell_people, isOpenTo: holdsEverywhere('staff.manage') },
  { path: '/audit', name: m.shell_audit, isOpenTo: holdsEverywhere('audit.read') },
  { path: '/access', name: m.shell_access, isOpenTo: () => true },
];

export const screensOf = (me: Me): Screen[] => screens.filter(({ isOpenTo }) => isOpenTo(me));

/** The screen at an address which the person may not open: a link that a colleague sent names it. */
export const closedScreen = (me: Me, pathname: string): Screen | undefined =>
  screens.find(({ path, isOpenTo }) => path === pathname.replace(/(?<=.)\/$/, '') && !isOpenTo(me));
