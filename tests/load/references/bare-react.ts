// The least that React can do: the same page as the site's, element for element, rendered to a string by a bare node:http.
// A process of its own, given the page as the site sent it; prints its address.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SaxesParser } from 'saxes';

type Node = string | { tag: string; props: Record<string, unknown>; children: Node[] };

const propNames: Record<string, string> = { class: 'className', for: 'htmlFor' };

function propsOf(attributes: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'style') {
        const rules = value.split(';').flatMap((rule) => {
          const at = rule.indexOf(':');
          return at < 0 ? [] : [[rule.slice(0, at).trim(), rule.slice(at + 1).trim()]];
        });
        return [name, Object.fromEntries(rules)];
      }
      return [propNames[name] ?? name, value === '' ? true : value];
    }),
  );
}

/** React writes HTML that is XML as well, once scripts are out and bare attributes have a value. */
function readPage(html: string): Node {
  const root: Node = { tag: 'html', props: {}, children: [] };
  const open: { tag: string; props: Record<string, unknown>; children: Node[] }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const node = { tag: name, props: propsOf(attributes as Record<string, string>), children: [] };
    (open.at(-1) ?? root).children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    if (open.length > 0) open.at(-1)?.children.push(text);
  });
  parser.on('closetag', () => open.pop());
  parser.write(html.replace(/^<!doctype[^>]*>/i, '').replace(/<(script|style|noscript|template)\b[\s\S]*?<\/\1>/g, '')).close();
  const [page] = root.children;
  if (page === undefined) throw new Error('The page has no element.');
  return page;
}

function elementOf(node: Node): ReactNode {
  return typeof node === 'string' ? node : createElement(node.tag, node.props, ...node.children.map(elementOf));
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node tests/load/references/bare-react.ts PAGE.html');
const page = readPage(readFileSync(file, 'utf8'));
const server = createServer((_request, response) => {
  const body = `<!DOCTYPE html>${renderToString(elementOf(page))}`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
