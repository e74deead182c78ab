import { badFiles, docxBytes, pdfBytes, programBytes } from '../../support/files/some-files.ts';
import { expect, test, untilPartHydrated } from '../journey.ts';

test.use({ expectedComplaint: /net::ERR_FAILED|status of 400/ });

const asFile = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

test('§4 §5 §8 a visitor sends a resume: bad files are named, a lost connection loses nothing, one is stored @once', async ({
  page,
  visit,
  say,
  language,
  expectAccessible,
}) => {
  await visit('/resume/');
  const form = page.getByRole('main').locator('form');
  await untilPartHydrated(form);
  const field = (key: string) => form.getByRole('textbox', { name: say(key), exact: true });
  const file = form.getByLabel(say('forms_file'), { exact: true });
  const send = form.getByRole('button', { name: say('forms_send') });

  await send.click();
  await expect(form.getByText(say('forms_error_required'))).toHaveCount(4);
  await expect(form.getByText(say('forms_error_file_required'))).toBeVisible();
  await expectAccessible();

  await field('forms_name').fill(language === 'uk' ? 'Олена' : 'Olena');
  await field('forms_surname').fill('R2-D2');
  await field('forms_phone').fill('050 123 45 67');
  await field('forms_email').fill('olena@example.ua');
  await form.getByRole('checkbox').check();
  await send.click();
  await expect(form.getByText(say('forms_error_letters_only'))).toBeVisible();
  await field('forms_surname').fill(language === 'uk' ? 'Коваль' : 'Koval');

  const words: Record<string, string> = {
    'file-type': say('forms_error_file_type'),
    empty: say('forms_error_file_empty'),
    'too-large': say('forms_error_file_size'),
    unsafe: say('forms_error_file_unsafe'),
  };
  // One file of each kind: the rules of refusal are tested on the server.
  for (const [code, [what, name, bytes]] of new Map(badFiles.map((bad) => [bad[3], bad]))) {
    await file.setInputFiles(asFile(name, bytes));
    await send.click();
    await expect(form.getByText(words[code] ?? ''), what).toBeVisible();
  }
  await file.setInputFiles(asFile('cv.pdf', programBytes));
  await form.getByRole('button', { name: say('forms_file_remove', { name: 'cv.pdf' }) }).click();
  await expect(form.getByText('cv.pdf')).toHaveCount(0);

  await file.setInputFiles(asFile('My resume.docx', docxBytes));
  await expect(form.getByText('My resume.docx')).toBeVisible();
  await page.route('**/api/**/resume', (route) => route.abort());
  await send.click();
  await expect(form.getByText(say('forms_offline'))).toBeVisible();
  await expect(field('forms_name')).not.toHaveValue('');
  await expect(form.getByText('My resume.docx')).toBeVisible();
  await page.unroute('**/api/**/resume');

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/resume')) sent++;
  });
  await send.dblclick();
  await expect(page.getByRole('heading', { name: say('forms_resume_sent') })).toBeFocused();
  await expect(page.getByText(say('forms_resume_next'))).toBeVisible();
  expect(sent).toBe(1);
  await expectAccessible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§8 a resume is sent by a plain form, which names the errors @once', async ({ page, at, say, language }) => {
    await page.goto(at('/resume/'));
    const form = page.getByRole('main').locator('form');
    const field = (key: string) => form.getByRole('textbox', { name: say(key), exact: true });
    await field('forms_name').fill(language === 'uk' ? 'Олена' : 'Olena');
    await field('forms_surname').fill(language === 'uk' ? 'Коваль' : 'Koval');
    await field('forms_phone').fill('12');
    await field('forms_email').fill('olena@example.ua');
    await form.getByRole('checkbox').check({ force: true });
    await form.getByLabel(say('forms_file'), { exact: true }).setInputFiles(asFile('cv.pdf', programBytes));
    await form.getByRole('button', { name: say('forms_send') }).click();
    await expect(form.getByText(say('forms_error_phone'))).toBeVisible();
    await expect(field('forms_surname')).not.toHaveValue('');

    await field('forms_phone').fill('050 123 45 67');
    await form.getByRole('checkbox').check({ force: true });
    await form.getByLabel(say('forms_file'), { exact: true }).setInputFiles(asFile('cv.pdf', programBytes));
    await form.getByRole('button', { name: say('forms_send') }).click();
    await expect(form.getByText(say('forms_error_file_type'))).toBeVisible();

    await form.getByRole('checkbox').check({ force: true });
    await form.getByLabel(say('forms_file'), { exact: true }).setInputFiles(asFile('cv.pdf', pdfBytes));
    await form.getByRole('button', { name: say('forms_send') }).click();
    await expect(page.getByRole('heading', { name: say('forms_resume_sent') })).toBeVisible();
  });
});
