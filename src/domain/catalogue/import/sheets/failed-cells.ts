/** What Excel writes for a formula that failed, in English and Russian. */
const failed = /^#(?:REF!|N\/A|DIV\/0!|VALUE!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ССЫЛКА!|Н\/Д|ДЕЛ\/0!|ЗНАЧ!|ИМЯ\?|ПУСТО!|ЧИСЛО!)$/iu;
const day = /^\d{4}-\d{2}-\d{2}$/;
const names: readonly string[] = ['project', 'building', 'section'];

/** A cell that says nothing of its flat: a failed formula, or a day where a name has to be, which Excel makes of «2.1». */
export const failedField = (raw: ReadonlyMap<string, string>): { field: string; text: string } | null => {
  const used = [...raw].filter(([field]) => field !== 'price_metre' || !raw.has('price'));
  const found = used.find(([field, text]) => failed.test(text) || (names.includes(field) && day.test(text)));
  return found ? { field: found[0], text: found[1] } : null;
};
