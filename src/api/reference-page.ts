/** Starts the reader. Search, and names for screen readers and the keyboard, which it lacks, are added here. */
export const startScript = `const words = ({ path, operation }) => [path, operation.get('summary'), operation.get('description'), operation.get('operationId')].join(' ').toLowerCase();
// Finds operations by their path and their words; the reader itself looks at the names of their groups alone.
const opsFilter = (groups, phrase) => {
  const wanted = phrase.toLowerCase();
  return groups
    .map((group) => group.set('operations', group.get('operations').filter((one) => words(one.toObject()).includes(wanted))))
    .filter((group) => group.get('operations').size > 0);
};
const within = (tag, attributes) => (Part, { React }) => (props) => React.createElement(tag, attributes, React.createElement(Part, props));
const wrapComponents = {
  InfoContainer: within('div', { role: 'banner' }),
  ServersContainer: within('section', { 'aria-label': 'Server' }),
  AuthorizeBtnContainer: within('section', { 'aria-label': 'Login' }),
  FilterContainer: within('div', { role: 'search' }),
  // A button holds no link.
  DeepLink: (_link, { React }) => ({ text }) => React.createElement('span', null, text),
  // Groups are headings of the third level.
  operations: (Operations, { React }) => (props) =>
    React.createElement(React.Fragment, null, React.createElement('h2', null, 'Operations'), React.createElement(Operations, props)),
};
const reference = document.getElementById('reference');
const nameOf = (part) => {
  if (part.id === 'servers') return 'Server';
  if (part.classList.contains('operation-filter-input')) return 'Find an operation';
  if (part.classList.contains('close-modal')) return 'Close';
  if (part.role === 'region') return 'Responses of ' + part.closest('.opblock')?.id.replace(/.*-/, '');
  return part.closest('[data-param-name]')?.dataset.paramName ?? (part.tagName === 'TEXTAREA' ? 'Request body' : undefined);
};
const unnamed = ['select', 'input', 'textarea', '.close-modal', '[role=region]'].map((part) => part + ':not([aria-label])').join();
new MutationObserver(() => {
  for (const part of reference.querySelectorAll(unnamed)) {
    const name = nameOf(part);
    if (name) part.setAttribute('aria-label', name);
  }
  for (const text of reference.querySelectorAll('pre:not([tabindex])')) text.tabIndex = 0;
  for (const title of reference.querySelectorAll('.modal-ux h3')) title.ariaLevel = '2';
  for (const title of reference.querySelectorAll('.modal-ux h4')) title.ariaLevel = '3';
  // Its text says what it does.
  reference.querySelector('.auth-btn-wrapper [type=submit]')?.removeAttribute('aria-label');
}).observe(reference, { childList: true, subtree: true });
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  showExtensions: true,
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
  syntaxHighlight: { theme: 'tomorrow-night' },
  plugins: [() => ({ fn: { opsFilter }, wrapComponents })],
  // The address by which the page was opened, whatever others call this host.
  requestInterceptor(request) {
    const { pathname, search } = new URL(request.url, location.href);
    return Object.assign(request, { url: location.origin + pathname + search });
  },
});
`;

/** The reader's own colours are too pale to be read. */
export const ownStyles = `body { margin: 0; background: #fff; }
noscript { display: block; padding: 2rem; font-family: sans-serif; }
.swagger-ui .wrapper > section > div > h2, .swagger-ui h2 { margin: 0 0 1rem; font-family: sans-serif; color: #3b4151; }
.swagger-ui .info .title small, .swagger-ui .download-contents { background: #5b6170; }
.swagger-ui .info .title small.version-stamp { background: #4a6f00; }
.swagger-ui .info .url, .swagger-ui .info a { color: #1f5fae; }
.swagger-ui .btn.authorize { color: #1b7a4d; border-color: #1b7a4d; }
.swagger-ui .btn.authorize svg { fill: #1b7a4d; }
.swagger-ui .btn.cancel { color: #c22f2f; border-color: #c22f2f; }
.swagger-ui .btn.execute { background: #1f5fae; border-color: #1f5fae; animation: none; transition: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1a6bb8; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1b7a4d; }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension, .swagger-ui .response__extension { color: #5c5c5c; }
.swagger-ui :focus-visible { outline: 3px solid #1f5fae; outline-offset: 2px; }
@media (width < 48em) { .swagger-ui .opblock .opblock-summary .opblock-summary-operation-id { display: none; } }
`;

export const referencePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Domivka API</title><link rel="stylesheet" href="/api/docs/reader.css"><link rel="stylesheet" href="/api/docs/own.css"></head><body><div id="reference"><noscript><h1>Domivka API</h1><p>This reference needs JavaScript. The same stands in the <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p></noscript></div><script src="/api/docs/reader.js"></script><script src="/api/docs/start.js"></script></body></html>`;
