import { newsEntry } from './news-entry.ts';

/** What happens on the sites. */
export const buildingNews = [
  newsEntry({
    slug: 'svitanok-9-readiness',
    day: '2026-11-17',
    tag: 'building',
    project: 'svitanok-9',
    picture: 'svitanok-9/hero',
    gallery: ['svitanok-9/stage-facade', 'common/street-day'],
    uk: {
      title: '«Світанок 9» пройшов огляд: лишилися лавки й папери',
      lead: 'Комісія обійшла обидві вежі від підвалу до даху. Зауважень сім, жодне не про конструкції.',
      text: [
        'Огляд тривав два дні. У перший дивилися інженерію: пускали ліфти з повним навантаженням, вимикали живлення й засікали, коли підхопить генератор. Вийшло одинадцять секунд за норми у п’ятнадцять. На другий день перевіряли двері, сходи та укриття.',
        'Сім зауважень ми опублікуємо разом із фотографіями виправлень. Три з них про благоустрій: перекласти плитку біля другої вежі, підняти огорожу майданчика на десять сантиметрів, переставити лавку, що опинилася під водостоком.',
        '<h2>Що далі</h2>',
        '<ul><li>до 5 грудня усуваємо зауваження;</li><li>до 20 грудня чекаємо сертифікат про введення в експлуатацію;</li><li>після нього запрошуємо на огляд квартир, по вісім родин на день, щоб ніхто не поспішав.</li></ul>',
        'Час огляду обирає власник. Можна прийти зі своїм фахівцем і рулеткою: різниця з договором понад пів відсотка площі перераховується в гривні за ціною угоди. Квартири, що лишилися, показуємо щодня: <a href="/projects/svitanok-9/">сторінка проєкту</a>.',
      ],
    },
    en: {
      title: 'Svitanok 9 has been inspected: benches and paperwork remain',
      lead: 'The commission walked both towers from basement to roof. It made seven remarks, none about the structure.',
      text: [
        'The inspection took two days. The first was for services: lifts were run at full load, then the power was cut while somebody watched the clock. The generator took over after eleven seconds; the rule allows fifteen. The second day went to doors, stairs and the shelter.',
        'We will publish all seven remarks with photographs of how they were put right. Three concern the grounds: paving to relay by the second tower, a playground fence to raise by ten centimetres, and a bench that ended up under a downpipe.',
        '<h2>What comes next</h2>',
        '<ul><li>by 5 December the remarks are dealt with;</li><li>by 20 December we expect the certificate of commissioning;</li><li>then owners are invited to see their apartments, eight families a day so that nobody is rushed.</li></ul>',
        'You choose the hour. Bring an expert and a tape measure: a difference of more than half a per cent of the area is settled in hryvnias at the contract price. The apartments still for sale are open daily: <a href="/en/projects/svitanok-9/">see the project</a>.',
      ],
    },
  }),
  newsEntry({
    slug: 'tykha-zatoka-roof',
    day: '2026-11-12',
    tag: 'building',
    project: 'tykha-zatoka',
    picture: 'tykha-zatoka/stage-frame-2',
    gallery: ['tykha-zatoka/hero', 'tykha-zatoka/stage-facade'],
    uk: {
      title: 'Перша секція «Тихої затоки» під дахом',
      lead: 'На три тижні раніше, ніж ми обіцяли: тепер усередині можна працювати й у дощ.',
      text: [
        'У середу бригада закрила останній ряд покрівлі вежі на 18 поверхів. Погода дала коротке вікно без вітру, тож мембрану зварили за чотири зміни замість запланованих шести.',
        'Далі вікна. Їх везуть із Броварів, по два поверхи на тиждень, і підіймають знизу догори, щоб нижні квартири раніше стали сухими. Мокрі роботи почнуться після Водохреща, коли будинок підключать до тепла.',
        'Друга вежа, на 22 поверхи, дійшла до чотирнадцятого. Кран між ними демонтуємо навесні; тоді ж відкриється доріжка від воріт до пляжу, якою досі ходять лише монтажники.',
        'Три тижні запасу ми не перетворюємо на нову дату: здача, як і була, у другому кварталі 2028 року. Запас потрібен на зиму, яка ще нічого не обіцяла.',
      ],
    },
    en: {
      title: 'The first tower of Tykha Zatoka has its roof',
      lead: 'Three weeks ahead of our promise: from now on work indoors no longer waits for the rain.',
      text: [
        'On Wednesday the crew closed the last run of roofing on the eighteen-storey tower. The weather gave them a short spell without wind, and the membrane was welded in four shifts instead of six.',
        'Windows are next. They arrive from Brovary, two floors a week, and go in from the bottom up so that the lower apartments dry out first. Plastering starts after Epiphany, once the house is connected to heating.',
        'The second tower, which will have twenty-two storeys, stands at its fourteenth. The crane between them comes down in spring, and the path from the gate to the beach, so far walked only by fitters, will open.',
        'We are not turning three weeks into a new date: completion is the second quarter of 2028, as before. The margin is for winter, which has promised us nothing yet.',
      ],
    },
  }),
  newsEntry({
    slug: 'yasenevyi-hai-pit',
    day: '2026-10-20',
    tag: 'building',
    project: 'yasenevyi-hai',
    picture: 'yasenevyi-hai/stage-foundation',
    gallery: ['yasenevyi-hai/hero'],
    uk: {
      title: 'Котлован на Метрологічній: 140 ясенів за парканом, і це паркан для нас',
      lead: 'Копати почали лише після того, як огородили гай. Розповідаємо, що саме захищає дерева.',
      text: [
        'Перше, що з’явилося на майданчику «Ясеневого Гаю», це дві лінії огорожі. Зовнішня, звична, не пускає сторонніх на будівництво. Внутрішня не пускає будівництво до дерев: вона стоїть за два метри від краю крони, і за неї не можна навіть скласти опалубку.',
        'Там, де техніка мусить перетинати коріння, лежить настил із дубових щитів на гравії. Вантажівка розподіляє вагу, ґрунт дихає. Арборист приходить щоп’ятниці й має право зупинити роботи; за місяць він скористався ним один раз, коли водій зрізав кут.',
        'Котлован завглибшки шість метрів викопано на третину. Ґрунт виявився кращим, ніж обіцяли свердловини: щільний пісок, вода нижче дна. Фундаментну плиту починаємо в січні.',
        'Квартир ще не продаємо. Спершу <strong>реєстрація спеціального майнового права</strong>, потім перший прайс. Лишіть адресу на <a href="/projects/yasenevyi-hai/">сторінці проєкту</a>, і лист надійде того ж дня.',
      ],
    },
    en: {
      title: 'Digging on Metrolohichna: 140 ash trees behind a fence that is meant for us',
      lead: 'No digger moved until the grove was fenced. Here is what actually protects the trees.',
      text: [
        'The first thing to appear at Yasenevyi Hai was a double fence. The outer one, familiar from any site, keeps strangers away from the works. The inner one keeps the works away from the trees. It stands two metres beyond the crowns, and nothing may be stored behind it, not even shuttering.',
        'Where machines must cross the roots there is a deck of oak panels on gravel. It spreads the weight of a lorry and lets the soil breathe. An arborist comes every Friday with the right to stop work. In a month he has used it once, when a driver cut a corner.',
        'A third of the pit, six metres deep, has been dug. The ground is better than the boreholes suggested: dense sand, with water below the bottom. The slab begins in January.',
        'Nothing is for sale yet. <strong>Special property rights</strong> are registered first, prices follow. Leave an address on <a href="/en/projects/yasenevyi-hai/">the project’s page</a> and you will have the letter the same day.',
      ],
    },
  }),
  newsEntry({
    slug: 'varta-slab',
    day: '2026-10-08',
    tag: 'building',
    project: 'varta-house',
    picture: 'varta-house/hero',
    gallery: ['varta-house/stage-foundation'],
    uk: {
      title: 'Тридцять одна година бетону на Антоновича',
      lead: 'Фундаментну плиту «Варти» залили без перерви, щоб у ній не було жодного шва.',
      text: [
        'Плита під дванадцятиповерховим будинком має півтора метра завтовшки. Якщо зупинитися, між старим і новим бетоном лишиться шов, а крізь шов колись прийде вода. Тому не зупинялися: з шостої ранку суботи до першої дня неділі.',
        'За цей час приїхало 187 міксерів. Заїжджали з боку Фізкультури, по одному кожні десять хвилин; двоє регулювальників стежили, щоб тролейбус не чекав. Сусідів ми попередили за тиждень листом у скриньки, а тим, хто живе вікнами у двір, запропонували ніч у готелі. Погодилися дев’ять родин.',
        'Усередині плити лишилися сорок датчиків. Вони показують, як бетон гріється й холоне: поки різниця між серцевиною та поверхнею менша за двадцять градусів, тріщин не буде. Учора було чотирнадцять.',
        'Проєктної міцності плита набере за двадцять вісім діб. На початку листопада над землею з’явиться перша колона.',
      ],
    },
    en: {
      title: 'Thirty-one hours of concrete on Antonovycha',
      lead: 'The foundation slab of Varta was cast without a break, so that it has no joint at all.',
      text: [
        'The slab under the twelve-storey house is a metre and a half thick. Stop, and a joint is left between old concrete and new; through the joint, one day, comes water. So nobody stopped, from six on Saturday morning until one on Sunday afternoon.',
        'In that time 187 mixers came, one every ten minutes, from the Fizkultury side. Two marshals made sure that no trolleybus had to wait. Neighbours had found a letter in their boxes a week before, and those whose windows face the yard were offered a night in a hotel. Nine families took it.',
        'Forty sensors stay inside the slab. They tell how it heats and cools: while the core is less than twenty degrees warmer than the surface, nothing cracks. Yesterday the difference was fourteen.',
        'Design strength takes twenty-eight days. In early November the first column will rise above the ground.',
      ],
    },
  }),
  newsEntry({
    slug: 'travertine-sample',
    day: '2026-08-13',
    tag: 'building',
    project: 'dim-na-skhylakh',
    picture: 'dim-na-skhylakh/hero',
    uk: {
      title: 'Шматок фасаду, який пережив літо',
      lead: 'На Драгомирова стоїть стіна шість на чотири метри. Вона нічого не тримає, зате багато розповіла.',
      text: [
        'Перед тим як замовити травертин на весь «Дім на Схилах», ми зібрали пробну стіну: дванадцять плит, одне вікно, бронзовий відлив, водостік. Поставили її торік у листопаді й лишили на морозі, а влітку щодня поливали зі шланга, поки не мине спека.',
        'Три речі довелося змінити. Бронза під відливом лишала на камені зелену смугу, тож крапельник видовжили на півтора сантиметра. Герметик у тон на сонці виявився світлішим за камінь, його замінили піском із того самого кар’єру. Нижній ряд плит тепер на палець вище: сніг відкидають лопатою, а не пінцетом.',
        'Камінь усе витримав. Пори, за які травертин люблять і яких бояться, ми лишили відкритими вище другого поверху, а внизу заповнили мінеральною сумішшю.',
        'Стіна стоятиме до кінця будівництва. Якщо обираєте тут квартиру, попросіть показати: торкнутися варто до, а не після.',
      ],
    },
    en: {
      title: 'A piece of facade that has lived through the summer',
      lead: 'There is a wall on Drahomyrova, six metres by four. It holds nothing up, and it has told us a good deal.',
      text: [
        'Before ordering travertine for the whole of Dim na Skhylakh we put up a trial wall: twelve slabs, one window, a bronze sill and a downpipe. It was built last November, left to the frost, and hosed down every day through the heat.',
        'Three things had to change. Bronze left a green streak under the sill, so the drip was made fifteen millimetres longer. The tinted sealant looked paler than the stone in sunlight; sand from the same quarry has replaced it. And the lowest course now sits a finger higher, because snow is cleared with a shovel and not with tweezers.',
        'The stone itself stood everything. Its pores, loved by some and feared by others, stay open above the second floor and are filled with a mineral mix below.',
        'The wall remains until the house is finished. If you are choosing an apartment here, ask to see it. It is better to touch before than after.',
      ],
    },
  }),
  newsEntry({
    slug: 'prystan-warehouse-wall',
    day: '2026-06-11',
    tag: 'building',
    project: 'prystan-41',
    picture: 'prystan-41/hero',
    gallery: ['prystan-41/stage-facade'],
    uk: {
      title: '«Пристань 41»: стіна пакгаузу знову рівна',
      lead: 'Сорок два метри старої цегли розібрали, помили й склали назад. Майже вся стала на своє місце.',
      text: [
        'Від портового складу на Набережно-Хрещатицькій лишалася вулична стіна. За сто десять років вона відхилилася на двадцять сантиметрів, і рятувати її стоячи було б чесно лише на папері. Тому кожен ряд сфотографували, цеглу пронумерували рядами й розібрали.',
        'З чотирнадцяти тисяч цеглин придатними виявилися дванадцять із половиною. Решту зробили на заводі під Києвом за старим розміром: 27 на 13 на 6,5 сантиметра, тепер таких не продають. Нові трохи світліші. Ми не тонували їх навмисне: різниця розкаже, де що.',
        'Розчин вапняний, як був. Він м’якший за цеглу, тож тріснути доведеться йому, а не їй.',
        'За стіною будуть книгарня з кав’ярнею. Карниз закінчимо до серпня, вежа за ним уже вся у клінкері, бронзові відливи змонтовано до дванадцятого поверху.',
      ],
    },
    en: {
      title: 'Prystan 41: the warehouse wall is straight again',
      lead: 'Forty-two metres of old brick were taken down, washed and laid again. Nearly all of it went back.',
      text: [
        'Of the port warehouse on Naberezhno-Khreshchatytska only the street wall was left. In a hundred and ten years it had come to lean by twenty centimetres, and saving it on its feet would have been honest on paper only. Every course was photographed, the bricks were numbered by row, and the wall was taken down.',
        'Of fourteen thousand bricks twelve and a half could be used. The rest were made near Kyiv in the old size, 27 by 13 by 6.5 centimetres, which nobody sells now. They are a little paler. We left them so on purpose: the difference tells which is which.',
        'The mortar is lime, as it was. It is softer than the brick, so if something has to crack, it will be the mortar.',
        'A bookshop with coffee will open behind the wall. The cornice will be done by August; the tower beyond already wears its clinker, and bronze sills have reached the twelfth floor.',
      ],
    },
  }),
  newsEntry({
    slug: 'clinker-and-shards',
    day: '2026-03-12',
    tag: 'building',
    project: 'hlyniana-manufaktura',
    picture: 'hlyniana-manufaktura/hero',
    uk: {
      title: 'Колір знайшовся під землею',
      lead: 'Як черепки з розкопу на Кирилівській стали кольором чотирьох будинків.',
      text: [
        'Коли на місці кахельної майстерні рили котлован, археологи виймали відра битої кераміки. Музейну частину описали й передали, а браку, якого майстри самі викидали сто років, лишився цілий піддон. Його ми й відвезли на завод.',
        'Завдання звучало просто: зробіть клінкер такого кольору. Зробили з сьомої спроби. Перші три були завеликі на пам’ять про Голландію, рівні й червоні. Потрібна була нерівність: ту саму глину палили на дровах, і кожна кахля брала полум’я по-своєму. Технолог згадав, що можна класти цеглу в піч не рядами, а стосом.',
        'Тепер у партії чотири відтінки, їх мішають просто на риштованні. Муляр має правило: дві однакові поруч не класти.',
        'Перші триста квадратних метрів уже на стіні другого під’їзду. Дивитися краще о четвертій дня, коли сонце йде вздовж вулиці. Черепок-еталон лежить у продавців, його можна взяти в руки.',
      ],
    },
    en: {
      title: 'The colour was under the ground',
      lead: 'How shards from a dig on Kyrylivska became the colour of four houses.',
      text: [
        'When the pit was dug where the tile works had stood, archaeologists lifted out buckets of broken ceramic. What belonged in a museum was listed and handed over. Of the rejects, thrown away by the potters themselves for a hundred years, a whole pallet remained. We drove it to the brickworks.',
        'The task sounded simple: make clinker of this colour. They managed at the seventh attempt. The first three looked too much like Holland, even and red. What we wanted was the unevenness of clay fired over wood, where every tile took the flame in its own way. A technologist remembered that bricks can go into the kiln in a heap and not in rows.',
        'A batch now holds four shades, mixed on the scaffold itself. Bricklayers have a rule: never two alike side by side.',
        'The first three hundred square metres are up at the second entrance. Come at four, when the sun runs along the street. The original shard lies in the sales office, and you may hold it.',
      ],
    },
  }),
  newsEntry({
    slug: 'bricklayers-in-frost',
    day: '2026-01-22',
    tag: 'building',
    project: 'tsehla',
    picture: 'tsehla/hero',
    onlyInItsList: true,
    uk: {
      title: 'Чому в «Цеглі» не мурували десять днів',
      lead: 'Мінус чотирнадцять, і розчин не питає про графік. Рахуємо, що це змінило.',
      text: [
        'Стіна з керамічного блока 510 міліметрів тримає будинок сама, без каркаса, тому шов у ній працює, а не заповнює. Нижче за мінус десять навіть розчин із добавками набирає міцність так повільно, що ряд зверху лягає на сиру основу.',
        'З 9 до 19 січня мулярі не виходили. Бригада отримала тариф простою, дві третини денного заробітку, і за цей час перебрала піддони, змонтувала риштовання третьої секції та пройшла навчання з висотних робіт.',
        'Минулого четверга потеплішало до мінус шести. Перед стартом ми взяли керни зі швів, покладених у грудні: лабораторія дала 92 % проєктної міцності, норма для цього віку сімдесят.',
        'Відставання сім робочих днів. Надолужимо його до квітня двома додатковими мулярами, а не другою зміною: при світлі прожектора шов виходить гірший. Дата здачі не змінюється.',
      ],
    },
    en: {
      title: 'Why no brick was laid at Tsehla for ten days',
      lead: 'At minus fourteen, mortar does not ask about the schedule. What it changed, in figures.',
      text: [
        'The walls here are ceramic block, 510 millimetres thick, and carry the house without a frame. A joint in them does work; it is no filler. Below minus ten even mortar with additives gains strength so slowly that each course rests on something wet.',
        'From 9 to 19 January the bricklayers stayed off the wall. They were paid the standing rate, two thirds of a day’s earnings, and used the time to sort pallets, put up the scaffold of section three and take the course in working at height.',
        'Last Thursday it warmed to minus six. Before starting we drilled cores from the joints laid in December: the laboratory found 92 % of design strength, where seventy is the norm for their age.',
        'Seven working days were lost. Two more bricklayers will make them good by April, and not a second shift: a joint made by floodlight is a worse joint. Completion stays where it was.',
      ],
    },
  }),
];
