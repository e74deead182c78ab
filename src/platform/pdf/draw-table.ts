import { bottom, margin, width } from './page.ts';
import { hair, type Kind, line } from './pdf-pen.ts';

const usual = 15;
const gutter = 20;
const most = 3;

/** Rows in as many columns as needed to fit on the rest of the page. */
export const table: Kind<'table'> = {
  height: (_, { rows }) => (Math.min(rows.length, 40) + 1) * usual,
  draw(doc, body, { head, rows }) {
    const free = doc.page.height - bottom - doc.y;
    const columns = Math.min(most, Math.ceil(rows.length / Math.max(1, Math.floor(free / usual) - 1)));
    const each = Math.ceil(rows.length / columns);
    const high = Math.min(usual, free / (each + 1));
    const wide = (width - gutter * (columns - 1)) / columns;
    const size = Math.min(columns === 1 ? 9 : columns === 2 ? 8 : 7, high * 0.62);
    const first = wide * (columns === 1 ? 0.34 : 0.44);
    const other = (wide - first) / Math.max(1, head.length - 1);
    const top = doc.y;
    // An element is drawn only when its parent is in the tree: top down, then.
    const table = doc.struct('Table');
    body.add(table);
    const write = (cells: readonly string[], tag: 'TH' | 'TD', left: number, y: number) => {
      const row = doc.struct('TR');
      table.add(row);
      cells.forEach((cell, at) => {
        const place = at === 0 ? { x: left, width: first } : { x: left + first + (at - 1) * other, width: other };
        row.add(
          doc.struct(tag, {}, () =>
            line(doc, cell, y + high * 0.62, { ...place, align: at === 0 ? 'left' : 'right', size, quiet: tag === 'TH' }),
          ),
        );
      });
      row.end();
      hair(doc, y + high - 1.5, left, wide);
    };
    for (let column = 0; column < columns; column += 1) {
      const left = margin + column * (wide + gutter);
      write(head, 'TH', left, top);
      for (const [at, row] of rows.slice(column * each, (column + 1) * each).entries()) write(row, 'TD', left, top + (at + 1) * high);
    }
    table.end();
    doc.y = top + (each + 1) * high + 10;
  },
};
