/** Rows of the keyboard that people type instead of thinking, also backwards. */
const rows = [
  '1234567890',
  '!@#$%^&*()',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'йцукенгшщзхї',
  'фівапролджє',
  'ячсмитьбю',
  'йцукенгшщзхъ',
  'фывапролджэ',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Words that lists of stolen passwords begin with, here and elsewhere. */
const commonWords = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'parol',
  'пароль',
  'secret',
  'секрет',
  'letmein',
  'welcome',
  'вітаю',
  'login',
  'логін',
  'access',
  'administrator',
  'admin',
  'адміністратор',
  'адмін',
  'manager',
  'менеджер',
  'office',
  'офіс',
  'company',
  'компанія',
  'test',
  'тест',
  'iloveyou',
  'love',
  'кохання',
  'люблю',
  'monkey',
  'dragon',
  'football',
  'футбол',
  'baseball',
  'sunshine',
  'princess',
  'shadow',
  'master',
  'superman',
  'batman',
  'michael',
  'charlie',
  'jordan',
  'trustno1',
  'whatever',
  'freedom',
  'starwars',
  'pokemon',
  'samsung',
  'ukraine',
  'україна',
  'україні',
  'ukraina',
  'slava',
  'слава',
  'героям',
  'kyiv',
  'kiev',
  'київ',
  'lviv',
  'львів',
  'odesa',
  'одеса',
  'kharkiv',
  'харків',
  'dnipro',
  'дніпро',
  'dynamo',
  'динамо',
  'shakhtar',
  'шахтар',
  'domivka',
  'домівка',
  'nerukhomist',
  'нерухомість',
  'january',
  'february',
  'summer',
  'winter',
  'spring',
  'autumn',
  'літо',
  'зима',
  'весна',
  'осінь',
  'monday',
  'понеділок',
];

/** So much has to be left that is none of it. */
const fewestLeft = 6;
const fewestDifferent = 5;

type Owner = { name: string; email: string; brand: string };

/** Whether a guesser would find the password early: the person’s own words, common ones and rows of the keyboard, and too little else. */
export function isEasyPassword(password: string, { name, email, brand }: Owner): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  if (new Set(typed).size < fewestDifferent || /^(.{1,8})\1+.?$/u.test(typed)) return true;
  const own = [email, ...[name, email, brand].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))];
  const known = [...own, ...commonWords]
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length);
  const unknown = known.reduce((left, word) => left.replaceAll(word, ' '), typed);
  const left = withoutRows(unknown)
    .replace(/(.)\1{2,}/gu, ' ')
    .replace(/(19|20)\d\d/g, ' ')
    .replace(/\s/gu, '');
  return [...left].length < fewestLeft;
}

/** Without three and more neighbours of a row. */
function withoutRows(typed: string): string {
  let left = '';
  for (let at = 0; at < typed.length; ) {
    const run = Math.max(...rows.map((row) => runIn(row, typed, at)));
    left += run >= 3 ? ' ' : (typed[at] ?? '');
    at += run >= 3 ? run : 1;
  }
  return left;
}

function runIn(row: string, typed: string, at: number): number {
  const from = row.indexOf(typed[at] ?? '');
  if (from < 0) return 0;
  let run = 1;
  while (at + run < typed.length && row[from + run] === typed[at + run]) run += 1;
  return run;
}
