import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import media from '../../../src/office/messages/media/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import type { Hands } from './chore.ts';

/** The controls of a release by the words on them. */
export function controlsOf(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  return {
    field,
    inEnglish: (name: string) => field(uk.releases_in_en.replace('{name}', name)),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    choice: (name: string) => page.getByRole('combobox', { name, exact: true }),
    dialog: page.getByRole('dialog'),
  };
}

/** What a busy machine needs longer for is waited for. */
export const seen = expect.configure({ timeout: 20_000 });

export type Texts = Record<'uk' | 'en', Record<string, string>>;

/** Fills texts in both languages, by the names of their fields. */
export async function writeTexts({ page, write }: Hands, { uk: own, en }: Texts): Promise<void> {
  const { field, inEnglish } = controlsOf(page);
  for (const [name, text] of Object.entries(own)) {
    const label = uk[`releases_field_${name}` as keyof typeof uk];
    await write(field(label), text);
    await write(inEnglish(label), en[name] ?? '');
  }
}

/** A photo with the grain of a camera. */
export const aPhoto = async (name: string, mean: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#000', noise: { type: 'gaussian', mean, sigma: 20 } },
  })
    .blur(2)
    .jpeg()
    .toBuffer(),
});

/** Brings a photo into the picture field of a row and describes it. */
export async function bringPicture(
  { page, act, write }: Hands,
  photo: Awaited<ReturnType<typeof aPhoto>>,
  alt: { uk: string; en: string },
) {
  const { dialog } = controlsOf(page);
  const picture = page.getByRole('group', { name: uk.releases_field_picture, exact: true }).first();
  await act(picture.getByRole('button', { name: media.media_choose, exact: true }).first().click());
  await act(dialog.getByLabel(media.media_drop).setInputFiles(photo));
  await write(dialog.getByRole('textbox', { name: media.media_alt_uk }), alt.uk);
  await write(dialog.getByRole('textbox', { name: media.media_alt_en }), alt.en);
  await act(dialog.getByRole('button', { name: media.media_save }).click());
  await seen(dialog).toHaveCount(0);
}

/** Begins a release and, in it, a row of a part of the site. */
export async function beginRow({ page, act, write }: Hands, release: string, part: string, name?: string): Promise<void> {
  const { button, field } = controlsOf(page);
  await page.goto('/office/releases');
  await act(button(uk.releases_new).click());
  await write(field(uk.releases_name), release);
  await act(button(uk.releases_make).click());
  await addRow({ page, act, write }, part, name);
}

/** Adds a row of a part to the release that is open; without a name, the first that has flats and no page. */
export async function addRow({ page, act, write }: Hands, part: string, name?: string): Promise<void> {
  const { button, field, choice } = controlsOf(page);
  await act(button(uk.releases_choose).click());
  await act(choice(uk.releases_part).selectOption(part));
  if (name === undefined) return act(button(uk.releases_write).first().click());
  await write(field(uk.releases_slug), name);
  await act(button(uk.releases_add_row).click());
}

/** Publishes the release that is open. */
export async function publish({ page, act }: Hands): Promise<void> {
  const { button, dialog } = controlsOf(page);
  await seen(page.getByText(uk.releases_saved.replace(' {at}', ''))).toBeVisible();
  await act(button(uk.releases_publish).click());
  await act(dialog.getByRole('button', { name: uk.releases_publish }).click());
  await seen(page.getByText(uk.releases_state_published.replace(' {at}', ''))).toBeVisible();
}
