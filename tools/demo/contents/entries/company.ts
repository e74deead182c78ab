import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { timeless } from './timeless.ts';

const member = (
  slug: string,
  uk: [name: string, role: string],
  en: [name: string, role: string],
): StoredEntries['team_member'][number] => ({
  ...timeless,
  slug,
  uk: { name: uk[0], role: uk[1] },
  en: { name: en[0], role: en[1] },
});

export const team: StoredEntries['team_member'] = [
  member('olena', ['Олена', 'засновниця, головна архітекторка'], ['Olena', 'founder, chief architect']),
  member('taras', ['Тарас', 'технічний директор'], ['Taras', 'technical director']),
  member('iryna', ['Ірина', 'фінансова директорка'], ['Iryna', 'finance director']),
  member('andrii', ['Андрій', 'головний конструктор'], ['Andrii', 'chief structural engineer']),
  member('solomiia', ['Соломія', 'ландшафтна архітекторка'], ['Solomiia', 'landscape architect']),
  member('petro', ['Петро', 'виконроб, з нами від першої цеглини'], ['Petro', 'site manager, here since the first brick']),
  member('daryna', ['Дарина', 'керівниця відділу продажу'], ['Daryna', 'head of sales']),
  member('yurii', ['Юрій', 'технагляд: той, хто не приймає «і так зійде»'], ['Yurii', 'quality control: the one who says “again”']),
  member('nataliia', ['Наталія', 'юристка, супроводжує угоди'], ['Nataliia', 'lawyer, sees every deal through']),
  member('bohdan', ['Богдан', 'керівник ветеранської програми, ветеран'], ['Bohdan', 'head of the veterans’ programme, a veteran']),
  member('kateryna', ['Катерина', 'добір людей, відповідає на кожне резюме'], ['Kateryna', 'recruiting, answers every resume']),
  member('mykhailo', ['Михайло', 'передання квартир і гарантія'], ['Mykhailo', 'handover and warranty']),
];

export const awards: StoredEntries['award'] = [
  {
    ...timeless,
    slug: 'facade-to-touch',
    picture: 'kamianyi-yar/hero',
    year: 2026,
    project: 'kamianyi-yar',
    uk: {
      title: 'Фасад, якого хочеться торкнутися',
      jury: 'Вечір «Долонею по стіні», журі мулярів',
      text: 'За пісковик, у якому видно шари, і за шви, які не довелося ховати.',
    },
    en: {
      title: 'A facade to touch',
      jury: 'The Palm on the Wall evening, judged by bricklayers',
      text: 'For sandstone that shows its layers, and joints that nobody had to hide.',
    },
  },
  {
    ...timeless,
    slug: 'yard-of-the-year',
    picture: 'lypova-tin/hero',
    year: 2025,
    project: 'lypova-tin',
    uk: {
      title: 'Двір року',
      jury: 'Конкурс «Під липами», журі з двірників семи районів',
      text: 'Судді замітали двір по годині й оцінювали тінь, лавки та те, чи доводиться обходити клумби.',
    },
    en: {
      title: 'Courtyard of the year',
      jury: 'The Under the Limes contest, judged by caretakers of seven districts',
      text: 'Each judge swept the yard for an hour and marked its shade, its benches and whether one has to walk around the flower beds.',
    },
  },
  {
    ...timeless,
    slug: 'level-entrance',
    picture: 'oranzhereia/hero',
    year: 2025,
    project: 'oranzhereia',
    uk: {
      title: 'Рівний вхід',
      jury: 'Премія «Без порога», журі на кріслах колісних',
      text: 'Від тротуару до ліжка – жодної сходинки, і це стосується всіх секцій, а не однієї.',
    },
    en: {
      title: 'The level entrance',
      jury: 'The No Threshold prize, judged from wheelchairs',
      text: 'Not one step between the pavement and the bed, in every block rather than in one.',
    },
  },
  {
    ...timeless,
    slug: 'quiet-house',
    picture: 'sosna-i-kamin/hero',
    year: 2024,
    project: 'sosna-i-kamin',
    uk: {
      title: 'Найтихіший дім',
      jury: 'Читання «Тиша на поверсі», журі настроювачів фортепіано',
      text: 'У спальні вночі наміряли 24 децибели: чути сосни, не чути ліфта.',
    },
    en: {
      title: 'The quietest house',
      jury: 'The Silence on the Floor readings, judged by piano tuners',
      text: 'They measured 24 decibels in a bedroom at night: pines are heard, the lift is not.',
    },
  },
  {
    ...timeless,
    slug: 'date-kept',
    picture: 'luhova/hero',
    year: 2023,
    project: 'luhova',
    uk: {
      title: 'Дата, якої дотримано',
      jury: 'Конкурс «Сказано – здано», журі новоселів',
      text: 'Ключі видали того дня, який стояв у договорі, хоча половину строку будували під тривоги.',
    },
    en: {
      title: 'A date that was kept',
      jury: 'The Said and Handed Over contest, judged by new residents',
      text: 'Keys came on the day named in the contract, though half the time was built between air-raid alerts.',
    },
  },
];

