import type { FileProblemCode } from '../../../../../contract/office/imports/problem-codes.ts';
import type { Workbook } from '../price-sheet.ts';
import { workbookAbout } from './workbook-about.ts';
import { WorkbookFault, workbookParts } from './workbook-parts.ts';
import { readWorksheet, worksheetLimits } from './worksheet.ts';

export type ReadWorkbook = { workbook: Workbook } | { fault: { code: FileProblemCode; message: string } };

/** The visible sheets of a workbook of Excel (.xlsx). Formulas are not calculated, links not followed, macros not run. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  try {
    const parts = workbookParts(bytes);
    const about = workbookAbout(parts);
    const room = { cells: worksheetLimits.cells };
    const sheets = about.sheets.flatMap(({ name, path, isHidden }) => {
      const part = isHidden ? undefined : parts.get(path);
      return part ? [readWorksheet(name, part, { about, room })] : [];
    });
    const passedOver = about.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => `hidden sheet ${name}`);
    return { workbook: { sheets, passedOver, isText: false } };
  } catch (cause) {
    if (!(cause instanceof WorkbookFault)) throw cause;
    return { fault: { code: cause.code, message: cause.message } };
  }
}
