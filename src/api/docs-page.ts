import { escapeHtml } from '../base/escape-html.ts';
import type { OpenApi } from './openapi.ts';

type Schema = { [key: string]: unknown };
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema };
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};

const style = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 22%,transparent)}
body{font:16px/1.55 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.8rem}h2{margin-top:3rem;font-size:1.2rem;border-top:1px solid var(--line);padding-top:2rem}h3{font-size:1rem;margin-bottom:.4rem}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;border:1px solid var(--line);padding:1rem;max-height:32rem}
.method{border:1px solid;padding:.1rem .4rem;margin-right:.25rem}.scroll{overflow:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.5rem .8rem .5rem 0;border-bottom:1px solid var(--line)}summary{cursor:pointer;padding:.3rem 0}`;

/** A schema as a person writes a shape, `{ name: string, floor?: integer }`, in HTML; what has a name leads to its own section. */
function shape(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'any';
  const deeper = `${indent}  `;
  const name = typeof schema.$ref === 'string' && schema.$ref.split('/').at(-1);
  if (name) return `<a href="#${name}">${name}</a>`;
  const several = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (several) return several.map((one) => shape(one, indent)).join(' | ');
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if ('const' in schema) return escapeHtml(JSON.stringify(schema.const));
  if (Array.isArray(schema.prefixItems)) return `[${(schema.prefixItems as Schema[]).map((one) => shape(one, indent)).join(', ')}]`;
  if (schema.type === 'array') return `[${shape(schema.items as Schema | undefined, indent)}]`;
  if (schema.type === 'object' && schema.properties) {
    const required = (schema.required ?? []) as string[];
    const lines = Object.entries(schema.properties as Record<string, Schema>).map(
      ([property, one]) => `${deeper}${escapeHtml(property)}${required.includes(property) ? '' : '?'}: ${shape(one, deeper)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (schema.type === 'object') return `{ [name]: ${shape(schema.additionalProperties as Schema | undefined, indent)} }`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function parametersTable(path: string, parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(place)}${required ? ', required' : ''}</td><td><code>${shape(schema)}</code></td><td>${escapeHtml(description ?? '')}</td></tr>`,
  );
  return `<h3>Parameters</h3><div class="scroll" tabindex="0" role="region" aria-label="Parameters of ${escapeHtml(path)}"><table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Form</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const bodyOf = (content: Content | undefined): string => {
  const schema = content?.['application/json']?.schema;
  return schema ? `<pre tabindex="0">${shape(schema)}</pre>` : '';
};

function operationSection(path: string, method: string, operation: Operation): string {
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { description, content }]) =>
      `<details${status.startsWith('2') ? ' open' : ''}><summary><code>${status}</code> ${escapeHtml(description ?? '')}</summary>${bodyOf(content)}</details>`,
  );
  const body = operation.requestBody
    ? `<h3>Body</h3><p>${escapeHtml(Object.keys(operation.requestBody.content ?? {}).join(', '))}</p>${bodyOf(operation.requestBody.content)}`
    : '';
  return `<section><h2><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h2><p><b>${escapeHtml(operation.summary ?? '')}.</b> ${escapeHtml(operation.description ?? '')}</p>${parametersTable(path, operation.parameters ?? [])}${body}<h3>Answers</h3>${answers.join('')}</section>`;
}

const namedSection = ([name, schema]: [string, unknown]): string =>
  `<section id="${name}"><h3>${name}</h3><pre tabindex="0">${shape(schema as Schema)}</pre></section>`;

/** The API's reference for a browser: plain HTML without any script. */
export function docsPage({ info, paths, components }: OpenApi): string {
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => operationSection(path, method, operation as Operation)),
  );
  const named = Object.entries(components?.schemas ?? {}).map(namedSection);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(info.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description ?? '')}</p><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${operations.join('')}<h2>Shapes that several answers share</h2>${named.join('')}</main></body></html>`;
}
