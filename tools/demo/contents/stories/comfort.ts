import type { Contents } from '../../../../src/domain/content/content.ts';
import { cutawayOf } from '../cutaway-of.ts';

/** Lypova Tin, Pivnichnyi Pahorb, Luhova, Svitanok 9, Yasenevyi Hai. */
export const comfortStories: Contents['stories'] = {
  'lypova-tin': {
    uk: {
      lead: 'Двір, засаджений липами, і дев’ять поверхів навколо: у червні тут пахне чаєм.',
      about: [
        'Чотири секції стоять каре, і в середині виходить двір завбільшки з футбольне поле. Двадцять шість лип висаджено вже дорослими, тому тінь є від першого літа, а не через двадцять років.',
        'Дім здано восени 2025-го. Кілька квартир ще продає забудовник, десять – власники, частина вже з ремонтом і кухнею.',
      ],
      features: [
        { title: '26 дорослих лип', text: 'Саджали краном, із великою грудкою землі, і всі прийнялися.' },
        { title: 'Дубові панелі біля входів', text: 'До них хочеться торкатися; раз на рік їх покривають олією.' },
        { title: 'Ключі відразу', text: 'Квартиру можна оглянути сьогодні, а заселитися за два тижні.' },
        { title: 'Садок і ліцей у кварталі', text: 'Обидва державні, обидва за п’ять хвилин без переходу через дорогу.' },
      ],
    },
    en: {
      lead: 'A yard of lime trees with nine storeys around it: in June it smells of tea.',
      about: [
        'Four sections stand in a square and leave a yard the size of a football pitch. Twenty-six limes were planted fully grown, so there has been shade since the first summer.',
        'The house was handed over in autumn 2025. A few apartments are still with the developer; ten are sold by their owners, some with a finished kitchen.',
      ],
      features: [
        { title: '26 grown limes', text: 'Set by crane with their own soil, and every one took root.' },
        { title: 'Oak by the doors', text: 'Panels that ask to be touched, oiled once a year.' },
        { title: 'Keys at once', text: 'See the apartment today and move in within two weeks.' },
        { title: 'Nursery and lyceum', text: 'Both public, both five minutes away with no road to cross.' },
      ],
    },
    pictures: ['interiors/comfort-living-1', 'interiors/comfort-bedroom', cutawayOf('1В'), cutawayOf('С2')],
    featureCategories: ['yard', 'house', 'terms', 'around'],
    point: { lat: 50.4659, lng: 30.3372 },
  },
  'pivnichnyi-pahorb': {
    uk: {
      lead: 'Доступні квартири на пагорбі між Мінською та Почайною, з ціною в гривні.',
      about: [
        'Ми порахували цей дім від платежу, а не від метра: компактні планування від 25 м², прості фасади з білих і піщаних панелей, один тип вікна на всі секції. Заощаджене пішло на те, чого не видно, – звукоізоляцію, ліфти й теплопункт.',
        'Зводимо дев’ятий поверх першої секції. Ціни закріплено в гривні на весь строк розтермінування, більшість квартир підходить під єОселю.',
      ],
      features: [
        { title: 'Гривня без прив’язки', text: 'Сума в договорі не змінюється разом із курсом.' },
        { title: 'єОселя', text: 'Квартири до 73,5 м² відповідають умовам програми для родин до трьох осіб.' },
        { title: 'Метро за шість хвилин', text: '«Почайна» – через сквер, без підземного переходу.' },
        { title: 'Пандус, а не сходинка', text: 'Від тротуару до ліфта немає жодного порога.' },
      ],
    },
    en: {
      lead: 'Homes within reach on a hill between Minska and Pochaina, priced in hryvnias.',
      about: [
        'We worked this house out from the monthly payment, not from the square metre: compact plans from 25 m², plain facades of white and sand panels, one kind of window throughout. What was saved went where it is not seen: sound insulation, lifts, heating.',
        'The first section has reached the ninth floor. Prices are fixed in hryvnias for the whole instalment term, and most apartments qualify for eOselia.',
      ],
      features: [
        { title: 'Hryvnia, unpegged', text: 'The sum in the contract does not follow the exchange rate.' },
        { title: 'eOselia', text: 'Apartments up to 73.5 m² meet the programme’s terms for families of up to three.' },
        { title: 'Six minutes to the metro', text: 'Pochaina is across a small park, with no underpass.' },
        { title: 'A ramp, not a step', text: 'Not one threshold from the pavement to the lift.' },
      ],
    },
    pictures: ['interiors/comfort-living-2', 'interiors/comfort-bedroom', cutawayOf('С2'), cutawayOf('1В')],
    featureCategories: ['terms', 'terms', 'around', 'house'],
    point: { lat: 50.4961, lng: 30.4938 },
  },
  luhova: {
    uk: {
      lead: 'Перший дім Обрію на Лівому березі. Усі квартири продано, але двір варто побачити.',
      about: [
        'Луговою ми перевірили правило, за яким відтоді працюємо: спершу двір, потім дім. Два кольори цегли, кремовий і червоний, ділять довгий фасад на будинки, які легко впізнати дитині.',
        'Здано наприкінці 2023 року. За три роки тут виросли сливи, з’явилася бібліотека обміну та черга з тих, хто хоче купити у сусідів.',
      ],
      features: [
        { title: 'Двір, з якого все почалося', text: 'Луг із диких трав, який косять двічі на рік.' },
        { title: 'Кожен під’їзд інший', text: 'Плитка, двері й світло не повторюються: свій упізнаєш без номера.' },
        { title: 'Озеро за 300 м', text: 'Пляж, сосни й бігова доріжка вздовж води.' },
        { title: 'Сервісна компанія мешканців', text: 'ОСББ працює з першого дня, борги за комунальні менші за 2 %.' },
      ],
    },
    en: {
      lead: 'Obriy’s first house on the left bank. Every apartment is sold, yet the yard is worth a visit.',
      about: [
        'Luhova tested the rule we have worked by since: the yard first, then the house. Two colours of brick, cream and red, divide a long facade into houses that a child can tell apart.',
        'Handed over at the end of 2023. In three years plum trees have grown, a book exchange has appeared, and so has a queue of people who would buy from the neighbours.',
      ],
      features: [
        { title: 'Where it all began', text: 'A meadow of wild grasses, mown twice a year.' },
        { title: 'No two entrances alike', text: 'Tiles, doors and lamps differ: you know yours without a number.' },
        { title: 'A lake 300 m away', text: 'A beach, pines and a running path along the water.' },
        { title: 'Run by its residents', text: 'An owners’ association since day one, with arrears below 2%.' },
      ],
    },
    pictures: ['interiors/comfort-living-1', 'interiors/comfort-living-2', cutawayOf('1В'), cutawayOf('2Б')],
    featureCategories: ['yard', 'house', 'around', 'terms'],
    point: { lat: 50.4001, lng: 30.6488 },
  },
  'svitanok-9': {
    uk: {
      lead: 'Дві вежі на Харківському шосе, повернуті до сходу: ранкове світло в кожній кухні.',
      about: [
        'Ми розвернули обидва будинки на дев’ять градусів від вулиці – звідси й число в назві. Цього досить, щоб о сьомій ранку сонце лягало на стіл, а шум шосе ковзав уздовж фасаду.',
        'Дім на фінішній прямій: фасади завершено, іде благоустрій, здача у четвертому кварталі 2026 року. Ціна в гривні, останні квартири від забудовника та шість переуступок.',
      ],
      features: [
        { title: 'Ключі цього року', text: 'Введення в експлуатацію – IV квартал 2026 року.' },
        { title: 'Дев’ять градусів', text: 'Поворот, який дає ранкове сонце й знімає шум.' },
        { title: 'Вохра в нішах', text: 'Теплий колір лоджій видно знизу навіть у похмурий день.' },
        { title: 'Зупинка біля воріт', text: 'До метро «Харківська» сім хвилин автобусом, що ходить через кожні п’ять.' },
      ],
    },
    en: {
      lead: 'Two towers on Kharkivske Highway turned to the east: morning light in every kitchen.',
      about: [
        'Both houses are turned nine degrees from the road, and that is the number in the name. It is enough for the sun to reach the table at seven, and for the noise of the road to slide along the facade.',
        'The house is on its last stretch: facades are done, the grounds are under way, and it will be commissioned in the fourth quarter of 2026. Prices are in hryvnias; the last apartments are left, and six contracts are for resale.',
      ],
      features: [
        { title: 'Keys this year', text: 'Commissioning in the fourth quarter of 2026.' },
        { title: 'Nine degrees', text: 'A turn that brings morning sun and takes the noise away.' },
        { title: 'Ochre in the recesses', text: 'The loggias’ warm colour shows even on a grey day.' },
        { title: 'A stop by the gate', text: 'Seven minutes to Kharkivska metro by a bus that comes every five.' },
      ],
    },
    pictures: ['interiors/comfort-living-1', 'interiors/comfort-bedroom', cutawayOf('С2'), cutawayOf('1В')],
    featureCategories: ['terms', 'home', 'house', 'around'],
    point: { lat: 50.4046, lng: 30.6642 },
  },
  'yasenevyi-hai': {
    uk: {
      lead: 'Майбутній дім біля ясеневого гаю на Метрологічній. Зараз копаємо, продаж – навесні.',
      about: [
        'Три дванадцятиповерхові секції стануть упоперек схилу, лишивши гаєві весь південний бік. Жоден із ста сорока ясенів не потрапляє під забудову: геодезичну зйомку зробили раніше, ніж замовили проєкт.',
        'Котлован відкрито восени 2026-го. Продаж почнеться, коли буде зареєстровано майнові права, не раніше. Підпишіться – повідомимо дату й перші ціни.',
      ],
      features: [
        { title: '140 ясенів на місці', text: 'Дерева огороджено до початку робіт, коріння захищає настил.' },
        { title: 'Спершу документи', text: 'Продаж відкриється лише після реєстрації спеціального майнового права.' },
        { title: 'Від студії до трикімнатної', text: 'Планування від 25 до 84 м², більшість – під умови єОселі.' },
        { title: 'Теремки – 12 хвилин', text: 'Станція метро та ринок за одну зупинку тролейбуса.' },
      ],
    },
    en: {
      lead: 'A house to come beside an ash grove on Metrolohichna. We are digging now; sales open in spring.',
      about: [
        'Three sections of twelve storeys will stand across the slope and leave the whole south side to the grove. Not one of its hundred and forty ash trees is in the way: the survey was made before the design was ordered.',
        'The pit was opened in autumn 2026. Sales will start once property rights are registered and no earlier. Subscribe, and we will send the date and the first prices.',
      ],
      features: [
        { title: '140 ash trees stay', text: 'Fenced before work began, their roots under a timber deck.' },
        { title: 'Papers first', text: 'Sales open only once special property rights are registered.' },
        { title: 'Studios to three rooms', text: 'Plans from 25 to 84 m², most within the terms of eOselia.' },
        { title: 'Teremky in 12 minutes', text: 'Metro and market are one trolleybus stop away.' },
      ],
    },
    pictures: ['interiors/comfort-living-2', 'interiors/comfort-bedroom', cutawayOf('С2'), cutawayOf('2Б')],
    featureCategories: ['yard', 'terms', 'home', 'around'],
    point: { lat: 50.3557, lng: 30.4871 },
  },
};
