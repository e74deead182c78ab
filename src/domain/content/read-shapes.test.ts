import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readShapes } from './read-shapes.ts';

const wrap = (inside: string, head = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"') =>
  `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg ${head}>\n  <title>Фасад & двір</title>\n${inside}</svg>\n`;
const polygon = '<polygon data-section="2" data-floor="7" points="0,0 10,0 10.5,8"/>';

it('reads the polygons of a facade and of a site, in their order, as drawing programs save them', () => {
  const drawn = wrap(
    `<g id="far" fill="none">${polygon}<polygon style="fill:#f00;transform-box:fill-box" data-section='S1' points="1 2 3 4 5 6 7 8"></polygon></g>`,
  );
  expect(readShapes(drawn)).toEqual({
    ok: true,
    value: {
      width: 1600,
      height: 900,
      shapes: [
        {
          section: '2',
          floor: 7,
          outline: [
            [0, 0],
            [10, 0],
            [10.5, 8],
          ],
        },
        {
          section: 'S1',
          floor: null,
          outline: [
            [1, 2],
            [3, 4],
            [5, 6],
            [7, 8],
          ],
        },
      ],
    },
  });
});

it.each([
  ['a script', wrap('<script>alert(1)</script>'), 'the element <script> is not taken'],
  ['foreign elements', wrap('<foreignObject/>'), 'the element <foreignObject> is not taken'],
  ['a link', wrap(`<a>${polygon}</a>`), 'the element <a> is not taken'],
  ['what a program keeps for itself', wrap('<sodipodi:namedview/>'), 'the element <sodipodi:namedview> is not taken'],
  ['a handler', wrap(polygon.replace('<polygon', '<polygon onload="alert(1)"')), 'the attribute onload of <polygon> is not taken'],
  ['a reference', wrap(polygon.replace('<polygon', '<polygon href="#a"')), 'the attribute href of <polygon> is not taken'],
  ['a move', wrap(`<g transform="scale(2)">${polygon}</g>`), 'the attribute transform of <g> is not taken'],
  [
    'a move in a style',
    wrap(polygon.replace('<polygon', '<polygon style="fill: red; TRANSFORM : scale(2)"')),
    'the style of <polygon> moves it',
  ],
  ['a shape in a title', wrap(`<desc>${polygon}</desc>`), '<polygon> stands in a <desc>'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${wrap(polygon)}`, 'is no plain SVG'],
  ['a polygon of no section', wrap('<polygon data-floor="2" points="0,0 1,0 1,1"/>'), 'polygon 1 has no data-section'],
  [
    'a storey that is none',
    wrap('<polygon data-section="1" data-floor="0" points="0,0 1,0 1,1"/>'),
    'data-floor 0 of polygon 1 is no storey',
  ],
  ['two points', wrap('<polygon data-section="1" points="0,0 1,0"/>'), 'the points of polygon 1'],
  ['half a point', wrap('<polygon data-section="1" points="0,0 1,0 1,1 2"/>'), 'the points of polygon 1'],
  ['words for points', wrap('<polygon data-section="1" points="0,0 a,0 1,1"/>'), 'the points of polygon 1'],
  ['no frame', wrap(polygon, ''), 'the viewBox does not begin at 0 0'],
  ['a frame that begins elsewhere', wrap(polygon, 'viewBox="5 0 10 10"'), 'the viewBox does not begin at 0 0'],
  ['an open group', wrap(`<g>${polygon}`), 'unexpected close tag, so this is no plain SVG'],
  ['a group that never ends', wrap(`<g>${polygon}`).slice(0, -'</svg>\n'.length), '<g> is not closed'],
  ['a second drawing', wrap(polygon) + wrap(polygon), 'is no plain SVG'],
  ['instructions', wrap('<?php echo 1 ?>'), 'is no plain SVG'],
  ['marked data', wrap('<title><![CDATA[a]]></title>'), 'is no plain SVG'],
  ['words beside the shapes', wrap('far'), 'the text "far" stands outside of a title'],
  ['nothing', '', 'there is no <svg>'],
])('refuses %s', (_case, svg, why) => {
  const answer = readShapes(svg);
  expect(answer.ok).toBe(false);
  expect(answer.ok ? '' : answer.refusal.why).toContain(why);
});

it('answers whatever it is given', () => {
  const pieces = fc.constantFrom(
    '<svg viewBox="0 0 9 9">',
    '</svg>',
    '<g>',
    '</g>',
    '<',
    '>',
    '"',
    polygon,
    '<!--',
    '-->',
    'text',
    '<?xml ?>',
  );
  fc.assert(fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => typeof readShapes(parts.join('')).ok === 'boolean'));
});
