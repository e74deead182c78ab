// The layers: which file may import which. `npm run check` and tests/guards read the same rules.
const layers = ['base', 'contract', 'platform', 'domain', 'integrations', 'simulators', 'api', 'jobs', 'app', 'server', 'commands'];
const screens = ['plans', 'ui', 'drawings', 'site', 'office'];
const tests = '\\.(test|fixture)\\.tsx?$';

const anyOf = (names) => `^src/(${names.join('|')})/`;

/** One rule a layer: what it must not import. */
const mayImport = {
  base: [],
  contract: ['base'],
  platform: ['base', 'contract'],
  domain: ['base', 'contract', 'platform'],
  integrations: ['base', 'contract', 'platform', 'domain'],
  simulators: ['base', 'contract', 'platform', 'domain', 'integrations'],
  api: ['base', 'contract', 'plans', 'platform', 'domain'],
  jobs: ['base', 'contract', 'platform', 'domain'],
  app: ['base', 'contract', 'platform', 'domain', 'integrations', 'simulators', 'api', 'jobs'],
  server: ['base', 'contract', 'platform', 'api', 'app', 'site'],
  commands: ['base', 'contract', 'platform', 'domain', 'api', 'jobs', 'app'],
  plans: ['base', 'contract'],
  ui: ['base', 'contract'],
  drawings: ['base', 'contract', 'plans', 'ui'],
  site: ['base', 'contract', 'plans', 'ui', 'drawings'],
  office: ['base', 'contract', 'plans', 'ui', 'drawings'],
};

const layerRules = Object.entries(mayImport).map(([layer, below]) => {
  const forbidden = [...layers, ...screens].filter((other) => other !== layer && !below.includes(other));
  return {
    name: `layer-${layer}`,
    severity: 'error',
    comment: `src/${layer} may import only ${below.length === 0 ? 'itself' : `src/{${below.join(',')}}`}: move the line to the layer where it belongs, or hand the value in from src/app.`,
    from: { path: `^src/${layer}/`, pathNot: tests },
    to: { path: anyOf(forbidden) },
  };
});

/** Which other modules a domain module may import, each by its entry file. */
const moduleOrder = {
  money: [],
  content: [],
  clients: [],
  outlook: [],
  cameras: [],
  staff: [],
  catalogue: ['money'],
  offers: ['catalogue', 'content'],
  releases: ['catalogue', 'content'],
  media: ['content'],
  leads: ['catalogue', 'clients'],
  deals: ['catalogue', 'clients', 'money'],
};

const orderRules = Object.entries(moduleOrder).map(([module, others]) => ({
  name: `domain-order-${module}`,
  severity: 'error',
  comment: `domain/${module} may know ${others.length === 0 ? 'no other module' : `only ${others.join(', ')}`}: let src/app hand the fact in, or declare a port.`,
  from: { path: `^src/domain/${module}/`, pathNot: tests },
  to: { path: '^src/domain/', pathNot: `^src/domain/(${[module, ...others].join('|')})/` },
}));

const entries = Object.keys(moduleOrder).map((module) => `${module}/${module}\\.ts`);
const tables = Object.keys(moduleOrder).map((module) => `${module}/${module}\\.(migrations|tables)\\.ts`);
// Second entry files of modules: what only an import or a load of contents needs, so that the module's own entry does not load it.
const loadEntries =
  '(catalogue/import/(import-inventory|watch-feed|proposals/(proposals|import-of-source))|content/folder/read-folder)\\.ts';
// What a module asks of the outside world; types alone, so that an adapter loads nothing of the module.
const port = '[^/]+/[^/]+-port\\.ts';
const anyEntry = `^src/domain/(${[...entries, loadEntries, port].join('|')})$`;
const anyEntryOrTables = `^src/domain/(${[...entries, loadEntries, port, ...tables].join('|')})$`;

/** The layers of src/site, lowest first; a file directly in src/site stands above them all. */
const siteLayers = ['data', 'format', 'cards', 'features', 'shell', 'pipeline', 'routes'];

const siteRules = siteLayers.map((layer, index) => ({
  name: `site-${layer}`,
  severity: 'error',
  comment: `src/site/${layer} imports only the layers of src/site below it${index === 0 ? ', and it is the lowest' : ` (${siteLayers.slice(0, index).join(', ')})`}: move what it needs down, or hand the value in.`,
  from: { path: `^src/site/${layer}/`, pathNot: tests },
  to: { path: [`^src/site/[^/]+\\.tsx?$`, ...siteLayers.slice(index + 1).map((above) => `^src/site/${above}/`)] },
}));

/** The layers of src/office, lowest first; main.tsx and router.tsx stand above them. Its features do not know each other. */
const officeLayers = ['data', 'parts', 'features', 'shell'];

