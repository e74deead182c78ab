import { isSameJson } from '../../base/json/merge-fields.ts';
import type { Localized } from '../../base/locale.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import { makeFinishing } from './finish-upload.ts';
import { type MediaContext, type MediaTransaction, tablesOf, type UnknownPicture } from './media-context.ts';
import { type MediaPicture, pictureKey, pictureOfRow, usesOnSite } from './picture-rows.ts';
import { makeUploads } from './uploads.ts';

export { isDescribed, type MediaPicture, undescribedOnSite, usesOfPictures, usesOnSite } from './picture-rows.ts';

/** `isRight`: the English description is right for the Ukrainian one. */
type Described = { name: string; version: string; alt: Localized; focus: { x: number; y: number }; isRight?: boolean | undefined };

/**
 * The pictures of the site: files that people of the office bring, and what is said of every picture. A picture is a row of the contents, so
 * that pages show one that was uploaded as they show any other; this module has the files behind those that were uploaded.
 */
export function makeMedia(context: MediaContext) {
  const { db, content } = context;
  const uploads = makeUploads(context);
  const finishing = makeFinishing(context, uploads);

  /** Every picture, what was brought last first. */
  function pictures(): MediaPicture[] {
    const rows = [...content.rows().values()].filter(({ part }) => part === 'picture');
    return rows.toSorted((one, other) => (other.position ?? 0) - (one.position ?? 0)).map(pictureOfRow);
  }

  /** A picture with what is known of its file; `file` is null for one that came with a folder of contents. */
  async function findPicture(name: string) {
    const row = content.rows().get(pictureKey(name));
    if (!row) return null;
    const file = await db.selectFrom('media').selectAll().where('name', '=', name).executeTakeFirst();
    return { picture: pictureOfRow(row), file: file ?? null };
  }

  /** The names of the files that people have brought, by the name of the picture. */
  const fileNames = async () =>
    new Map((await db.selectFrom('media').select(['name', 'file_name']).execute()).map((row) => [row.name, row.file_name]));

  /** Says what a picture shows, and the point of it to keep in view. */
  async function describePicture(
    transaction: MediaTransaction,
    { name, version, alt, focus, isRight }: Described,
  ): Promise<Result<object, UnknownPicture | { kind: 'picture-moved' }>> {
    const row = (await content.lockedRows(transaction)).get(pictureKey(name));
    if (!row) return refuse({ kind: 'unknown-picture' });
    if (pictureOfRow(row).version !== version) return refuse({ kind: 'picture-moved' });
    const changed = { ...row.content, alt, focus };
    if (!isSameJson(changed, row.content))
      await content.writeChanges(transaction, new Map([[pictureKey(name), { ...row, content: changed }]]), []);
    if (isRight) await content.confirmTranslation(transaction, { part: 'picture', name, content: changed, was: changed, field: 'alt.en' });
    return ok({});
  }

  /** Gives pictures without a description this one. */
  async function describeNew(transaction: MediaTransaction, alts: ReadonlyMap<string, Localized>): Promise<Result<object, UnknownPicture>> {
    const rows = await content.lockedRows(transaction);
    const found = [...alts].map(([name, alt]) => ({ alt, row: rows.get(pictureKey(name)) }));
    if (found.some(({ row }) => row === undefined)) return refuse({ kind: 'unknown-picture' });
    const changed = found.flatMap(({ alt, row }) => {
      if (!row) return [];
      const known = pictureOfRow(row).content.alt;
      return known.uk && known.en
        ? []
        : [
            [
              pictureKey(row.name),
              { ...row, content: { ...row.content, alt: { uk: known.uk || alt.uk, en: known.en || alt.en } } },
            ] as const,
          ];
    });
    if (changed.length > 0) await content.writeChanges(transaction, new Map(changed), []);
    return ok({});
  }

  /** Deletes a picture that was brought and that nothing names; `isDrafted` is whether a release would. Returns the files to discard. */
  async function removePicture(
    transaction: MediaTransaction,
    { name, version, isDrafted }: { name: string; version: string; isDrafted: boolean },
  ): Promise<Result<{ files: string[] }, UnknownPicture | { kind: 'picture-moved' } | { kind: 'picture-used' }>> {
    const rows = await content.lockedRows(transaction);
    const row = rows.get(pictureKey(name));
    const tables = tablesOf(transaction);
    const file = await tables.selectFrom('media').select('files').where('name', '=', name).executeTakeFirst();
    if (!row || !file) return refuse({ kind: 'unknown-picture' });
    const picture = pictureOfRow(row);
    if (picture.version !== version) return refuse({ kind: 'picture-moved' });
    // A picture that came with a folder of contents and was replaced since may be named by code.
    if (isDrafted || usesOnSite(rows).has(name) || picture.kind !== 'upload') return refuse({ kind: 'picture-used' });
    await tables.deleteFrom('media').where('name', '=', name).execute();
    await content.writeChanges(transaction, new Map(), [{ part: 'picture', name }]);
    return ok({ files: file.files });
  }

  return {
    pictures,
    findPicture,
    fileNames,
    describePicture,
    describeNew,
    removePicture,
    beginUpload: uploads.beginUpload,
    findUpload: uploads.findUpload,
    appendToUpload: uploads.appendToUpload,
    prepareUpload: finishing.prepare,
    finishUpload: finishing.finish,
    discardUpload: finishing.discardFile,
    discardFiles: finishing.discardFiles,
    /** Makes this process see at once what a transaction has written. */
    reload: content.reload,
    forgetOld: uploads.forgetUploads,
  };
}
export type Media = ReturnType<typeof makeMedia>;
