// Which modules travel to a browser together (used by vite.config.ts). The bundler gives each set of pages that share a module a file
// of its own: left alone, a page without flats asks for the scripts of the list, and the list for a script of each set of pages.

/** Paths of modules as a pattern, each written with `/`. */
const at = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
const features = (...paths: string[]) => `src/site/features/(${paths.join('|')})`;
const words = (...names: string[]) => `paraglide/messages/(${names.join('|')})\\.js$`;

type Chunk = { name: string; holds: RegExp; sharedBy?: number };

/** Modules of earlier tiers are imported by later ones; a chunk includes the imports of its modules that no chunk before it has. */
const tiers: Chunk[][] = [
  [
    {
      // The styles of parts that most pages show: one stylesheet before the first paint instead of eight, on connections that are few.
      name: 'styles',
      holds:
        /src[\\/](ui|drawings[\\/]plan-drawing|site[\\/](site|format|cards[\\/](favourite-button|apartment-card|sun-line)|shell[\\/](?!header[\\/]menu|notices)|features[\\/](paging|forms|subscription|lights|project[\\/](project-card|chapters[\\/](ask-chapter|chapter))|\w+[\\/]\w+-(rows|topline|badge)))).*\.css$/,
    },
    // Parts that hydrate later than their page: else each of their stylesheets would be a file of its own.
    ...['instalments', 'investments', 'resume'].map((name) => ({ name, holds: at(`/${name}/.*\\.css$`) })),
    {
      // Styles of a project's page: with the two of all pages and the hero no more files than a browser requests at once.
      name: 'chapters',
      holds: at(
        `${features(
          'project/(project-(?!card)\\w+|chapters/((walk|documents|gallery|construction)-chapter|chapter-index)|places/(places-chapter|place-(list|drawing)))',
          'blackout/blackout-card',
          'months/[\\w-]+',
        )}\\.module\\.css$`,
      ),
    },
    {
      // Styles of a flat's page, which its deferred parts name again.
      name: 'flat',
      holds: at(features('flat/(?!flat-skeleton)([\\w-]+/)?[\\w-]+\\.module\\.css$', 'outlook/window-still\\.module\\.css$')),
    },
    // Home's, with those of its deferred chapters.
    { name: 'home', holds: at(features('home/([\\w-]+/)?[\\w-]+\\.module\\.css$')) },
  ],
  [
    { name: 'framework', holds: at('node_modules/(react|react-dom|react-router|scheduler)/') },
    {
      // The shell of every page, and its deferred parts.
      name: 'shell',
      holds: at(
        'preload-helper',
        'src/ui/deferred',
        'src/site/(format/(telephone|language/language-switch)|pipeline/|shell/(?!social))',
        'src/site/data/(message-locale\\.ts|paths|constants|pages/(?!context|page-parameters|organisation-schema)|stored/(stored-list|favourites))',
        features('(consultation|subscription)/\\w+-page-address'),
        words('shell_\\w+', 'forms_subscribe_apartment_title'),
      ),
      sharedBy: 2,
    },
  ],
  [
    {
      // What most pages are made of before any of their parts asks for something.
      name: 'kit',
      holds: at(
        'src/ui/(?!controls/(checkbox|field|dialog\\.|page-dialog|range-slider|slider-line)|deferred|cached-part|second-touch|use-copied|layout/first-screen|pictures/sky)',
        'src/base/(?!phone|email|kyiv-time|money|tax|person-name|campaign)',
        'src/site/(format/format-date\\.|data/(stored/(currency|stored-list)|structured-data/crumbs))',
        words('project_percent', 'model_link'),
      ),
      sharedBy: 4,
    },
  ],
  [
    {
      // Forms and dialogs.
      name: 'forms',
      holds: at('src/ui/controls/(checkbox|field|dialog|range-slider)', 'src/base/(phone|email)', 'src/site/data/stored/visit-campaign'),
      sharedBy: 4,
    },
    // What asks the API from a browser.
    {
      name: 'api-client',
      holds: at('src/contract/(client|product-words)', 'src/site/data/(pending-requests|api/browser-client)'),
      sharedBy: 4,
    },
    {
      // A client who is logged in, and dialogs that Back closes.
      name: 'client',
      holds: at('src/ui/controls/page-dialog', 'src/base/campaign', 'src/site/data/stored/(account|cookie-status|drafts)'),
      sharedBy: 4,
    },
    {
      // The whole drawing of a plan and its geometry; a card's sketch of it comes with the flats.
      name: 'plan',
      holds: at('src/(plans/layout|drawings)/plan-(?!picture)\\w+\\.tsx?$'),
      sharedBy: 2,
    },
    {
      // Prices stand on pages without a flat, too.
      name: 'prices',
      holds: at('src/site/format/(price/(?!plain)|format-apartment|status-text)', words('project_district', 'list_number')),
      sharedBy: 4,
    },
    {
      // A card of a flat with its imports.
      name: 'card',
      holds: at('src/site/(cards/(apartment-card|sun-line|walks)|format/format-hours)', 'src/ui/cached-part', words('card_\\w+')),
      sharedBy: 2,
    },
    {
      // What pages of flats have in common; a page of news does not need it.
      name: 'flats',
      holds: at(
        'src/site/(data/stored/(compared|viewed-flats)|cards/(favourite-button|recently-viewed\\.))',
        'src/(plans/layout|drawings)/(?!plan-)',
        features('favourites'),
      ),
      sharedBy: 4,
    },
    {
      name: 'consultation',
      holds: at(features('consultation/use-consultation-dialog', 'forms/use-form-dialog\\.ts'), words('forms_unloaded')),
      sharedBy: 2,
    },
  ],
  [
    // A picture over the whole screen with words below, which pages of flats do without.
    { name: 'first-screen', holds: at('src/ui/(layout/first-screen|pictures/sky)\\.tsx'), sharedBy: 2 },
    // What other forms need as well, the account's and the login's: without a chunk of their own they would come with the whole next one.
    { name: 'form-words', holds: at('contract/leads/lead-limits', words('forms_(failed|offline|send|sending|name|email)')), sharedBy: 4 },
    { name: 'form-errors', holds: at(features('forms/form-errors')), sharedBy: 4 },
    // When a floor is poured, and its month.
    { name: 'floor-cast', holds: at('src/site/format/format-(month\\.|floor-cast)'), sharedBy: 2 },
    // Words that a page shares with its deferred parts: else each of them is a script of its own.
    { name: 'flat-words', holds: at(words('flat_(ask|benefits|book|copied|per_m2|rate)', 'booking_waitlist_closed')), sharedBy: 2 },
    {
      name: 'project-words',
      holds: at(words('(chessboard|tour)_link', 'floors_facade', 'blackout_title', 'tour_title_one', 'project_(pictures|section_sold)')),
      sharedBy: 2,
    },
  ],
  [
    {
      // The form by which a visitor writes to us, on its own page and in dialogs.
      name: 'lead',
      holds: at(features('forms/(use-sending|lead-form\\.tsx|person-fields)'), words('forms_(message|consultation_\\w+)')),
      sharedBy: 2,
    },
  ],
];

/** The bundler's `codeSplitting.groups`. */
export const chunks = tiers.flatMap((tier, index) =>
  tier.map(({ name, holds, sharedBy = 1 }) => ({ name, test: holds, minShareCount: sharedBy, priority: tiers.length - index })),
);
