import { expect, it } from 'vitest';
import { makeClient, problemOf } from './client.ts';

const problem = async (answer: () => Response | Promise<Response>) => {
  const client = makeClient(async () => answer(), 'uk');
  const fault: unknown = await client('GET /api/{locale}/apartment/{slug}', { slug: 'some' }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return problemOf(fault);
};

it('§8 an answer that is no success becomes a message and a status code, whatever its body', async () => {
  const body = { message: 'Такої квартири немає.', statusCode: 404 };
  expect(await problem(() => Response.json(body, { status: 404 }))).toEqual(body);
  const fields = { message: 'no', statusCode: 400, errors: { page: ['malformed'] } };
  expect(await problem(() => Response.json(fields, { status: 400 }))).toEqual(fields);
  const proxy = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
  expect(await problem(proxy)).toEqual({ message: 'Bad Gateway', statusCode: 502 });
  expect(await problem(() => Response.json(null, { status: 500, statusText: 'Server Error' }))).toEqual({
    message: 'Server Error',
    statusCode: 500,
  });
});

it('§8 a network that fails is no answer', async () => {
  expect(await problem(() => Promise.reject(new TypeError('fetch failed')))).toBeNull();
  expect(problemOf(new Error('another fault'))).toBeNull();
});
