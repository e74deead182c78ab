import { type Percents, reportsOf } from './report.ts';

/** Houses whose frame or facade goes up. */
const rising = [
  ...reportsOf('tykha-zatoka', [
    {
      month: '2026-09',
      stage: 'frame',
      planned: [100, 62, 18, 0, 4, 0, 0],
      actual: [100, 64, 18, 0, 4, 0, 0],
      picture: 'frame-1',
      uk: [
        'Дванадцять поверхів над затокою',
        'Обидві вежі піднімаються разом, поверх за тиждень. Лоджії заливаємо заодно з перекриттям: шва, у який тектиме, просто немає.',
      ],
      en: [
        'Twelve floors above the bay',
        'Both towers rise together, a storey a week. Loggias are poured in one piece with the slab, so there is no joint to leak.',
      ],
    },
    {
      month: '2026-10',
      stage: 'frame',
      planned: [100, 72, 24, 0, 7, 0, 0],
      actual: [100, 76, 24, 0, 7, 0, 0],
      picture: 'frame-2',
      uk: [
        'Нижча вежа на фінішній прямій',
        'До вісімнадцятого поверху лишилося три. Йдемо на три тижні попереду графіка, тому покрівлю встигнемо закрити до снігу.',
      ],
      en: [
        'The lower tower’s last stretch',
        'Three storeys are left of eighteen. We are three weeks ahead, and the roof will be closed before the snow.',
      ],
    },
  ]),
  ...reportsOf('kamianyi-yar', [
    {
      month: '2026-08',
      stage: 'halls',
      planned: [100, 100, 100, 100, 84, 48, 22],
      actual: [100, 100, 100, 100, 82, 46, 25],
      uk: ['Риштування знято', 'Пісковик видно весь, від цоколя до карниза. Один ряд плит переклали: відтінок вибивався з партії.'],
      en: [
        'The scaffolding is down',
        'The sandstone can be seen from plinth to cornice. One course was laid again: its shade did not belong.',
      ],
    },
    {
      month: '2026-10',
      stage: 'halls',
      planned: [100, 100, 100, 100, 96, 68, 50],
      actual: [100, 100, 100, 100, 95, 70, 52],
      uk: [
        'Хвіртка до лісу',
        'Поставили ту саму хвіртку, з якої починається екостежка. У під’їздах кладуть підлогу, ліфти здали інспекції з першого разу.',
      ],
      en: [
        'The gate to the forest',
        'The gate where the trail begins is in place. Floors are being laid in the entrances, and the lifts passed inspection at the first attempt.',
      ],
    },
  ]),
  ...reportsOf('prystan-41', [
    {
      month: '2026-09',
      stage: 'facade',
      planned: [100, 100, 100, 58, 52, 20, 0],
      actual: [100, 100, 100, 55, 54, 20, 0],
      picture: 'facade',
      uk: [
        'Цегла ручного формування',
        'Кожна трохи інша, тому мулярі кладуть її з трьох піддонів по черзі. Стіна виходить жива, але вчетверо повільніша.',
      ],
      en: [
        'Brick formed by hand',
        'No two are quite alike, so masons take them from three pallets in turn. The wall comes out alive, and four times slower.',
      ],
    },
    {
      month: '2026-10',
      stage: 'facade',
      planned: [100, 100, 100, 68, 60, 28, 4],
      actual: [100, 100, 100, 64, 63, 28, 4],
      picture: 'facade',
      uk: [
        'Бронзові відливи на місці',
        'На дев’яти поверхах вежі стоять відливи, які з роками потемніють. Стара лінія пакгаузу вздовж вулиці тепер читається повністю.',
      ],
      en: [
        'Bronze sills are in',
        'Nine floors of the tower have the sills that will darken with time. The old line of the warehouse along the street is whole again.',
      ],
    },
  ]),
  ...reportsOf('hlyniana-manufaktura', [
    {
      month: '2026-08',
      stage: 'frame',
      planned: [100, 72, 40, 6, 14, 0, 0],
      actual: [100, 74, 42, 6, 14, 0, 0],
      uk: [
        'Труба стоїть рівно',
        'Стару трубу майстерні обстягли кільцями й виміряли: відхилення чотири міліметри на двадцять метрів. Вона лишається.',
      ],
      en: [
        'The chimney stands straight',
        'The old chimney has new hoops and was measured: four millimetres off in twenty metres. It stays.',
      ],
    },
    {
      month: '2026-10',
      stage: 'frame',
      planned: [100, 90, 54, 14, 22, 0, 0],
      actual: [100, 92, 55, 13, 22, 0, 0],
      uk: [
        'Сьомий поверх по всьому периметру',
        'Лишився один. На першому поверсі вже працює зразкова квартира у стані white box – можна приїхати й подивитися.',
      ],
      en: [
        'The seventh floor, all the way round',
        'One more to go. A sample apartment in white-box state is open on the ground floor: come and see it.',
      ],
    },
  ]),
  ...reportsOf('pivnichnyi-pahorb', [
    {
      month: '2026-09',
      stage: 'frame',
      planned: [100, 38, 8, 0, 0, 0, 0],
      actual: [100, 34, 8, 0, 0, 0, 0],
      picture: 'frame-1',
      uk: ['Сьомий поверх першої секції', 'Завод затримав панелі, відстаємо на десять днів. Другу й третю секції тим часом вивели з нуля.'],
      en: [
        'Seven floors of section one',
        'The factory was late with panels, and we are ten days behind. Meanwhile sections two and three are out of the ground.',
      ],
    },
    {
      month: '2026-10',
      stage: 'frame',
      planned: [100, 46, 14, 0, 2, 0, 0],
      actual: [100, 44, 14, 0, 2, 0, 0],
      picture: 'frame-1',
      uk: ['Дев’ятий поверх', 'Відставання скоротили до п’яти днів. У дворі пробили свердловину: двір поливатимемо своєю водою.'],
      en: ['The ninth floor', 'The delay is down to five days. A well has been sunk in the yard, which will be watered from it.'],
    },
  ]),
  ...reportsOf('dim-na-skhylakh', [
    {
      month: '2026-10',
      stage: 'frame',
      planned: [100, 80, 45, 5, 10, 0, 0],
      actual: [100, 78, 46, 4, 10, 0, 0],
      uk: [
        'П’ятий поверх і підпірні стіни',
        'Схил тримають двадцять дві палі, за рік жодна не зрушила. Травертин для фасаду вже на складі: розклали на підлозі й пронумерували.',
      ],
      en: [
        'Five floors and the retaining walls',
        'Twenty-two piles hold the slope; in a year not one has moved. The travertine is in store, laid out on the floor and numbered.',
      ],
    },
  ]),
  ...reportsOf('svitanok-9', [
    {
      month: '2026-09',
      stage: 'grounds',
      planned: [100, 100, 100, 100, 97, 88, 70],
      actual: [100, 100, 100, 100, 98, 88, 66],
      uk: ['Вода, тепло, струм – постійні', 'Усі три мережі приєднано. У квартирах перевіряють лічильники, у дворі кладуть бордюр.'],
      en: [
        'Water, heat and power for good',
        'All three are connected. Meters are being checked in the apartments and kerbs laid in the yard.',
      ],
    },
    {
      month: '2026-10',
      stage: 'grounds',
      planned: [100, 100, 100, 100, 100, 96, 86],
      actual: [100, 100, 100, 100, 100, 97, 84],
      uk: [
        'Останній місяць перед комісією',
        'Посаджено сто сорок дерев і кущів, майданчик чекає на гумове покриття: для нього потрібно три сухі дні поспіль.',
      ],
      en: [
        'A month before the commission',
        'One hundred and forty trees and shrubs are planted. The playground waits for its surface, which needs three dry days in a row.',
      ],
    },
  ]),
  ...reportsOf('tsehla', [
    {
      month: '2026-10',
      stage: 'walls',
      planned: [100, 68, 52, 0, 12, 0, 0],
      actual: [100, 66, 55, 0, 12, 0, 0],
      uk: [
        'Мурування наздогнало каркас',
        'За жовтень покладено 214 тисяч цеглин. Несучі стіни ростуть рівно, висок перевіряють щоранку, до першої тачки розчину.',
      ],
      en: [
        'Masonry catches the frame',
        'October took 214,000 bricks. The bearing walls rise true: the plumb line is checked each morning before the first barrow of mortar.',
      ],
    },
  ]),
];

