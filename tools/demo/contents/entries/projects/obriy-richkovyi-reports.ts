import { reportsOf } from './report.ts';

export const obriyRichkovyiReports = reportsOf('obriy-richkovyi', [
  {
    month: '2025-11',
    stage: 'pit',
    planned: [85, 0, 0, 0, 0, 0, 0],
    actual: [80, 0, 0, 0, 0, 0, 0],
    picture: 'foundation',
    uk: [
      'Плита під вежею',
      'За дві доби без перерви залили 1 400 м³ бетону – основу під 24 поверхи. Палі під нижчими секціями забито всі, крім сорока біля води: там чекаємо, доки спаде рівень.',
    ],
    en: [
      'The raft under the tower',
      'Two days without a break and 1,400 m³ of concrete: the base for 24 storeys. Piles under the lower sections are in, all but forty by the water, where we wait for the level to fall.',
    ],
  },
  {
    month: '2025-12',
    stage: 'pit',
    planned: [100, 4, 0, 0, 0, 0, 0],
    actual: [95, 2, 0, 0, 0, 0, 0],
    picture: 'foundation',
    uk: [
      'Стіна проти ґрунтових вод',
      'Підземну частину обнесли гідроізоляцією у два шари й залили водою для проби: за десять днів жодної плями. Каркас паркінгу почнемо після морозів.',
    ],
    en: [
      'A wall against groundwater',
      'The basement is wrapped in two layers of waterproofing and was flooded for a test: ten days and not a stain. The frame of the car park starts when the frost is over.',
    ],
  },
  {
    month: '2026-01',
    stage: 'frame',
    planned: [100, 10, 0, 0, 0, 0, 0],
    actual: [100, 5, 0, 0, 0, 0, 0],
    picture: 'foundation',
    uk: [
      'Морози забрали два тижні',
      'Нижче мінус дванадцяти бетон не заливаємо, тож січень минув за армуванням. Відставання два тижні; навесні його наздоженемо другим краном.',
    ],
    en: [
      'Frost took two weeks',
      'Below minus twelve we do not pour, so January went into reinforcement. We are two weeks late and will catch up in spring with a second crane.',
    ],
  },
  {
    month: '2026-02',
    stage: 'frame',
    planned: [100, 16, 0, 0, 0, 0, 0],
    actual: [100, 12, 0, 0, 0, 0, 0],
    picture: 'frame-1',
    uk: [
      'Вийшли з-під землі',
      'Перекрито паркінг, вежа піднялася на перший поверх. Із кабіни крана вже видно Дніпро, з другого поверху – поки що лише каштани.',
    ],
    en: [
      'Out of the ground',
      'The car park has its slab, and the tower has a ground floor. The crane driver can see the Dnipro; from the second floor it is only chestnut trees so far.',
    ],
  },
  {
    month: '2026-03',
    stage: 'frame',
    planned: [100, 24, 0, 0, 0, 0, 0],
    actual: [100, 21, 0, 0, 0, 0, 0],
    picture: 'frame-1',
    uk: [
      'Другий кран і четвертий поверх',
      'Другий кран обслуговує три нижчі секції, перший лишився вежі. Поверх вежі тепер займає дев’ять днів замість чотирнадцяти.',
    ],
    en: [
      'A second crane, a fourth floor',
      'The new crane serves the three lower sections and leaves the first one to the tower. A storey now takes nine days instead of fourteen.',
    ],
  },
  {
    month: '2026-04',
    stage: 'frame',
    planned: [100, 32, 2, 0, 0, 0, 0],
    actual: [100, 30, 2, 0, 0, 0, 0],
    picture: 'frame-1',
    uk: [
      'Шостий поверх вежі',
      'Нижчі секції доросли до третього. На другому виклали зразкову кімнату: цегла, перегородка, віконний проріз – щоб показати майстрам і покупцям одне й те саме.',
    ],
    en: [
      'Six floors of the tower',
      'The lower sections have reached the third. On the second floor stands a sample room of brick, partition and opening, so that builders and buyers look at the same thing.',
    ],
  },
  {
    month: '2026-05',
    stage: 'frame',
    planned: [100, 40, 6, 0, 0, 0, 0],
    actual: [100, 40, 5, 0, 0, 0, 0],
    picture: 'frame-1',
    uk: ['Наздогнали графік', 'Вісім поверхів вежі, п’ять – у сусідніх секціях. Січневе відставання закрито, і далі ми йдемо день у день.'],
    en: [
      'Back on schedule',
      'Eight floors of the tower, five next door. January’s delay is made good, and from here we keep the calendar day by day.',
    ],
  },
  {
    month: '2026-06',
    stage: 'frame',
    planned: [100, 49, 12, 0, 2, 0, 0],
    actual: [100, 51, 10, 0, 2, 0, 0],
    picture: 'frame-1',
    uk: [
      'Десятий поверх, видно воду',
      'З десятого поверху вежі відкрилися обидва береги. У нижчих секціях мурують зовнішні стіни перших поверхів і ведуть стояки каналізації.',
    ],
    en: [
      'Ten floors, and the water',
      'From the tenth floor both banks have come into view. Below, outer walls are rising on the first storeys and the waste stacks go in.',
    ],
  },
  {
    month: '2026-07',
    stage: 'frame',
    planned: [100, 58, 18, 0, 5, 0, 0],
    actual: [100, 60, 15, 0, 5, 0, 0],
    picture: 'frame-2',
    uk: [
      'Половина вежі',
      'Дванадцять із двадцяти чотирьох. Цегла приїхала з двотижневою затримкою, тому мурування трохи позаду каркаса; друга бригада стає з серпня.',
    ],
    en: [
      'Half a tower',
      'Twelve floors of twenty-four. Brick arrived two weeks late, so the masonry trails the frame a little; a second crew joins in August.',
    ],
  },
  {
    month: '2026-08',
    stage: 'frame',
    planned: [100, 67, 24, 0, 8, 0, 0],
    actual: [100, 70, 23, 0, 8, 0, 0],
    picture: 'frame-2',
    uk: [
      'Дві секції під дахом',
      'Обидві десятиповерхівки дійшли до верху. За звичаєм на дах підняли гілку верби – тепер вона в кабінеті виконроба, пустила коріння.',
    ],
    en: [
      'Two sections topped out',
      'Both ten-storey houses have reached their height. A willow branch went up to the roof, as is the custom; it now lives in the foreman’s office and has taken root.',
    ],
  },
  {
    month: '2026-09',
    stage: 'frame',
    planned: [100, 76, 31, 3, 12, 0, 0],
    actual: [100, 78, 31, 2, 12, 0, 0],
    picture: 'frame-2',
    uk: [
      'Шістнадцять, як у сусідки',
      'Вежа зрівнялася з другою секцією. Перший пояс білої цегли ліг на фасад: його видно з Південного мосту.',
    ],
    en: [
      'Sixteen, level with its neighbour',
      'The tower is as tall as section two. The first white band of brick lies on the facade and can be seen from the Pivdennyi bridge.',
    ],
  },
  {
    month: '2026-10',
    stage: 'frame',
    planned: [100, 84, 38, 6, 16, 0, 0],
    actual: [100, 86, 39, 5, 16, 0, 0],
    picture: 'frame-2',
    uk: [
      'Вісімнадцятий поверх',
      'До верху вежі шість поверхів. У секціях 3 і 4 стіни вимурувано до п’ятого, туди вже завозять вікна. Взимку працюватимемо всередині.',
    ],
    en: [
      'The eighteenth floor',
      'Six storeys are left to the top. In sections 3 and 4 walls stand to the fifth floor and windows are arriving. Winter work will be indoors.',
    ],
  },
]);
