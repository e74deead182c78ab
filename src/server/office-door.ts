import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app/app.ts';
import type { Config } from '../platform/config/config.ts';
import { ownFile } from '../platform/files/own-files.ts';
import { makeOfficeHost } from '../platform/http/office-host.ts';
import { sendText } from '../platform/http/send-text.ts';
import { makeOfficePages } from './office-pages.ts';

type Options = {
  app: { office: Pick<App['office'], 'api'> };
  config: Pick<Config, 'publicUrl' | 'officeUrl' | 'demo'>;
  addressOf: (request: IncomingMessage) => string;
};

/** The office under `/office/`, on the host where it is open. */
export function makeOfficeDoor({ app, config, addressOf }: Options) {
  const { isOpen, isOwnHost } = makeOfficeHost(config);
  const api = getRequestListener((request, { incoming }) =>
    app.office.api.fetch(request, { address: addressOf(incoming as IncomingMessage) }),
  );

  const pages = makeOfficePages(ownFile('build/office'), config.publicUrl);

  /** Answers a request below `/office/`; false for any other. */
  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path !== '/office' && !path.startsWith('/office/')) return false;
    if (!isOpen(request)) sendText(response, 404, 'Not found');
    else if (path.startsWith('/office/api/')) await api(request, response);
    else await pages(request, response, path);
    return true;
  }

  return { answer, isOwnHost };
}