/** Houses that have just begun. */
const begun = [
  ...reportsOf('varta-house', [
    {
      month: '2026-10',
      stage: 'pit',
      planned: [45, 0, 0, 0, 0, 0, 0],
      actual: [42, 0, 0, 0, 0, 0, 0],
      picture: 'foundation',
      uk: [
        'Стіна в ґрунті',
        'Навколо котловану замкнули бетонну стіну: вона береже сусідній дім 1912 року. Датчики на його фасаді за місяць не показали нічого.',
      ],
      en: [
        'A wall in the ground',
        'A ring of concrete now protects the neighbouring house of 1912. In a month the sensors on its facade have had nothing to report.',
      ],
    },
  ]),
  ...reportsOf('yasenevyi-hai', [
    {
      month: '2026-10',
      stage: 'pit',
      planned: [15, 0, 0, 0, 0, 0, 0],
      actual: [14, 0, 0, 0, 0, 0, 0],
      picture: 'foundation',
      uk: [
        'Котлован відкрито',
        'Спершу огородили ясени й настелили дошки над корінням, потім завезли екскаватор. Родючий шар складено окремо: він повернеться у двір.',
      ],
      en: [
        'The pit is open',
        'First the ash trees were fenced and their roots covered with boards, then the digger came. The topsoil is kept apart: it will return to the yard.',
      ],
    },
  ]),
  ...reportsOf('poluden', [
    {
      month: '2026-10',
      stage: 'pit',
      planned: [8, 0, 0, 0, 0, 0, 0],
      actual: [8, 0, 0, 0, 0, 0, 0],
      picture: 'foundation',
      uk: [
        'Готуємо ділянку',
        'Знесли два склади, перенесли тепломережу. Палі пробні: дев’ять штук навантажили й лишили на місяць – дивимося, як вони сідають.',
      ],
      en: [
        'Preparing the plot',
        'Two sheds are gone and the heating main is moved. Nine trial piles carry a load for a month while we watch them settle.',
      ],
    },
  ]),
];

