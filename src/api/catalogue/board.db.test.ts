import { expect, it } from 'vitest';
import { openApi, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { chessboardAnswerSchema } from '../../contract/catalogue/chessboards.ts';

onOneEngine('the board of a project over HTTP', (open) => {
  it('shows every flat at its place, sold, held and resold ones too, from the top down', async () => {
    const { client, refused } = await openApi(await open(), {
      flats: [
        { floor: 1, position: 2, status: 'sold' },
        { floor: 1, position: 1 },
        { floor: 3, position: 1, status: 'held', booking_expiration: new Date('2026-11-21T12:15:00Z') },
        { floor: 2, position: 1, status: 'held', booking_expiration: new Date('2026-11-21T11:59:00Z') },
        { section: 'S2', floor: 1, position: 1, brokerage: true },
        { section: 'S3', floor: 1, position: 1 },
      ],
    });
    const { board } = strict(chessboardAnswerSchema, await client('GET /api/{locale}/project/{slug}/board', { slug: 'project-1' }));
    expect(board.project).toMatchObject({ salesforce_id: 'P1', slug: 'project-1', name: 'Project 1' });
    expect(board.sections.map(({ salesforce_id, flats }) => [salesforce_id, flats.map(({ slug, status }) => [slug, status])])).toEqual([
      [
        'S1',
        [
          ['flat-2', 'held'],
          ['flat-3', 'available'],
          ['flat-1', 'available'],
          ['flat-0', 'sold'],
        ],
      ],
      ['S2', [['flat-4', 'available']]],
    ]);
    expect(board.sections[0]?.flats[2]).toMatchObject({
      floor: 1,
      position: 1,
      rooms_number: 1,
      area: 40,
      cost_usd: 60_000,
      cost_m2_usd: 1_500,
    });
    expect(board.sections[1]?.flats[0]).toMatchObject({ brokerage: true });
    expect(await refused('/api/uk/project/nothing/board')).toMatchObject({ status: 404, message: 'Такого проєкту немає.' });
  });
});
