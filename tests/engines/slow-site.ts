import { createServer, request } from 'node:http';

/** The site behind a slow connection: what `delay` answers for a path is waited before the path is asked for. */
export async function startSlowSite(site: string, delay: (path: string) => number) {
  const { hostname, port, host } = new URL(site);
  const server = createServer((asked, answered) => {
    const { url: path = '/', method, headers } = asked;
    const ask = () => {
      const onward = request({ hostname, port, path, method, headers: { ...headers, host } }, (answer) => {
        answered.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(answered);
      });
      onward.on('error', () => answered.destroy());
      asked.pipe(onward);
    };
    setTimeout(ask, delay(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const stop = async () => {
    const stopped = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await stopped;
  };
  return { address: `http://127.0.0.1:${address.port}`, stop };
}
