import type { Contents } from '../../../../src/domain/content/content.ts';
import { cutawayOf } from '../cutaway-of.ts';

/** Obriy Richkovyi, Tykha Zatoka, Hlyniana Manufaktura, Midnyi Kvartal. */
export const businessStories: Contents['stories'] = {
  'obriy-richkovyi': {
    uk: {
      lead: 'Чотири секції на Дніпровській набережній, що спускаються до води, мов сходи: 24, 16, 10 і ще раз 10 поверхів.',
      about: [
        'Ми розставили будинки так, щоб нижчий не закривав річки вищому. Вежа стоїть найдалі від берега, десятиповерхові секції – ближче до променаду, тому воду видно з кожної другої квартири вже від п’ятого поверху.',
        'Білі пояси на червоній цеглі позначають кожен поверх. Між будинками немає машин: заїзд у паркінг із вулиці, а двір продовжує набережну, з лавами, пірсом і каштанами, які ми пересадили, а не зрубали.',
        'Вежу змонтовано до вісімнадцятого поверху, у нижчих секціях уже мурують стіни.',
      ],
      features: [
        { title: 'Власний відтинок набережної', text: '280 м променаду з деревом під ногами та сходами до води.' },
        { title: 'Каскад висот', text: 'Секції нижчають до Дніпра, тож краєвид не обривається сусіднім балконом.' },
        { title: 'Метро «Осокорки»', text: 'Дванадцять хвилин пішки або дві зупинки автобусом від воріт.' },
        { title: 'Стелі 3 м', text: 'На останніх поверхах – 3,3 м, а одна з кутових квартир має терасу.' },
        { title: 'Тепло на випадок зими', text: 'Дахова котельня, генератор на ліфти й насоси, запас води на добу.' },
      ],
    },
    en: {
      lead: 'Four sections on the Dniprovska embankment that step down to the water: 24, 16, 10 and again 10 storeys.',
      about: [
        'We placed the houses so that no block hides the river from the one behind. The tower stands furthest back and the ten-storey sections near the promenade; from the fifth floor up, every second apartment sees the water.',
        'White bands mark every storey in the red brick. There are no cars between the houses: parking is entered from the street, and the yard carries on the embankment with benches, a jetty and chestnut trees that we moved rather than felled.',
        'The frame of the tower has reached the eighteenth floor; in the lower sections walls are going up.',
      ],
      features: [
        { title: 'An embankment of its own', text: '280 m of timber promenade with steps down to the water.' },
        { title: 'A cascade of heights', text: 'Sections drop towards the Dnipro, so no balcony cuts the view short.' },
        { title: 'Osokorky metro', text: 'Twelve minutes on foot, or two bus stops from the gate.' },
        { title: '3 m ceilings', text: 'On the top floors 3.3 m, and one of the corner apartments has a terrace.' },
        { title: 'Ready for winter', text: 'A roof boiler house, a generator for lifts and pumps, a day’s reserve of water.' },
      ],
    },
    pictures: ['interiors/business-living-1', 'interiors/business-bedroom', cutawayOf('3Б'), cutawayOf('2Г')],
    featureCategories: ['yard', 'house', 'around', 'home', 'house'],
    point: { lat: 50.4068, lng: 30.6003 },
  },
  'tykha-zatoka': {
    uk: {
      lead: 'Дві білі вежі над затокою Оболоні, де замість шуму проспекту чути качок.',
      about: [
        'Прирічна закінчується водою, і транзиту тут немає. Дві вежі на 22 і 18 поверхів розвернуто під кутом одна до одної: вікна не зустрічаються, а між будинками лишається коридор для вітру із затоки.',
        'Фасад – білий бетонний каркас і графітове скло, відступлене на глибину лоджії. Лоджії засклено з першого дня, тож фасад за десять років виглядатиме так само.',
      ],
      features: [
        { title: 'Сорок кроків до пляжу', text: 'Від воріт двору до піску – одна пішохідна доріжка без жодного переходу.' },
        { title: 'Вода з двох сторін', text: 'Кутові квартири бачать і затоку, і русло Дніпра.' },
        { title: 'Дитсадок на 80 місць', text: 'Вбудований у стилобат, із власним двориком і окремим входом.' },
        { title: 'Велокімната при вході', text: 'Мийка, помпа й місце для вантажного велосипеда, а не гак у підвалі.' },
      ],
    },
    en: {
      lead: 'Two white towers above an Obolon bay, where you hear ducks instead of the avenue.',
      about: [
        'Pryrichna Street ends at the water, so nobody drives through. The towers, 22 and 18 storeys, are turned at an angle: windows never meet, and a passage stays open for the wind from the bay.',
        'The facade is a white concrete frame with graphite glass set back by the depth of a loggia. Loggias are glazed from the first day, so the house will look the same in ten years.',
      ],
      features: [
        { title: 'Forty steps to the beach', text: 'One footpath leads from the gate to the sand, with no road to cross.' },
        { title: 'Water on two sides', text: 'Corner apartments see both the bay and the main stream of the Dnipro.' },
        { title: 'A kindergarten for 80', text: 'Built into the podium, with a yard and an entrance of its own.' },
        { title: 'A proper bicycle room', text: 'By the entrance: a wash, a pump and space for a cargo bike.' },
      ],
    },
    pictures: ['interiors/business-living-2', 'interiors/business-bedroom', cutawayOf('2Г'), cutawayOf('1Ж євро')],
    featureCategories: ['around', 'home', 'yard', 'yard'],
    point: { lat: 50.5162, lng: 30.5203 },
  },
  'hlyniana-manufaktura': {
    uk: {
      lead: 'Квартал із теракотового клінкеру на місці кахельної майстерні: вісім поверхів, чотири під’їзди, один спільний двір.',
      about: [
        'На Кирилівській, 69 сто років ліпили кахлі. Від майстерні лишилася труба й муровані ворота – вони стали входом у двір. Колір клінкеру ми підібрали за черепками, знайденими під час розкопок.',
        'Восьмиповерховий периметр тримає людський масштаб Подолу. Перші поверхи віддано майстерням, пекарні та квартирам із виходом у палісадник. Усі квартири здаються у стані white box.',
      ],
      features: [
        {
          title: 'Передчистове оздоблення',
          text: 'Стяжка, штукатурка, розведена електрика й сантехніка: до заселення лишається обрати колір.',
        },
        { title: 'Кераміка замість вивісок', text: 'Номери під’їздів і назви закладів обпалено з тієї самої глини.' },
        { title: 'Двір без машин', text: '1 900 м² саду з яблунями, піч для хліба та стіл на двадцятьох.' },
        { title: 'Стелі 3 м', text: 'Вікна від підлоги на 40 см – можна сидіти на підвіконні.' },
        { title: 'Майстерня мешканців', text: 'Гончарне коло, верстак і муфельна піч за абонементом.' },
      ],
    },
    en: {
      lead: 'A quarter of terracotta clinker where a tile works once stood: eight storeys, four entrances, one shared courtyard.',
      about: [
        'For a century tiles were made at 69 Kyrylivska. A chimney and a brick gate are left of the works, and they became the way in. The colour of the clinker was matched to shards found when we dug.',
        'An eight-storey perimeter keeps to the human scale of Podil. The ground floor goes to workshops, a bakery and apartments with front gardens. Every apartment is handed over as a white box.',
      ],
      features: [
        { title: 'White-box finish', text: 'Screed, plaster, wiring and pipes are done: all that remains is to choose a colour.' },
        { title: 'Ceramics for signs', text: 'Entrance numbers and shop names are fired from the same clay.' },
        { title: 'A courtyard without cars', text: '1,900 m² of apple garden, a bread oven and a table for twenty.' },
        { title: '3 m ceilings', text: 'Windows begin 40 cm above the floor: low enough to sit on the sill.' },
        { title: 'The residents’ workshop', text: 'A potter’s wheel, a bench and a kiln, by subscription.' },
      ],
    },
    pictures: ['interiors/business-living-1', 'interiors/business-living-2', cutawayOf('2Г'), cutawayOf('1Ж євро')],
    featureCategories: ['home', 'house', 'yard', 'home', 'yard'],
    point: { lat: 50.4812, lng: 30.488 },
  },
  'midnyi-kvartal': {
    uk: {
      lead: 'Чотири будинки мідного відтінку на Дегтярівській, зібрані навколо пішохідної вулиці.',
      about: [
        'Квартал прорізає нова вулиця без машин – від Дегтярівської до парку. На неї виходять вітрини, літні столики й під’їзди, тому двір лишився для тих, хто тут живе.',
        'Цегла змінює колір від рудого до майже чорного, залежно від сонця: у ній оксид міді. Вежу на 19 поверхів видно від Лук’янівки, решта секцій тримається висоти сусідніх дерев. Фасади завершено на дві третини.',
      ],
      features: [
        { title: 'Пішохідна вулиця', text: '180 м із крамницями, аптекою та кав’ярнею, куди не заїде навіть таксі.' },
        { title: 'Дві станції метро', text: 'До «Лук’янівської» та «Шулявської» по 15 хвилин пішки.' },
        { title: 'Коворкінг на 40 місць', text: 'На другому поверсі вежі, з переговорними, відкритий цілодобово для мешканців.' },
        { title: 'Розумні лічильники', text: 'Показники передаються самі, витрати видно в кабінеті щодня.' },
      ],
    },
    en: {
      lead: 'Four copper-toned houses on Dehtiarivska, gathered around a street for walking.',
      about: [
        'A new street without cars cuts the quarter, from Dehtiarivska to the park. Shop windows, café tables and entrances face it, and so the inner yard is left to those who live here.',
        'There is copper oxide in the brick: with the sun it turns from ginger to almost black. The nineteen-storey tower is seen from Lukianivka; the other sections keep to the height of the trees. Two thirds of the facades are finished.',
      ],
      features: [
        { title: 'A walking street', text: '180 m of shops, a pharmacy and coffee, closed to all traffic, even taxis.' },
        { title: 'Two metro stations', text: 'Lukianivska and Shuliavska are each 15 minutes away on foot.' },
        { title: 'Forty desks', text: 'A co-working floor in the tower with meeting rooms, open to residents day and night.' },
        { title: 'Meters that report themselves', text: 'Readings go out on their own; you see each day’s use in your account.' },
      ],
    },
    pictures: ['interiors/business-living-1', 'interiors/business-bedroom', cutawayOf('3Б'), cutawayOf('1Ж євро')],
    featureCategories: ['yard', 'around', 'yard', 'house'],
    point: { lat: 50.4583, lng: 30.4636 },
  },
};
