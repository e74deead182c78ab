import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadLimits } from '../../../contract/leads/lead-limits.ts';
import { consultationSchema, resumeSchema } from '../../../contract/leads/leads.ts';
import { fieldErrorsIn, refusedFields, textsOf } from './form-rules.ts';

type Fields = Record<string, string | File>;
const form = (fields: Fields) => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
};
const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const good: Fields = {
  name: 'Олена',
  surname: 'Коваль-Ярова',
  phone: '050 123 45 67',
  email: 'olena@example.ua',
  message: '',
  file: file('cv.pdf', 10),
  consent: '2026-11',
};
const fieldErrors = (change: Fields) => fieldErrorsIn('resume', form({ ...good, ...change }));

describe('§5 what a visitor types', () => {
  it('may be sent when nothing is fieldErrors, and has its errors by field in the order of the fields otherwise', () => {
    expect(fieldErrors({})).toEqual({});
    expect(Object.entries(fieldErrorsIn('resume', new FormData()))).toEqual(
      ['name', 'surname', 'phone', 'email', 'file', 'consent'].map((name) => [name, name === 'consent' ? 'consent' : 'required']),
    );
    expect(fieldErrorsIn('subscription', new FormData())).toEqual({ email: 'required', consent: 'consent' });
  });

  it.each<[field: string, typed: string, code: string | undefined]>([
    ['name', '   ', 'required'],
    ['name', 'О', 'too-short'],
    ['name', 'Ян', undefined],
    ['name', 'R2-D2', 'letters-only'],
    ['name', 'Марія-Антуанетта', undefined],
    ['name', 'О’Генрі', undefined],
    ['surname', '1', 'too-short'],
    ['surname', '12', 'letters-only'],
    ['phone', '', 'required'],
    ['phone', '12', 'phone'],
    ['phone', '+380 50 123 45 67', undefined],
    ['email', '', 'required'],
    ['email', 'olena@', 'email'],
    ['message', 'x'.repeat(leadLimits.messageLongest), undefined],
    ['message', 'x'.repeat(leadLimits.messageLongest + 1), 'too-long'],
    ['consent', '', 'consent'],
  ])('%s %j is %s', (field, typed, code) => expect(fieldErrors({ [field]: typed })).toEqual(code === undefined ? {} : { [field]: code }));

  it('has a resume of one PDF or DOCX that is neither empty nor larger than 10 MB', () => {
    const mega = 1024 * 1024;
    for (const [given, code] of [
      [file('cv.PDF', 10 * mega), undefined],
      [file('cv.docx', 1), undefined],
      [file('cv.pdf', 10 * mega + 1), 'too-large'],
      [file('cv.pdf', 0), 'empty'],
      [file('cv.pdf.exe', 10), 'file-type'],
      [file('', 0), 'required'],
    ] as const)
      expect(fieldErrors({ file: given }).file).toBe(code);
    const two = form(good);
    two.append('file', file('other.pdf', 10));
    expect(fieldErrorsIn('resume', two)).toEqual({ file: 'too-many' });
  });

  it('is taken by the server whenever the browser lets it go, and the other way round', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 70 }),
      fc.constantFrom('Олена', ' Ян ', 'R2-D2', 'О’', "д'Артаньян", 'а'.repeat(60), 'а'.repeat(61), '-Ольга', 'Олена  Марія'),
    );
    const typed = fc.record({ name: text, message: fc.oneof(text, fc.constantFrom('y'.repeat(1000), 'y'.repeat(1001))) });
    fc.assert(
      fc.property(typed, ({ name, message }) => {
        const filled = form({ ...good, name, message });
        const inBrowser = Object.keys(fieldErrorsIn('consultation', filled));
        const { error } = consultationSchema.safeParse(textsOf('consultation', filled));
        const onServer = new Set((error?.issues ?? []).map(({ path }) => String(path[0])));
        expect(inBrowser.toSorted()).toEqual([...onServer].toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('loses its white space, and empty fields are left out', () => {
    const { file: _file, ...texts } = good;
    const sent = textsOf('resume', form({ ...texts, name: ' Олена ', company: '' }));
    expect(sent).toEqual({ name: 'Олена', surname: 'Коваль-Ярова', phone: '050 123 45 67', email: 'olena@example.ua', consent: '2026-11' });
    expect(resumeSchema.safeParse(sent).success).toBe(true);
  });

  it('is refused by the server in the fields that the form has', () => {
    const errors = { email: ['email', 'too-long'], body: ['malformed'] };
    expect(refusedFields('subscription', errors)).toEqual({ email: 'email' });
    expect(refusedFields('consultation', errors)).toEqual({});
  });
});
