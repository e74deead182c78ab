// Which modules travel to a browser together (used by vite.config.ts). The bundler gives each set of pages that share a module a file
// of its own: left alone, an apartment asks for thirty scripts, half of them a line or two.

/** Paths of modules as a pattern, each written with `/`. */
const at = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
const features = (...paths: string[]) => `src/site/features/(${paths.join('|')})`;
const words = (...names: string[]) => `paraglide/messages/(${names.join('|')})\\.js$`;

type Chunk = { name: string | ((id: string) => string | null); holds?: RegExp; sharedBy?: number };

/** Modules of earlier tiers are imported by later ones; a chunk includes the imports of its modules that no chunk before it has. */
const tiers: Chunk[][] = [
  [
    {
      // The styles of what most pages show: one sheet before the first paint instead of eight, on connections that are few.
      name: 'sheet',
      holds:
        /src[\\/](ui|drawings[\\/]plan-drawing|site[\\/](site|fonts|format|cards[\\/](favourite-button|apartment-card)|shell[\\/](?!header[\\/]menu|notices)|features[\\/](paging|forms|subscription|project[\\/](project-card|chapters[\\/](ask-chapter|chapter))|\w+[\\/]\w+-(rows|kicker|badge)))).*\.css$/,
    },
    {
      // Parts that hydrate later than their page: else each of their stylesheets would be a file of its own.
      name: (id) => /[\\/](instalments|investments|resume)[\\/].*\.css$/.exec(id)?.[1] ?? null,
    },
    {
      // Styles of a project's page: with the two of all pages and the hero no more files than a browser requests at once.
      name: 'chapters',
      holds: at(
        `${features(
          'project/(project-(?!card|s-)\\w+|chapters/((walk|papers|gallery|construction)-chapter|chapter-index)|places/(places-chapter|place-(list|drawing)))',
          'blackout/blackout-card',
        )}\\.module\\.css$`,
      ),
    },
    {
      // Styles of a flat's page, which its deferred parts name again.
      name: 'flat',
      holds: at(features('flat/(?!flat-skeleton)([\\w-]+/)?[\\w-]+\\.module\\.css$')),
    },
  ],
  [
    { name: 'framework', holds: at('node_modules/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)/') },
    {
      // The shell of every page, and its deferred parts.
      name: 'shell',
      holds: at(
        'preload-helper',
        'src/ui/deferred',
        'src/site/(format/(plural|telephone|language-switch)|pipeline/|shell/(?!social))',
        'src/site/data/(message-locale\\.ts|paths|constants|pages/(?!context|page-parameters|organisation-schema)|stored/(stored-list|favourites))',
        features('(consultation|subscription)/\\w+-page-address'),
        words('shell_\\w+', 'forms_subscribe_apartment_title'),
      ),
      sharedBy: 2,
    },
  ],
  [
    {
      name: 'kit',
      holds: at(
        'src/ui/(?!controls/(checkbox|field|dialog|range-slider)|deferred|cached-part|use-copied)',
        'src/base/(?!phone|email|kyiv-time|address-words|money|tax)',
        'src/site/(format/format-date\\.|data/(stored/(?!campaign)|structured-data/crumbs|api/browser-client))',
        words('project_percent'),
      ),
      sharedBy: 4,
    },
  ],
  [
    {
      // Forms and dialogs.
      name: 'forms',
      holds: at('src/ui/controls/(checkbox|field|dialog|range-slider)', 'src/base/(phone|email)', 'src/site/data/stored/campaign'),
      sharedBy: 4,
    },
    {
      // The whole drawing of a plan and what it is drawn by; a card's sketch of it comes with the flats.
      name: 'plan',
      holds: at('src/(plans/layout|drawings)/plan-(?!picture)\\w+\\.tsx?$'),
      sharedBy: 2,
    },
    {
      // Cards of flats; a page of news does not need them.
      name: 'flats',
      holds: at(
        'src/site/(data/stored/compared|format/(price/(?!plain)|format-apartment)|cards/(favourite-button|recently-viewed\\.|apartment-card))',
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
  // The shared modules of a group of pages, most of them messages.
  [
    {
      name: 'flat-messages',
      holds: at(
        features('booking/state/booking-address'),
        words('booking_waitlist_join', 'flat_(delivery|per_m2|area_total|ask|ceiling|house_type|project|repair|rooms_name)'),
      ),
    },
    { name: 'share', holds: at(features('flat/share-button'), 'use-copied', 'src/base/kyiv-time', words('flat_(share|copied)')) },
    {
      name: 'project-cards',
      holds: at(features('project/(project-card|chapters/(ask-chapter|sale-view))\\.tsx?$'), words('project_(ask|tell)\\w*')),
    },
    {
      name: 'chapter',
      holds: at(features('project/chapters/(format-built|chapter\\.tsx|chapters-page)'), words('project_(construction|built|planned)\\w*')),
    },
    {
      name: 'project-links',
      holds: at(
        words(
          'project_(section_sold|pictures)',
          'chessboard_link',
          'floors_facade',
          'blackout_title',
          'tour_(chapter|typical|link|title_one)',
        ),
      ),
    },
    { name: 'sending', holds: at('src/contract/leads/lead-limits', words('forms_(failed|send|name|email|offline|sending)')) },
    {
      name: 'form',
      holds: at(
        features('forms/(form-errors|use-sending|consent|draft|form-rules)\\.'),
        words('forms_(error_\\w+|consent|policy|phone|wishes|consultation_\\w+)'),
      ),
    },
    {
      name: 'subscription',
      holds: at(features('subscription/(subscription-form|deferred-subscription-fields)\\.tsx'), words('forms_subscribe_\\w+')),
    },
    { name: 'paging', holds: at(features('paging/.*tsx?$'), words('list_pages?')) },
    { name: 'stories', holds: at(features('news/(news-address|news-kicker|feed-link)\\.'), words('news_(title|feed|all|tags)')) },
    {
      name: 'career',
      holds: at(
        features('career/(format-salary|vacancy-rows|career-address|point-rows)\\.'),
        words('career_\\w+', 'company_career_button'),
      ),
    },
    { name: 'resume-form', holds: at(features('resume/(deferred-resume-fields|resume-form)\\.tsx')) },
  ].map((chunk) => ({ ...chunk, sharedBy: 2 })),
];

/** The bundler's `codeSplitting.groups`. */
export const chunks = tiers.flatMap((tier, index) =>
  tier.map(({ name, holds, sharedBy = 1 }) => ({ name, test: holds, minShareCount: sharedBy, priority: tiers.length - index })),
);