const officeRules = [
  ...officeLayers.map((layer, index) => ({
    name: `office-${layer}`,
    severity: 'error',
    comment: `src/office/${layer} imports only the layers of src/office below it: move what it needs down, or hand the value in.`,
    from: { path: `^src/office/${layer}/`, pathNot: tests },
    to: { path: ['^src/office/[^/]+\\.tsx?$', ...officeLayers.slice(index + 1).map((above) => `^src/office/${above}/`)] },
  })),
  {
    name: 'office-one-feature',
    severity: 'error',
    comment: 'A feature of the office imports no other feature: move what both need into data or parts.',
    from: { path: '^src/office/features/([^/]+)/', pathNot: tests },
    to: { path: '^src/office/features/', pathNot: '^src/office/features/$1/' },
  },
];

/** Which other features a feature may import; it may name only those that stand above it in this list. */
export const featureOrder = {
  forms: [],
  paging: [],
  map: [],
  city: [],
  blackout: [],
  months: [],
  lights: ['blackout'],
  tags: [],
  consent: ['tags'],
  legal: ['consent'],
  consultation: ['forms'],
  subscription: ['forms'],
  resume: ['forms'],
  login: ['forms'],
  booking: ['forms', 'consultation', 'login'],
  account: ['forms', 'consultation', 'login', 'booking'],
  filter: [],
  'apartment-list': ['paging', 'filter'],
  brokerage: [],
  comparison: ['blackout', 'consultation', 'booking'],
  favourites: ['consultation', 'comparison'],
  instalments: ['consultation'],
  investments: ['consultation', 'instalments'],
  project: ['map', 'city', 'blackout', 'months', 'lights', 'consultation', 'subscription', 'instalments'],
  cameras: ['project'],
  tour: ['project'],
  construction: ['months', 'project'],
  outlook: ['blackout', 'project'],
  chessboard: [],
  floors: ['chessboard'],
  facade: ['chessboard', 'floors'],
  model: ['chessboard', 'floors', 'facade'],
  flat: ['consultation', 'subscription', 'booking', 'instalments', 'outlook'],
  quote: ['booking', 'flat'],
  'measured-plan': [],
  news: ['paging', 'subscription', 'flat'],
  offers: ['paging', 'consultation'],
  partners: ['consultation'],
  press: [],
  social: [],
  contacts: ['forms', 'map', 'consultation'],
  career: ['paging', 'resume'],
  company: ['career'],
  home: ['forms', 'city', 'lights', 'consultation', 'project', 'news', 'offers'],
  'style-guide': ['subscription', 'resume'],
};

const featureRules = Object.entries(featureOrder).map(([feature, below]) => ({
  name: `feature-order-${feature}`,
  severity: 'error',
  comment: `src/site/features/${feature} may import ${below.length === 0 ? 'no other feature' : `of the features only ${below.join(', ')}`}: move what both need into data, format or cards, or let the route join them.`,
  from: { path: `^src/site/features/${feature}/`, pathNot: tests },
  to: { path: '^src/site/features/', pathNot: `^src/site/features/(${[feature, ...below].join('|')})/` },
}));

