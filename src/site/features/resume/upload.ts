import type { Transport } from '../../../contract/client.ts';

/** Sends like `fetch` and reports the sent share of the body, from 0 to 1: the browser's `fetch` cannot. */
export const uploading =
  (onProgress: (part: number) => void): Transport =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
      request.onerror = () => reject(new TypeError('the connection was lost'));
      request.onload = () =>
        resolve({
          ok: request.status >= 200 && request.status < 300,
          status: request.status,
          statusText: request.statusText,
          json: async () => JSON.parse(request.responseText),
        });
      request.send(body);
    });
