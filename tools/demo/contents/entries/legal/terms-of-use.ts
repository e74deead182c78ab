import { chapterOf } from './chapter.ts';

const chapter = chapterOf('terms-of-use');

/** With the seller's facts that the Law on electronic commerce (675-VIII, Article 7) asks for. */
export const termsOfUse = [
  chapter(
    'seller',
    [
      'Про продавця',
      '<p>Відомості за статтею 7 Закону України «Про електронну комерцію» № 675-VIII:</p><ul><li>повне найменування: <strong>Товариство з обмеженою відповідальністю «Обрій Девелопмент»</strong>;</li><li>код ЄДРПОУ: 99999994;</li><li>місцезнаходження: 03035, Київ, вул. Василя Липківського, 36;</li><li>електронна пошта: <a href="mailto:hello@obriy.example">hello@obriy.example</a>;</li><li>телефон: <a href="tel:+380443001717">+38 (044) 300-17-17</a>, щодня, 9:00–19:00;</li><li>ціни на сайті вказано з урахуванням усіх податків; державне мито й послуги нотаріуса покупець сплачує окремо, їх суму називаємо до угоди.</li></ul><p>Замовником будівництва кожного проєкту може бути окрема компанія групи. Її назву, дозвіл і декларацію зазначено в розділі «Документи» на сторінці проєкту.</p>',
    ],
    [
      'The seller',
      '<p>As Article 7 of the Law of Ukraine No. 675-VIII “On Electronic Commerce” requires:</p><ul><li>full name: <strong>Obriy Development Limited Liability Company</strong>;</li><li>EDRPOU code: 99999994;</li><li>address: 36 Vasylia Lypkivskoho St, Kyiv 03035, Ukraine;</li><li>e-mail: <a href="mailto:hello@obriy.example">hello@obriy.example</a>;</li><li>phone: <a href="tel:+380443001717">+38 (044) 300-17-17</a>, every day, 9:00–19:00;</li><li>prices on the site include all taxes; state duty and the notary’s fee are paid by the buyer separately, and we name the sum before the deal.</li></ul><p>Each project may have its own company of the group as the customer of construction. Its name, permit and declaration are in the “Documents” chapter of the project’s page.</p>',
    ],
  ),
  chapter(
    'site',
    [
      'Що таке цей сайт',
      '<p>Сайт показує квартири, ціни та хід будівництва й допомагає домовитися про зустріч або бронювання. Користуватися ним можна без реєстрації. Користуючись ним, ви погоджуєтеся з цими умовами; якщо не згодні – просто закрийте сторінку.</p><p>Описи, ціни й розрахунки на сайті не є публічною офертою в розумінні статті 641 Цивільного кодексу України. Остаточні умови – у договорі.</p>',
    ],
    [
      'What this site is',
      '<p>The site shows apartments, prices and construction, and helps to arrange a visit or a reservation. It can be used without registration. By using it you accept these terms; if you do not, simply close the page.</p><p>Descriptions, prices and calculations here are not a public offer in the sense of Article 641 of the Civil Code of Ukraine. The final terms are in the contract.</p>',
    ],
  ),
  chapter(
    'prices',
    [
      'Ціни, валюта й курс',
      '<p>Ціну кожної квартири встановлено в одній валюті – тій, що буде в договорі. Інша валюта показана для зручності за курсом дня: поруч із ціною є дата й джерело курсу. Платежі між резидентами України здійснюються лише в гривні.</p><p>Ціна діє, доки квартиру не заброньовано або не змінено прайс. Заброньована квартира зберігає ціну на весь строк бронювання. Історія ціни відкрита на сторінці квартири.</p>',
    ],
    [
      'Prices, currency and rate',
      '<p>Every apartment is priced in one currency, that of its contract. The other is shown for convenience at the day’s rate; its date and source stand beside the price. Residents of Ukraine pay each other in hryvnias only.</p><p>A price holds until the apartment is reserved or the price list changes. A reserved apartment keeps its price for the whole term. The price history is open on the apartment’s page.</p>',
    ],
  ),
  chapter(
    'pictures',
    [
      'Зображення, плани й площі',
      '<p>Зображення з підписом «візуалізація» створено на комп’ютері. Меблі, рослини й вид із вікна показано для масштабу, до ціни вони не входять. Матеріали фасаду й спільних приміщень можуть бути замінені на рівноцінні.</p><p>Площі на планах проєктні, з понижувальними коефіцієнтами для лоджій, балконів і терас. Фактичну площу визначає технічна інвентаризація; як перераховується різниця, сказано в договорі.</p><p>Відстані у хвилинах пораховано пішки від воріт двору.</p>',
    ],
    [
      'Pictures, plans and areas',
      '<p>Pictures captioned “rendering” are made by computer. Furniture, plants and views give scale and are no part of the price. Materials of facades and shared rooms may be replaced by equal ones.</p><p>Areas on plans are those of the design, with reduced shares for loggias, balconies and terraces. The final area is set by technical inventory; the contract says how a difference is settled.</p><p>Minutes are counted on foot from the gate.</p>',
    ],
  ),
  chapter(
    'calculator',
    [
      'Калькулятор розтермінування',
      '<p>Розрахунок орієнтовний: він показує порядок сум і не є публічною офертою. Округлення в калькуляторі – до цілої одиниці, остання сума вирівнює залишок. Знижка за великий перший внесок або за повну оплату – умова розтермінування в проєкті, а не акція: вона не має дня завершення й рахується від ціни, зафіксованої бронею.</p><p>Якщо ціну прив’язано до долара, платежі в гривні рахуються за курсом на день оплати, і в гривні вони можуть зрости. Лінія «якщо долар подорожчає» під розрахунком показує, наскільки. Індивідуальні умови – інший внесок, інший строк, єОселя, обмін – обговорюйте з менеджером.</p>',
    ],
    [
      'The instalment calculator',
      '<p>The result is approximate: it shows what to expect and is not a public offer. Sums are rounded to whole units, and the last one settles the remainder. A discount for a large down payment or for paying in full is a term of a project’s instalments, not an offer: it has no last day and is counted from the price that a reservation fixes.</p><p>Where the price follows the dollar, payments in hryvnias are reckoned at the rate of the day of payment and may grow. The line “if the dollar rises” below the result shows by how much. For terms of your own, another down payment or term, eOselia or an exchange, talk to a manager.</p>',
    ],
  ),
  chapter(
    'booking',
    [
      'Бронювання',
      '<p>Бронювання – це домовленість не пропонувати квартиру іншим, а не її купівля. Воно не створює права власності й не є попереднім договором.</p><ul><li>Поки ви заповнюєте дані, квартира закріплена за вами на {hold}.</li><li>Після оплати внеску або підтвердження менеджера вона заброньована на {reservation}; коли бронь закінчується, видно на сторінці.</li><li>Бронь фіксує ціну разом з акціями, що діяли для квартири в мить бронювання: ми дотримуємо їх, поки бронь діє. Їх названо в договорі бронювання.</li><li>Внесок є авансом і повністю зараховується в ціну. Завдатком у розумінні статті 570 Цивільного кодексу України він не є.</li><li>Скасувати бронь можна будь-коли. Протягом {refund_whole} від оплати повертаємо весь внесок, пізніше – {refund_later}. Так само, якщо бронь закінчилася сама.</li><li>Якщо договір не укладено з нашої вини, зокрема через недолік наших документів, повертаємо весь внесок.</li><li>Гроші надходять на картку, з якої ви платили.</li><li>Коли строк минув, квартира дістається тим, хто стоїть у черзі на неї, або повертається у продаж.</li></ul><p>Одночасно можна утримувати не більше {holds}. Те саме сказано в договорі бронювання, який ви приймаєте.</p>',
    ],
    [
      'Reservation',
      '<p>A reservation is an agreement not to offer the apartment to others. It is not a purchase, gives no title and is no preliminary contract.</p><ul><li>While you fill in your details, the apartment is held for you for {hold}.</li><li>After the deposit, or a manager’s confirmation, it is reserved for {reservation}; the page shows when that ends.</li><li>The reservation fixes the price together with the offers that held for the apartment at the moment of booking: we keep them as long as it holds. The reservation agreement names them.</li><li>The deposit is an advance and counts towards the price in full. It is not earnest money within the meaning of Article 570 of the Civil Code of Ukraine.</li><li>You may cancel at any time. Within {refund_whole} of the payment we return the whole deposit, later {refund_later}. The same applies when the reservation runs out by itself.</li><li>If no contract is concluded through our fault, a flaw in our documents included, we return the whole deposit.</li><li>Money goes back to the card it came from.</li><li>When the term is over, the apartment goes to those who wait for it, or back on sale.</li></ul><p>You can hold {holds} at a time at most. The reservation agreement that you accept says the same.</p>',
    ],
  ),
  chapter(
    'contract',
    [
      'Як укладається договір',
      '<p>Квартиру в будинку, що зводиться, можна продати лише після державної реєстрації спеціального майнового права на неї (Закон № 2518-IX). До реєстрації ми показуємо проєкт, але не бронюємо й не беремо грошей. Квартири гарантійної частки продаємо тільки після введення будинку в експлуатацію.</p><p>Договір бронювання може бути електронним: ви підписуєте його кваліфікованим підписом, через Дію або одноразовим ідентифікатором із SMS (стаття 12 Закону № 675-VIII). Порядок такий: ми надсилаємо проєкт договору, ви читаєте його й підтверджуєте, підписаний примірник приходить на вашу пошту й лишається в кабінеті. Виправити помилку у введених даних можна до підписання.</p><p>Договір першого продажу посвідчує нотаріус. Якщо ціна сплачується частинами, на ваше ім’я реєструється обтяження, яке не дає продати квартиру іншому.</p>',
    ],
    [
      'How a contract is made',
      '<p>An apartment in a house under construction may be sold only after its special property right is registered (Law No. 2518-IX). Before that we show the project but reserve nothing and take no money. Apartments of the guarantee share are sold only after the house is commissioned.</p><p>The reservation agreement may be electronic: you sign it with a qualified signature, through Diia, or with a one-time identifier from a text message (Article 12 of Law No. 675-VIII). We send the draft, you read and confirm it, and the signed copy comes to your e-mail and stays in your account. Mistakes in your details can be mended until you sign.</p><p>The contract of first sale is certified by a notary. Where the price is paid in parts, an encumbrance is registered in your name, so that nobody else can be sold the same apartment.</p>',
    ],
  ),
  chapter(
    'resale',
    [
      'Перепродаж і розрахунки прибутковості',
      '<p>Квартири з позначкою «перепродаж» належать інвесторам. Ми перевіряємо документи й супроводжуємо угоду, але продавцем є власник: ціну й умови визначає він.</p><p>Розрахунки прибутковості на сайті – це арифметика за вашими припущеннями. Ми не обіцяємо оренди, заповненості чи зростання ціни й не надаємо інвестиційних порад.</p>',
    ],
    [
      'Resale and yields',
      '<p>Apartments marked “resale” belong to investors. We check the documents and see the deal through, yet the seller is the owner, who sets the price and the terms.</p><p>Yields on this site are arithmetic on your own assumptions. We promise no rent, occupancy or growth, and give no investment advice.</p>',
    ],
  ),
  chapter(
    'offers',
    [
      'Акції',
      '<p>Кожна акція має строк, перелік проєктів і умови; вони стоять на її сторінці. Час завершення рахується за київським часом. Акції не підсумовуються, якщо в умовах не сказано іншого: діє вигідніша для вас.</p>',
    ],
    [
      'Special offers',
      '<p>Every offer has its term, its projects and its conditions, all on its page. The end is reckoned by Kyiv time. Offers do not add up unless they say so: the one better for you applies.</p>',
    ],
  ),
  chapter(
    'rights',
    [
      'Тексти, плани, фотографії',
      '<p>Усе на сайті – наше або використане з дозволу. Для себе копіюйте й друкуйте вільно; для публікації вистачить посилання на сторінку. Медіа знайдуть матеріали в пресцентрі. Автоматичне збирання бази квартир дозволено лише через наш відкритий API та в його межах.</p>',
    ],
    [
      'Texts, plans, pictures',
      '<p>All of it is ours or used by permission. Copy and print for yourself as you like; to publish, a link to the page is enough. The press will find material in the press room. Collecting the apartments by machine is allowed only through our open API and within its limits.</p>',
    ],
  ),
  chapter(
    'liability',
    [
      'Відповідальність і посилання',
      '<p>Ми стежимо, щоб дані були точними, і виправляємо помилки, щойно дізнаємося. Якщо через явну помилку ціна на сайті неправильна, повідомимо вас до бронювання; заброньована ціна не змінюється.</p><p>Сайт може бути недоступним під час оновлень або через знеструмлення. За зміст чужих сайтів, на які ведуть посилання, відповідають їхні власники.</p>',
    ],
    [
      'Liability and links',
      '<p>We keep the data exact and mend mistakes when we learn of them. If a price is plainly wrong, we tell you before you reserve; a reserved price does not change.</p><p>The site may be down during updates or power cuts. Other sites we link to are their owners’ concern.</p>',
    ],
  ),
  chapter(
    'law',
    [
      'Право, спори, зміни',
      '<p>Умови підпорядковано праву України. Спершу пишіть нам: на претензію відповідаємо за десять днів. Якщо домовитися не вдалося, спір вирішує суд за законом про захист прав споживачів – на ваш вибір, зокрема за місцем вашого проживання.</p><p>Нову редакцію умов публікуємо тут із датою; до вже заброньованих квартир застосовується та, що діяла в день бронювання. У разі розбіжності мов діє українська.</p>',
    ],
    [
      'Law, disputes, changes',
      '<p>The law of Ukraine applies. Write to us first: we answer a claim within ten days. If we do not agree, a court decides under consumer law, at your choice also the court where you live.</p><p>A new edition is published here with its date; apartments already reserved follow the one in force on the day of the reservation. If the languages differ, the Ukrainian text prevails.</p>',
    ],
  ),
];
