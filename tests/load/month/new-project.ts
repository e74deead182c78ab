import type { Page } from '@playwright/test';
import drawings from '../../../src/office/messages/drawings/uk.json' with { type: 'json' };
import media from '../../../src/office/messages/media/uk.json' with { type: 'json' };
import projects from '../../../src/office/messages/projects/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import type { Row } from '../bench-table.ts';
import { chore, type Hands } from './chore.ts';
import { addRow, aPhoto, beginRow, bringPicture, controlsOf, publish, seen, writeTexts } from './controls.ts';
import { importProject } from './flats.ts';

const name = 'Вербовий';
const facade = { uk: 'Фасад із боку річки', en: 'The facade from the river' };
const [floors, layouts] = [
  9,
  [
    [1, 41.2],
    [2, 63.5],
    [3, 84.1],
  ] as const,
];

const priceList = (): string => {
  const flats = Array.from({ length: floors * layouts.length }, (_, at) => {
    const [floor, [rooms = 1, area = 40] = []] = [1 + Math.floor(at / layouts.length), layouts[at % layouts.length]];
    const price = Math.round(area * 1450 + floor * 300);
    return `${name};Голосіївський;вул. Вербова, 2;Секція 1;4 кв 2028;${floors};${at + 1};${floor};${rooms};${`${area}`.replace('.', ',')};${price};вільна`;
  });
  return ['ЖК;Район;Адреса;Секція;Здача;Поверхів;№;Поверх;Кімнат;Площа;Ціна, $;Стан', ...flats].join('\n');
};

/** The corners of a storey on a facade that is drawn straight, from the lower left. */
const corners = (floor: number) => {
  const [low, high] = [700 - 60 * (floor - 1), 700 - 60 * floor];
  return [
    [200, low],
    [1080, low],
    [1080, high],
    [200, high],
  ] as const;
};

/** Draws the lowest and the highest storey by the mouse, and copies between them. */
async function drawFacade({ page, act }: Hands): Promise<void> {
  const { button } = controlsOf(page);
  const canvas = page.getByRole('group', { name: drawings.drawing_canvas });
  const storey = (floor: number) =>
    page.getByRole('button', { name: new RegExp(`^${drawings.drawing_storey.replace('{floor}', `${floor}`)} `) });
  for (const floor of [1, floors]) {
    await act(storey(floor).click());
    await act(button(drawings.drawing_draw).click());
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The picture is not shown.');
    for (const [x, y] of corners(floor)) await act(canvas.click({ position: { x: (x / 1280) * box.width, y: (y / 960) * box.height } }));
    await act(page.keyboard.press('Enter'));
  }
  await act(storey(1).click());
  await act(button(drawings.drawing_copy.replace('{from}', '2').replace('{to}', `${floors - 1}`)).click());
  await seen(page.getByText(drawings.drawing_complete)).toBeVisible();
}

/** From a price list to a page with a facade on which flats are chosen, and the board. */
export async function newProject(head: Page, editor: Page): Promise<Row[]> {
  const given = await chore('a new project: its price list approved, its English name and stage said', head, async (hands) => {
    const { act, write } = hands;
    await importProject(hands, priceList());
    await head.goto('/office/projects');
    await act(controlsOf(head).button(name).click());
    await write(head.getByRole('textbox', { name: projects.projects_in_en.replace('{name}', projects.projects_address) }), '2 Verbova St');
    await act(head.getByRole('combobox', { name: projects.projects_stage }).selectOption('foundation'));
    await act(controlsOf(head).button(projects.projects_save).click());
    await seen(head.getByRole('dialog')).toHaveCount(0);
  });
  const written = await chore(
    'the new project: its page in two languages, a picture, and a facade drawn storey by storey, published',
    editor,
    async (hands) => {
      const { act } = hands;
      await beginRow(hands, `Новий дім: ${name}`, 'project');
      await writeTexts(hands, {
        uk: { lead: 'Дев’ять поверхів над вербами.' },
        en: { lead: 'Nine storeys above the willows.' },
      });
      await act(editor.getByRole('button', { name: uk.releases_add.replace('{name}', uk.releases_field_pictures), exact: true }).click());
      await bringPicture(hands, await aPhoto('вербовий.jpg', 140), facade);
      await act(controlsOf(editor).button(uk.releases_back).click());
      await addRow(hands, 'viewpoint', `${name} фасад`);
      await act(controlsOf(editor).choice(uk.releases_field_project).selectOption({ label: name }));
      await act(controlsOf(editor).button(media.media_choose).first().click());
      await act(editor.getByRole('dialog').getByRole('button', { name: facade.uk }).first().click());
      await drawFacade(hands);
      await publish(hands);
    },
  );
  // What the month is for: visitors choose a flat on the facade, and see the board.
  const visitor = await editor
    .context()
    .browser()
    ?.newPage({ viewport: { width: 1440, height: 900 } });
  if (!visitor) throw new Error('The browser has gone.');
  const site = new URL(editor.url()).origin;
  await visitor.goto(`${site}/projects/verbovyi/facade/`);
  await seen(visitor.locator('polygon').nth(floors - 1)).toBeAttached();
  await visitor.goto(`${site}/projects/verbovyi/board/`);
  await seen(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.close();
  return [given, written];
}