const forbidden = [
  ...layerRules,
  ...orderRules,
  ...siteRules,
  ...featureRules,
  ...officeRules,
  {
    name: 'feature-listed',
    severity: 'error',
    comment: 'A new feature gets its line in featureOrder of .dependency-cruiser.mjs, which says what features it may import.',
    from: { path: '^src/site/features/', pathNot: [tests, `^src/site/features/(${Object.keys(featureOrder).join('|')})/`] },
    to: {},
  },
  {
    name: 'screens-from-server-only',
    severity: 'error',
    comment: 'The renderer of pictures and the tools draw with src/plans; a screen is reached from src/server alone.',
    from: { path: '^(content|tools)/', pathNot: tests },
    to: { path: '^src/(ui|drawings|site|office)/' },
  },
  {
    name: 'domain-entry',
    severity: 'error',
    comment:
      'A domain module is entered by its entry file, which is named after it (catalogue/catalogue.ts); the rest of its folder is private.',
    from: { path: '^src/domain/([^/]+)/', pathNot: tests },
    to: { path: '^src/domain/([^/]+)/', pathNot: ['^src/domain/$1/', anyEntry] },
  },
  {
    name: 'domain-entry-from-outside',
    severity: 'error',
    comment:
      'Enter a domain module by its entry file (catalogue/catalogue.ts, or catalogue/import/proposals/import-of-source.ts for an import, catalogue/import/proposals/proposals.ts for those of people, content/folder/read-folder.ts for a folder of contents) or implement its port (deals/payments-port.ts); only src/app and src/commands also take its migrations and tables.',
    from: { path: '^(src/(api|integrations|simulators|platform|jobs|server)|tools/(demo|renderer))/', pathNot: tests },
    to: { path: '^src/domain/([^/]+)/', pathNot: anyEntry },
  },
  {
    name: 'domain-entry-from-app',
    severity: 'error',
    comment:
      'src/app builds modules through their entry files and lists their migrations and tables; it reaches nothing else in their folders.',
    from: { path: '^src/(app|commands)/', pathNot: tests },
    to: { path: '^src/domain/([^/]+)/', pathNot: anyEntryOrTables },
  },
  {
    name: 'one-way-into-the-catalogue',
    severity: 'error',
    comment:
      'What brings flats goes through importOfSource or a proposal (src/domain/catalogue/import/proposals), so that the office shows it and can undo it; only the demo fills an empty database without one.',
    from: { path: '^src/(?!(domain/catalogue|app/demo)/)', pathNot: tests },
    to: { path: '^src/domain/catalogue/import/import-inventory\\.ts$' },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two files that import each other are one file: merge them or lift the shared part out.',
    from: { pathNot: 'node_modules' },
    to: { circular: true },
  },
  {
    name: 'nothing-imports-app',
    severity: 'error',
    comment: 'src/app builds the product; only src/server and src/commands import it, so that every part can be built in a test.',
    from: { path: '^(src/(?!(app|server|commands)/)|tools/(demo|renderer)/)', pathNot: tests },
    to: { path: '^src/(app|server|commands)/' },
  },
  {
    name: 'no-tools-in-the-product',
    severity: 'error',
    comment:
      'tools/ and tests/ are for people who work on the project: only src/server/start.ts and dev.ts, which make what is stale, take a tool.',
    from: { path: '^src/', pathNot: [tests, '^src/server/(start|dev)\\.ts$'] },
    to: { path: '^(tools|tests)/' },
  },
  {
    name: 'no-tests-in-tools',
    severity: 'error',
    comment: 'A tool checks, builds or installs; it works without the tests: move the function that both need into tools/.',
    from: { path: '^tools/', pathNot: tests },
    to: { path: '^tests/' },
  },
  {
    name: 'no-contents-in-the-product',
    severity: 'error',
    comment:
      'Contents are data that src/app/load-contents.ts reads from a folder; no line of the product is built on those of one developer.',
    from: { path: '^src/', pathNot: tests },
    to: { path: '^content/' },
  },
  {
    name: 'simulators-from-app-only',
    severity: 'error',
    comment: 'A simulator is chosen in src/app; everything else knows its port.',
    from: { path: '^src/(?!(app|simulators)/)', pathNot: tests },
    to: { path: '^src/simulators/' },
  },
  {
    name: 'integrations-from-app-only',
    severity: 'error',
    comment: 'An adapter is chosen in src/app; the domain declares the port and knows nothing of who implements it.',
    from: { path: '^src/(?!(app|integrations|simulators)/)', pathNot: tests },
    to: { path: '^src/integrations/' },
  },
  {
    name: 'react-in-screens-only',
    severity: 'error',
    comment: 'React belongs to src/ui, src/drawings, src/site and src/office; the server hands over data.',
    from: { path: '^src/', pathNot: ['^src/(ui|drawings|site|office)/', tests] },
    to: { path: '(^|node_modules/)(react|react-dom)(/|$)' },
  },
  {
    name: 'router-in-screens-and-server-only',
    severity: 'error',
    comment: 'React Router is known by the screens and mounted by src/server; no other layer sees it.',
    from: { path: '^src/', pathNot: ['^src/(ui|drawings|site|office|server)/', tests] },
    to: { path: '(^|node_modules/)(react-router|@react-router)(/|$)' },
  },
  {
    name: 'driver-in-platform-database-only',
    severity: 'error',
    comment: 'The database driver lives in src/platform/database; modules take a Kysely of their own tables.',
    from: { path: '^src/', pathNot: ['^src/platform/database/', tests] },
    to: { path: '(^|node_modules/)(pg|@electric-sql/pglite)(/|$)|^(node:)?sqlite$' },
  },
  {
    name: 'sql-builder-on-the-server-only',
    severity: 'error',
    comment: 'Queries are written in src/domain (and src/platform/database): api, screens and integrations call a module.',
    from: { path: '^src/(base|contract|plans|api|ui|drawings|site|office|integrations|simulators|server)/', pathNot: tests },
    to: { path: '(^|node_modules/)kysely(/|$)' },
  },
  {
    name: 'no-node-in-screens',
    severity: 'error',
    comment: 'Screens run in a browser: only a .server file, which the builder keeps from it, may use a Node module.',
    from: {
      path: '^src/(base|contract|plans|ui|drawings|site|office)/',
      pathNot: [tests, '^src/site/[^/]+\\.server\\.tsx?$', '^src/site/data/[^/]+\\.server\\.tsx?$'],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-test-code-in-the-product',
    severity: 'error',
    comment: 'Only a test imports a test.',
    from: { pathNot: [tests, '^tests/'] },
    to: { path: tests },
  },
];

export default {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|src/(site|office)/paraglide)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