type Text = { title: string; text: string };
const milestone = (month: string, slug: string, uk: Text, en: Text, project: string | null = null): StoredEntries['milestone'][number] => ({
  ...timeless,
  slug,
  month,
  project,
  uk,
  en,
});

export const milestones: StoredEntries['milestone'] = [
  milestone(
    '2014-03',
    'seven-at-one-table',
    {
      title: 'Семеро за одним столом',
      text: 'Архітекторка, два інженери, виконроб, юристка, бухгалтерка й водій орендують кімнату над друкарнею на Подолі.',
    },
    {
      title: 'Seven at one table',
      text: 'An architect, two engineers, a site manager, a lawyer, a bookkeeper and a driver rent a room above a printer’s in Podil.',
    },
  ),
  milestone(
    '2014-09',
    'first-brick',
    {
      title: 'Перша цеглина',
      text: 'Починаємо дім на 24 квартири. На паркані пишемо дату здачі, і відтоді вона є на кожному нашому домі.',
    },
    {
      title: 'The first brick',
      text: 'Work starts on a house of 24 apartments. Its completion date is painted on the fence, as on every house since.',
    },
  ),
  milestone(
    '2016-06',
    'first-keys',
    {
      title: 'Перші ключі',
      text: 'Двадцять чотири родини заходять додому в названий день. Троє з цих сусідів згодом прийшли до нас працювати.',
    },
    {
      title: 'The first keys',
      text: 'Twenty-four families walk in on the promised day. Three of those neighbours later came to work with us.',
    },
  ),
  milestone(
    '2018-04',
    'yard-without-cars',
    {
      title: 'Двір без машин',
      text: 'Уперше ховаємо паркінг під двір. Виходить дорожче, і більше ми не будуємо інакше там, де дозволяє ґрунт.',
    },
    {
      title: 'A yard without cars',
      text: 'For the first time the parking goes under the courtyard. It costs more, and wherever the soil allows we build no other way.',
    },
  ),
  milestone(
    '2019-10',
    'own-bureau',
    {
      title: 'Власне бюро',
      text: 'Дев’ятеро архітекторів сідають поруч із виконробами. Креслення тепер виправляють за день, а не за місяць.',
    },
    {
      title: 'A bureau of our own',
      text: 'Nine architects move in beside the site managers. A drawing is now corrected in a day instead of a month.',
    },
  ),
  milestone(
    '2022-03',
    'standing-still',
    {
      title: 'Крани стоять, люди працюють',
      text: 'Майданчики зупинено. Склад стає гуманітарним, бетонні блоки їдуть на блокпости, тридцять шість колег – до війська.',
    },
    {
      title: 'Cranes stop, people do not',
      text: 'Sites stand still. The warehouse takes in aid, concrete blocks go to checkpoints, thirty-six colleagues to the army.',
    },
  ),
  milestone(
    '2022-09',
    'back-to-work',
    { title: 'Знову на риштованнях', text: 'Повертаємося на майданчики. Відтепер укриття проєктуємо першими, а не останніми.' },
    { title: 'Back on the scaffolding', text: 'Work resumes. From now on the shelter is designed first, not last.' },
  ),
  milestone(
    '2023-12',
    'luhova',
    {
      title: 'Здано «Лугову»',
      text: 'Тут ми перевірили правило «спершу двір, потім дім»: луг із диких трав зійшов раніше, ніж виросли стіни.',
    },
    {
      title: 'Luhova is handed over',
      text: 'Here we tested the rule of the yard first and the house second: the meadow was green before the walls were up.',
    },
    'luhova',
  ),
  milestone(
    '2024-12',
    'sosna-i-kamin',
    {
      title: '«Сосна і Камінь», на два тижні раніше',
      text: 'П’ятдесят дві сосни стоять там, де росли. Дванадцятого грудня будинок введено в експлуатацію.',
    },
    { title: 'Sosna i Kamin, two weeks early', text: 'Fifty-two pines stand where they grew. The house was commissioned on 12 December.' },
    'sosna-i-kamin',
  ),
  milestone(
    '2025-09',
    'lypova-tin',
    { title: 'Здано «Липову Тінь»', text: 'Двадцять шість дорослих лип садимо краном. Двір відкриваємо раніше за під’їзди.' },
    { title: 'Lypova Tin is handed over', text: 'Twenty-six grown limes are set by crane. The yard opens before the entrances do.' },
    'lypova-tin',
  ),
  milestone(
    '2025-12',
    'oranzhereia',
    {
      title: '«Оранжерея» і новий офіс',
      text: 'Здаємо дім на Липківського й самі переїжджаємо на його перший поверх: щодня користуємося тим, що збудували.',
    },
    {
      title: 'Oranzhereia, and a new office',
      text: 'The house on Lypkivskoho is done, and we move into its ground floor to use what we built every day.',
    },
    'oranzhereia',
  ),
  milestone(
    '2026-10',
    'seventeenth',
    {
      title: 'Сімнадцятий проєкт',
      text: 'Відкрито котлован «Ясеневого Гаю». Ми тепер у дев’яти районах Києва, і в кожному є дім із датою.',
    },
    {
      title: 'The seventeenth project',
      text: 'The pit of Yasenevyi Hai is open. We are now in nine districts of Kyiv, each with a dated house.',
    },
    'yasenevyi-hai',
  ),
];
