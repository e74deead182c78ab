import { expect, it, vi } from 'vitest';
import { makePhotoFiles } from './photo-files.ts';
import type { PhotoFile } from './report-store.ts';

const fileOf = (name: string) => new File(['photo'], name);

/** A browser whose small copies are made when `copied` is resolved. */
function start({ write = async () => undefined as never }: { write?: () => Promise<never> } = {}) {
  const stored = new Map<string, PhotoFile>();
  const sent: string[] = [];
  const { promise: copied, resolve: copy } = Promise.withResolvers<void>();
  const files = makePhotoFiles({
    store: {
      read: async (report, id) => stored.get(`${report} ${id}`),
      async write(report, id, photo) {
        await write();
        stored.set(`${report} ${id}`, photo);
        return [];
      },
      remove: async (report, id) => {
        stored.delete(`${report} ${id}`);
        return undefined;
      },
      removeAll: async () => {
        stored.clear();
        return undefined;
      },
    },
    thumbOf: async ({ name }) => {
      await copied;
      return `copy of ${name}`;
    },
    upload: (id) => sent.push(id),
  });
  return { files, stored, sent, copy };
}
const two = [
  { id: 'a', file: fileOf('a.jpg') },
  { id: 'b', file: fileOf('b.jpg') },
];

it('has all photos at once, and stores and sends them before there are small copies', async () => {
  const { files, stored, sent, copy } = start();
  const added = files.add('report', two);
  expect([...files.all().keys()]).toEqual(['a', 'b']);
  expect(await files.find('report', 'b')).toMatchObject({ file: { name: 'b.jpg' }, thumb: null });
  await vi.waitFor(() =>
    expect([[...stored.keys()], sent]).toEqual([
      ['report a', 'report b'],
      ['a', 'b'],
    ]),
  );
  // One has become a picture meanwhile: its file is not stored again.
  await files.change('a', { file: null });
  copy();
  await added;
  expect([stored.get('report a'), stored.get('report b')]).toEqual([
    { file: null, thumb: 'copy of a.jpg' },
    { file: two[1]?.file, thumb: 'copy of b.jpg' },
  ]);
});

it('stores nothing more of a photo that was removed or of a report that was sent', async () => {
  const { files, stored, sent, copy } = start();
  const added = files.add('report', two);
  files.remove('report', 'a');
  await vi.waitFor(() => expect(sent).toEqual(['b']));
  files.forget('report');
  copy();
  await added;
  await files.change('b', { file: null });
  expect([stored.size, files.all().size]).toEqual([0, 0]);
});

it('says where a browser has stored no file, and sends it all the same', async () => {
  const { files, sent, copy } = start({ write: () => Promise.reject(new Error('full')) });
  copy();
  await files.add('report', two);
  expect([files.storingOf('report'), files.storingOf('other'), sent]).toEqual(['refused', 'stored', ['a', 'b']]);
});

it('a report is being stored from the choice of its photos until the last file is there', async () => {
  const writes: (() => void)[] = [];
  const { files } = start({ write: () => new Promise((resolve) => writes.push(() => resolve(undefined as never))) });
  const seen: string[] = [];
  files.subscribe(() => seen.push(files.storingOf('report')));
  void files.add('report', two);
  expect([files.storingOf('report'), files.storingOf('other')]).toEqual(['storing', 'stored']);
  for (const at of [0, 1]) {
    await vi.waitFor(() => expect(writes).toHaveLength(at + 1));
    expect(files.storingOf('report')).toBe('storing');
    writes[at]?.();
  }
  await vi.waitFor(() => expect(files.storingOf('report')).toBe('stored'));
  expect(seen.slice(0, -1)).not.toContain('stored');
});

it('a photo that is removed while it is stored holds the report back no longer', () => {
  const { files } = start({ write: () => new Promise(() => undefined) });
  void files.add('report', two);
  for (const { id } of two) files.remove('report', id);
  expect(files.storingOf('report')).toBe('stored');
});
