import type { Contents } from '../../../../src/domain/content/content.ts';
import { cutawayOf } from '../cutaway-of.ts';

/** Prystan 41, Dim na Skhylakh, Varta House, Poluden. */
export const primeStories: Contents['stories'] = {
  'prystan-41': {
    uk: {
      lead: 'Темна цегла на Набережно-Хрещатицькій: між трамваєм Подолу і гранітним парапетом Дніпра.',
      about: [
        'Сорок перший номер довго був пакгаузом річкового порту. Ми лишили його лінію уздовж вулиці та висоту карниза, а за нею поставили шістнадцятиповерхову вежу, з якої видно Рибальський, Труханів і мости аж до Південного.',
        'На поверсі по три квартири, і жодна не дивиться у вікна сусідам. Стелі 3,3 м, цегла ручного формування, бронзові відливи, які з роками темнітимуть разом із будинком. У першому поверсі вежі – книгарня з кав’ярнею та хол, куди виходять обидва ліфти.',
      ],
      features: [
        { title: 'Річка щоранку', text: 'З третього поверху вікна віталень відкриті на воду: між будинком і Дніпром лише набережна.' },
        { title: 'Три квартири на поверсі', text: 'Ліфтовий хол із природним світлом і не більше двох сусідів.' },
        {
          title: 'Човновий клуб',
          text: 'Зимове зберігання каяків і дощок у цокольному поверсі та спуск до причалу за чотири хвилини пішки.',
        },
        { title: 'Паркінг із зарядкою', text: 'Одне місце на квартиру, до кожного підведено лінію на 11 кВт.' },
        { title: 'Цегла, якій не потрібен ремонт', text: 'Клінкер укладено на розчин у тон, без фарби та утеплювача назовні.' },
      ],
    },
    en: {
      lead: 'Dark brick on Naberezhno-Khreshchatytska, between the Podil tram and the granite edge of the Dnipro.',
      about: [
        'Number forty-one was long a warehouse of the river port. We kept its line along the street and the height of its cornice, and behind it set a sixteen-storey tower with views of Rybalskyi, Trukhaniv and the bridges as far as the Pivdennyi.',
        'There are three apartments to a floor, and none looks into a neighbour’s windows. Ceilings of 3.3 m, hand-formed brick, bronze sills that will darken along with the house. The tower’s ground floor holds a bookshop with coffee, and the lobby both lifts open into.',
      ],
      features: [
        {
          title: 'The river every morning',
          text: 'From the third floor up, living rooms face the water; only the embankment lies between.',
        },
        { title: 'Three apartments to a floor', text: 'A lift hall with daylight, and never more than two neighbours.' },
        { title: 'A boat club', text: 'Winter storage for kayaks and boards in the basement, four minutes on foot from the pier.' },
        { title: 'Parking with charging', text: 'A space for each apartment, every one with an 11 kW line.' },
        { title: 'Brick that asks for nothing', text: 'Clinker in tinted mortar: no paint and no render to renew.' },
      ],
    },
    pictures: ['interiors/prime-living-1', 'interiors/prime-bedroom', cutawayOf('3В')],
    featureCategories: ['home', 'house', 'yard', 'house', 'house'],
    point: { lat: 50.4676, lng: 30.5226 },
  },
  'dim-na-skhylakh': {
    uk: {
      lead: 'Тридцять три квартири на печерському схилі, кожна зі своїм куточком неба.',
      about: [
        'Дім стоїть на зламі рельєфу: зі сторони вулиці Драгомирова він має сім поверхів, а в бік саду опускається двома терасами. Травертин для фасаду відбирали плитами, щоб шар каменю тягнувся без розриву від рогу до рогу.',
        'Тут немає типових поверхів: планування повторюється щонайбільше шість разів. У спальнях тихо, бо вони дивляться на схил, а вітальні – на захід, на бані Лаври та лівий берег удалині.',
      ],
      features: [
        { title: 'Суцільний камінь', text: 'Травертин 40 мм на прихованих кріпленнях, малюнок плит узгоджено по всьому фасаду.' },
        { title: 'Сад на схилі', text: 'Дві тисячі квадратних метрів із підпірними стінами з дикого каменю та двома старими липами.' },
        { title: 'Тихо, як у студії', text: 'Міжквартирні стіни 30 см і трикамерне скління: вночі у спальні не гучніше 25 дБ.' },
        {
          title: 'Тераси верхнього поверху',
          text: 'У кожній секції одна квартира під дахом має власну терасу з виводом води та опорами під перголу.',
        },
      ],
    },
    en: {
      lead: 'Thirty-three apartments on the Pechersk slope, each with a piece of sky of its own.',
      about: [
        'The house stands where the ground breaks: seven storeys to Drahomyrova Street, stepping down in two terraces to the garden. Its travertine was chosen slab by slab so that the bed of the stone runs unbroken from corner to corner.',
        'There is no typical floor; a plan is repeated six times at most. Bedrooms are quiet because they face the slope. Living rooms look west, to the domes of the Lavra and the far left bank.',
      ],
      features: [
        { title: 'Solid stone', text: 'Travertine 40 mm thick on hidden fixings, its veining matched across the whole facade.' },
        { title: 'A garden on the slope', text: 'Two thousand square metres with dry-stone walls and two old lime trees.' },
        { title: 'Quiet as a studio', text: 'Party walls of 30 cm and triple glazing: no more than 25 dB in a bedroom at night.' },
        {
          title: 'Terraces on top',
          text: 'In each section one apartment under the roof has a terrace of its own, with water laid on and footings for a pergola.',
        },
      ],
    },
    pictures: ['interiors/prime-living-2', 'interiors/prime-bedroom', cutawayOf('3Н тераса')],
    featureCategories: ['house', 'yard', 'home', 'home'],
    point: { lat: 50.4139, lng: 30.5486 },
  },
  'varta-house': {
    uk: {
      lead: 'Чорна цегла й білий камінь на Антоновича: дванадцять поверхів стриманості посеред гучного центру.',
      about: [
        'Варта займає вузьку ділянку між двома дохідними будинками, тож ми почали з тиші: сходи й ліфти винесли до глухих стін, а житло розвернули до вулиці та у двір. Так кожна квартира отримала дві сторони світла.',
        'Зараз на майданчику фундаментна плита. Ціни відповідають цій стадії, а умови розтермінування розраховані до IV кварталу 2028 року.',
      ],
      features: [
        { title: 'Один під’їзд', text: 'Тридцять три квартири, консьєрж-служба та хол з робочим столом на дванадцятьох.' },
        { title: 'П’ять хвилин до метро', text: 'До «Олімпійської» 400 м рівним тротуаром.' },
        { title: 'Рами з білого каменю', text: 'Вапняк обрамлює вікна на всю глибину стіни: тінь від нього влітку рятує від спеки.' },
        {
          title: 'Укриття, в якому можна працювати',
          text: 'Приміщення подвійного призначення з вентиляцією, санвузлом, водою та зв’язком.',
        },
      ],
    },
    en: {
      lead: 'Black brick and white stone on Antonovycha: twelve storeys of restraint in a loud part of town.',
      about: [
        'Varta fills a narrow plot between two old apartment houses, so we began with silence: stairs and lifts went to the blind walls, and the homes were turned to the street and to the yard. Every apartment gets light from two sides.',
        'The foundation slab is being cast now. Prices match that stage, and instalments run until the fourth quarter of 2028.',
      ],
      features: [
        { title: 'One entrance', text: 'Thirty-three apartments, a concierge, and a lobby with a work table for twelve.' },
        { title: 'Five minutes to the metro', text: 'Olimpiiska station is 400 m away along level pavement.' },
        { title: 'White stone as a frame', text: 'Limestone lines each window to the full depth of the wall; its shade keeps summer out.' },
        { title: 'A shelter you can work in', text: 'Dual-use rooms with ventilation, a washroom, water and internet.' },
      ],
    },
    pictures: ['interiors/prime-living-1', 'interiors/prime-living-2', cutawayOf('1И євро')],
    featureCategories: ['house', 'around', 'house', 'yard'],
    point: { lat: 50.4302, lng: 30.5149 },
  },
  poluden: {
    uk: {
      lead: 'Двір, відкритий на південь: П-подібний дім на бульварі Гавела, де сонце не заходить за сусіда.',
      about: [
        'Назва говорить про головне рішення: літера «П» розкрита рівно на південь, і о дванадцятій у двір заходить сонце навіть у грудні. Нижче крило, десять поверхів, поставлено на сході, щоб не забирати ранок.',
        'Продаж ще не почався. Ми показуємо дім, поки доопрацьовуємо планування: залиште номер, і перший прайс надійде вам за добу до відкриття.',
      ],
      features: [
        {
          title: 'Сонце за розрахунком',
          text: 'Інсоляцію перевірено для кожної квартири: не менше трьох годин прямого світла 22 березня.',
        },
        { title: 'Білий камінь, темне скло', text: 'Світлий фасад відбиває літо, глибокі простінки тримають тінь.' },
        { title: 'Двір-амфітеатр', text: 'Перепад у два метри став сходами для сидіння, а не підпірною стіною.' },
        { title: 'Перший прайс – підписникам', text: 'Ті, хто лишив номер, обирають квартиру на день раніше.' },
      ],
    },
    en: {
      lead: 'A courtyard open to the south: a U-shaped house on Havela Boulevard where no neighbour takes the sun.',
      about: [
        'The name is the idea. Poluden means noon, and the letter U opens due south, so that at twelve the sun reaches the yard even in December. The lower wing, ten storeys, stands in the east and leaves the morning alone.',
        'Sales have not begun. We show the house while the plans are being finished: leave a number, and the first price list reaches you a day before opening.',
      ],
      features: [
        { title: 'Sun by calculation', text: 'Checked for every apartment: at least three hours of direct light on 22 March.' },
        { title: 'White stone, dark glass', text: 'The pale facade reflects the summer; the deep piers keep the shade.' },
        { title: 'A courtyard to sit in', text: 'A drop of two metres became seating steps instead of a retaining wall.' },
        { title: 'Subscribers choose first', text: 'Those who leave a number choose a day before everyone else.' },
      ],
    },
    pictures: ['interiors/prime-living-1', 'interiors/prime-bedroom', cutawayOf('1И євро')],
    featureCategories: ['home', 'house', 'yard', 'terms'],
    point: { lat: 50.4365, lng: 30.4224 },
  },
};
