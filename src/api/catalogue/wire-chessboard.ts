import type { Locale } from '../../base/locale.ts';
import type { WireChessboardAnswer, WireChessboardFlat } from '../../contract/catalogue/chessboards.ts';
import type { Chessboard, Flat } from '../../domain/catalogue/catalogue.ts';
import { isHandedOver, perMetre, squareMetres, whole } from '../wire/wire-flat.ts';

const wireFlat = (flat: Flat): WireChessboardFlat => ({
  id: flat.id,
  slug: flat.slug,
  number: flat.number,
  floor: flat.floor,
  position: flat.position,
  rooms_number: flat.roomsNumber,
  area: squareMetres(flat.areaHundredths),
  cost: whole(flat.uahMinor),
  cost_m2: perMetre(flat.uahMinor, flat.areaHundredths),
  cost_usd: whole(flat.usdMinor),
  cost_m2_usd: perMetre(flat.usdMinor, flat.areaHundredths),
  status: flat.status,
  brokerage: flat.brokerage,
});

/** Every flat of a project at its place, section by section. */
export function wireChessboard(
  { project, sections }: Chessboard,
  { locale, hasModel }: { locale: Locale; hasModel: boolean },
): WireChessboardAnswer {
  const { externalId, slug, name, prime } = project;
  return {
    board: {
      project: { salesforce_id: externalId, slug, name: name[locale], prime, has_model: hasModel },
      sections: sections.map(({ section, flats }) => ({
        salesforce_id: section.externalId,
        name: section.name[locale],
        floors_total: section.floors_total,
        submission_date: section.deliveryQuarter,
        handed_over: isHandedOver(project),
        flats: flats.map(wireFlat),
      })),
    },
  };
}