const whole: Percents = [100, 100, 100, 100, 100, 100, 100];
const handedOver = { stage: 'grounds', planned: whole, actual: whole };

/** Houses where people live: the month of the handover. */
const finished = [
  ...reportsOf('lypova-tin', [
    {
      ...handedOver,
      month: '2025-09',
      uk: [
        'Дім здано',
        'Комісія прийняла всі чотири секції за один день. Зауважень два: ручка дверей у холі та рівень поребрика. Виправили до вечора.',
      ],
      en: ['Handed over', 'All four sections passed in a day, with two remarks: a door handle and a kerb. Both were mended by evening.'],
    },
  ]),
  ...reportsOf('sosna-i-kamin', [
    {
      ...handedOver,
      month: '2024-12',
      uk: ['На два тижні раніше', 'Дім введено в експлуатацію 12 грудня. Перші ключі віддали того ж дня, під соснами, з чаєм із термоса.'],
      en: [
        'Two weeks early',
        'Commissioned on 12 December. The first keys were given out that day under the pines, with tea from a flask.',
      ],
    },
  ]),
  ...reportsOf('oranzhereia', [
    {
      ...handedOver,
      month: '2025-11',
      uk: ['Дім і теплиця здані', 'Оранжерею приймали окремо: скло витримало град із випробувального стенда. Перші лимони вже висадили.'],
      en: [
        'House and glasshouse',
        'The glasshouse had an inspection of its own, and its panes stood up to test hail. The first lemon trees are in.',
      ],
    },
  ]),
  ...reportsOf('luhova', [
    {
      ...handedOver,
      month: '2023-12',
      uk: ['Перший дім на Лівому березі', 'Чотири секції здано, у дворі висіяно луг. Навесні побачимо, що зійшло.'],
      en: ['The first on the left bank', 'Four sections are handed over and a meadow is sown in the yard. Spring will tell what took.'],
    },
  ]),
];

export const otherReports = [...rising, ...begun, ...finished];
