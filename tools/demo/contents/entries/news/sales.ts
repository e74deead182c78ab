import { cutawayOf } from '../../cutaway-of.ts';
import { newsEntry } from './news-entry.ts';

/** Prices, terms and papers. */
export const salesNews = [
  newsEntry({
    slug: 'rate-policy',
    day: '2026-10-29',
    tag: 'sales',
    picture: 'common/street-dusk',
    uk: {
      title: 'Який курс у вашому договорі й хто його обирає',
      lead: 'Запитань про долар побільшало. Пояснюємо правило, яке діє в нас із весни, на прикладі одного платежу.',
      text: [
        'У п’ятнадцяти проєктах ціну квартири записано в доларах, а платите ви в гривнях. Курс беремо не свій: він публікується у відкритому джерелі станом на 15:00 попереднього дня, стоїть на кожній сторінці поруч із ціною та з датою. Рахунок, виставлений уранці, чинний до кінця дня, хоч би що сталося вдень.',
        'Приклад. Внесок 4 000 доларів, курс 41,25: рахунок на 165 000 гривень. Заплатили до опівночі, і цю частину закрито назавжди. Перерахунку назад немає ні для вас, ні для нас.',
        'У «Північному Пагорбі» та «Світанку 9» долара немає взагалі: сума в гривні стоїть у договорі й не рухається до останнього внеску.',
        '<h2>Чого ми не робимо</h2>',
        '<ul><li>не додаємо до курсу відсоток «на конвертацію»;</li><li>не змінюємо курс посеред дня;</li><li>не переводимо гривневий договір у доларовий за згодою «по телефону».</li></ul>',
        'Калькулятор на сторінці кожної квартири має рядок, який показує платіж за курсу, вищого на 10 і на 25 %. Подивіться на нього до підпису.',
      ],
    },
    en: {
      title: 'Which rate your contract uses, and who chooses it',
      lead: 'We are asked about the dollar more often. The rule has been the same since spring; here it is with one payment as an example.',
      text: [
        'In fifteen projects the price is written in dollars and paid in hryvnias. The rate is not ours: it comes from an open source as of 15:00 the day before, and stands next to every price with its date. A bill issued in the morning holds until midnight, whatever the day brings.',
        'Say you pay 4,000 dollars at 41.25: the bill is 165,000 hryvnias. Once it is paid, that part is closed for good. Nobody recalculates it afterwards, neither you nor we.',
        'At Pivnichnyi Pahorb and Svitanok 9 there is no dollar at all: the sum in the contract is in hryvnias and does not move until the last instalment.',
        '<h2>What we do not do</h2>',
        '<ul><li>add a per cent “for conversion”;</li><li>change the rate in the middle of a day;</li><li>turn a hryvnia contract into a dollar one over the telephone.</li></ul>',
        'The calculator on every apartment’s page has a line that shows the payment at a rate 10 and 25 % higher. Read it before you sign.',
      ],
    },
  }),
  newsEntry({
    slug: 'resale-in-three-steps',
    day: '2026-04-16',
    tag: 'sales',
    project: 'kamianyi-yar',
    picture: 'interiors/living-2',
    gallery: ['kamianyi-yar/hero'],
    onlyInItsList: true,
    uk: {
      title: 'Переуступка в «Кам’яному Яру»: як це відбувається насправді',
      lead: 'Шість інвесторів продають квартири, куплені на котловані. Ось шлях покупця, крок за кроком.',
      text: [
        'Квартира від інвестора коштує інакше, ніж наша, і купується інакше: ви входите в чинний договір замість людини, яка його підписала. Будинок той самий, дата ключів та сама, а от історія платежів уже є, і її треба прочитати.',
        '<ol><li><strong>Довідка.</strong> На запит інвестора ми за три робочі дні видаємо папір: скільки сплачено, скільки лишилося, чи немає застави. Просіть саме його, а не знімок екрана.</li><li><strong>Угода втрьох.</strong> Підписуєте в нашому офісі: інвестор, ви та ми. Гроші інвестору йдуть через рахунок умовного зберігання, не з рук у руки.</li><li><strong>Реєстр.</strong> Нотаріус того ж дня змінює власника спеціального майнового права. Без цього запису квартира не ваша.</li></ol>',
        'Різницю в ціні між інвестором і вами ми не бачимо й не беремо з неї відсотка. Усі квартири від інвесторів зібрано в <a href="/brokerage/">окремому розділі</a>, щоб їх не плутали з нашими.',
      ],
    },
    en: {
      title: 'Resale at Kamianyi Yar: how it really goes',
      lead: 'Six investors are selling apartments they bought when there was only a pit. The buyer’s way, step by step.',
      text: [
        'An investor’s apartment costs differently from ours and is bought differently: you step into a contract in place of the person who signed it. The house is the same and so is the date of the keys. But there is already a history of payments, and it has to be read.',
        '<ol><li><strong>The statement.</strong> Within three working days of the investor’s request we issue a document: what is paid, what is left, whether anything is pledged. Ask for that, and not for a screenshot.</li><li><strong>Three signatures.</strong> The investor’s, yours and ours, in our office. The money goes through an escrow account, never from hand to hand.</li><li><strong>The register.</strong> The same day a notary changes the holder of the special property right. Without that entry the apartment is not yours.</li></ol>',
        'What the investor earns is not our business, and we take no share of it. All such apartments are kept in <a href="/en/brokerage/">a section of their own</a>, so that nobody mistakes them for ours.',
      ],
    },
  }),
  newsEntry({
    slug: 'eoselia-accredited',
    day: '2026-04-02',
    tag: 'sales',
    project: 'pivnichnyi-pahorb',
    picture: 'pivnichnyi-pahorb/hero',
    gallery: [cutawayOf('1В'), cutawayOf('2Б')],
    uk: {
      title: '«Північний Пагорб» відкрито для єОселі',
      lead: 'Банк прийняв документи за шість тижнів. Перші три родини вже отримали рішення.',
      text: [
        'Акредитація означає просту річ: банк перевірив землю, дозвіл і нас, тож вам лишається довести тільки себе. Заявку подаєте в Дії, квартиру обираєте у нас, а ціну в гривні ми тримаємо тридцять днів, поки банк думає.',
        'Під умови програми підходять квартири до 73,5 квадратного метра для родин до трьох осіб; на кожну наступну людину додається двадцять один. У першій і другій секціях таких шістдесят відсотків. На картці кожної є позначка, щоб не рахувати самотужки.',
        'Ми пройшли цей шлях разом із трьома першими покупцями й записали, де він спотикається: довідка про доходи живе тридцять днів, а не шістдесят; оцінку замовляє банк, і вона коштує окремо; шлюбний договір, якщо він є, потрібен у першому ж пакеті.',
        'Менеджер, який вів ці три заявки, тепер займається лише єОселею. Його звати Тарас, запитуйте його на ім’я.',
      ],
    },
    en: {
      title: 'Pivnichnyi Pahorb is open to eOselia',
      lead: 'The bank took six weeks over our documents. The first three families have their answer already.',
      text: [
        'Accreditation means something simple: the bank has checked the land, the permit and us, and the only one left to check is you. You apply in Diia, choose an apartment here, and we hold the hryvnia price for thirty days while the bank thinks.',
        'The programme takes apartments of up to 73.5 square metres for families of up to three, and twenty-one more for every further person. In sections one and two that is sixty per cent of them, each marked on its card so that you need not count.',
        'We walked this way with the first three buyers and noted where it stumbles. A statement of income lives thirty days, not sixty. The valuation is ordered by the bank and paid for separately. A marriage contract, if there is one, belongs in the very first envelope.',
        'The manager who led those three applications now does nothing else. His name is Taras; ask for him.',
      ],
    },
  }),
  newsEntry({
    slug: 'every-price-open',
    day: '2025-11-06',
    tag: 'sales',
    picture: cutawayOf('3А'),
    gallery: [cutawayOf('1В'), cutawayOf('С2')],
    uk: {
      title: 'Ціни всіх квартир тепер відкриті',
      lead: 'Без «дізнатися вартість» і дзвінка. Чому ми довго вагалися й що вийшло за перший місяць.',
      text: [
        'Ще рік тому в нас було як в усіх: площа на сайті, ціна телефоном. Відділ продажу боявся двох речей: що конкуренти побачать усе, а люди перестануть дзвонити. Конкуренти й так усе знали. Дзвонити справді стали рідше, на третину.',
        'Зате змінилося, про що говорять. Раніше перші десять хвилин ішли на «скільки» й «а дешевше є». Тепер телефонують, коли квартиру вже обрано, й питають про сторони світу, сусідів, тиск води. До огляду доходить кожен третій замість кожного сьомого.',
        'Разом із ціною ми показали її історію: коли змінювалася й на скільки. Знижку, намальовану від вигаданої суми, так не зробиш, і це найкраще, що з цього вийшло.',
        'Ціни оновлюються з тієї ж бази, з якою працюють менеджери, тож на екрані й у договорі одне число. Якщо раптом ні, правильним вважаємо менше.',
      ],
    },
    en: {
      title: 'The price of every apartment is now open',
      lead: 'No “ask for the price”, no call. Why we hesitated for so long, and what the first month showed.',
      text: [
        'A year ago we did as everyone does: the area on the site, the price by telephone. The sales office feared two things, that competitors would see it all and that people would stop calling. Competitors knew anyway. And people do call less, by a third.',
        'What changed is the conversation. The first ten minutes used to go on “how much” and “anything cheaper”. Now they ring when the apartment is chosen, and ask about light, neighbours and water pressure. One in three comes to see it, where it was one in seven.',
        'Along with the price we show its history: when it changed and by how much. That makes it impossible to draw a discount from an invented sum, which is the best thing to have come of it.',
        'Prices come from the same database the managers use, so the screen and the contract show one number. Should they ever differ, the lower one counts.',
      ],
    },
  }),
];
