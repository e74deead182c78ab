import { chapterOf } from './chapter.ts';

const chapter = chapterOf('privacy-policy');

/** For the Law of Ukraine on personal data protection (2297-VI); the version that the forms refer to stands in `consent`. */
export const privacyPolicy = [
  chapter(
    'owner',
    [
      'Хто відповідає за ваші дані',
      '<p>Володілець персональних даних – <strong>ТОВ «Обрій Девелопмент»</strong>, код ЄДРПОУ 99999994, 03035, Київ, вул. Василя Липківського, 36. Далі в тексті – «ми» або ОБРІЙ.</p><p>Питання про дані надсилайте на <a href="mailto:data@obriy.example">data@obriy.example</a> або ставте за телефоном <a href="tel:+380443001717">+38 (044) 300-17-17</a>. Відповідає одна людина, відповідальна за захист даних, а не спільна скринька.</p><p>Ми діємо за Законом України «Про захист персональних даних» № 2297-VI. Якщо ви перебуваєте в Європейському Союзі, для вас діє ще й Загальний регламент про захист даних (GDPR).</p>',
    ],
    [
      'Who answers for your data',
      '<p>The owner of the personal data is <strong>Obriy Development LLC</strong>, EDRPOU code 99999994, 36 Vasylia Lypkivskoho St, Kyiv 03035, Ukraine. Below, “we” and OBRIY mean this company.</p><p>Write to <a href="mailto:data@obriy.example">data@obriy.example</a> or call <a href="tel:+380443001717">+38 (044) 300-17-17</a>. One person is in charge of data protection, and that person answers.</p><p>We act under the Law of Ukraine No. 2297-VI “On Personal Data Protection”. If you are in the European Union, the GDPR protects you as well.</p>',
    ],
  ),
  chapter(
    'data',
    [
      'Які дані ми збираємо й навіщо',
      '<p>Лише те, без чого не зможемо відповісти. Поля, яких немає у формі, ми не заповнюємо за вас з інших джерел.</p><ul><li><strong>Консультація.</strong> Ім’я, телефон, за бажанням повідомлення та квартира, про яку ви питаєте. Щоб передзвонити й підготуватися до розмови.</li><li><strong>Листи про новини, проєкт або квартиру.</strong> Адреса електронної пошти. Щоб надсилати саме ті листи, на які ви підписалися й підписку на які підтвердили посиланням.</li><li><strong>Резюме.</strong> Ім’я, прізвище, телефон, пошта, файл і супровідний текст. Щоб розглянути вас на вакансію.</li><li><strong>Бронювання й договір.</strong> Прізвище, ім’я, по батькові, РНОКПП, телефон, пошта, дані документа, що посвідчує особу. Щоб укласти договір і виконати вимоги фінансового моніторингу.</li><li><strong>Технічні дані.</strong> Час запиту, мережева адреса, позначки рекламної кампанії, за якою ви прийшли. Щоб захистити форми від зловживань і знати, яка реклама працює.</li></ul><p>Чутливих даних – про здоров’я, переконання, національність – ми не просимо. Якщо вони є у вашому резюме, закресліть їх.</p>',
    ],
    [
      'What data we collect and why',
      '<p>Only what we cannot answer without. We do not complete your form from other sources.</p><ul><li><strong>Consultation.</strong> Name, phone and, if you like, a message and the apartment you ask about. To call you back prepared.</li><li><strong>Letters about news, a project or an apartment.</strong> Your e-mail address. To send exactly the letters that you subscribed to and confirmed by a link.</li><li><strong>Resume.</strong> First name, surname, phone, e-mail, a file and a covering note. To consider you for a vacancy.</li><li><strong>Reservation and contract.</strong> Surname, first name, patronymic, tax ID, phone, e-mail and details of an identity document. To conclude the contract and to meet the rules of financial monitoring.</li><li><strong>Technical data.</strong> The time of a request, its network address and the marks of the campaign you came by. To protect the forms from abuse and to know which advertising works.</li></ul><p>We do not ask for sensitive data on health, beliefs or ethnicity. If your resume has any, strike it out.</p>',
    ],
  ),
  chapter(
    'basis',
    [
      'На якій підставі',
      '<p>Стаття 11 Закону № 2297-VI дозволяє обробляти дані на кількох підставах. Ми спираємося на три:</p><ul><li><strong>ваша згода</strong> – для форм на сайті, листів і аналітики;</li><li><strong>договір</strong> – для бронювання, продажу, розтермінування та передачі квартири;</li><li><strong>закон</strong> – для бухгалтерського обліку, податків і фінансового моніторингу.</li></ul><p>Рішень, які ухвалює лише програма й які мають для вас правові наслідки, у нас немає.</p>',
    ],
    [
      'On what grounds',
      '<p>Article 11 of Law No. 2297-VI names several grounds. We rely on three:</p><ul><li><strong>your consent</strong> for the forms on this site, letters and analytics;</li><li><strong>a contract</strong> for reservations, sales, instalments and handover;</li><li><strong>the law</strong> for accounting, taxes and financial monitoring.</li></ul><p>No decision with legal effect for you is taken by a program alone.</p>',
    ],
  ),
  chapter(
    'consent',
    [
      'Текст згоди, яку ви даєте у формах',
      '<p>Під кожною формою стоїть порожній прапорець. Ставлячи його, ви погоджуєтеся з таким текстом (версія <strong>personal-data-2026-11</strong>):</p><p><em>Я добровільно даю ТОВ «Обрій Девелопмент» (код ЄДРПОУ 99999994) згоду на обробку моїх персональних даних, зазначених у формі: збирання, зберігання, використання для відповіді на моє звернення, передавання особам, переліченим у Політиці конфіденційності, та знищення. Мене повідомлено про мету обробки, склад даних, мої права за статтею 8 Закону України «Про захист персональних даних» і про те, що згоду можна відкликати будь-коли.</em></p><p>Разом із вашим запитом ми зберігаємо версію тексту й час, коли ви поставили прапорець. Коли текст зміниться, зміниться й версія, а вже дана згода лишиться такою, якою ви її давали.</p>',
    ],
    [
      'The consent you give in our forms',
      '<p>Under every form stands an empty box. By ticking it you agree to this text (version <strong>personal-data-2026-11</strong>):</p><p><em>I freely consent that Obriy Development LLC (EDRPOU code 99999994) processes the personal data given in this form: collects and stores them, uses them to answer my request, passes them to those named in the Privacy Policy, and destroys them. I have been told the purpose of the processing, what data it covers, my rights under Article 8 of the Law of Ukraine “On Personal Data Protection”, and that I may withdraw this consent at any time.</em></p><p>With your request we keep the version of the text and the moment you ticked the box. When the text changes, so does its version; a consent already given stays as you gave it.</p>',
    ],
  ),
  chapter(
    'keeping',
    [
      'Скільки ми зберігаємо дані',
      '<ul><li>Запити на консультацію – три роки від останньої розмови: стільки триває загальна позовна давність.</li><li>Адресу для листів – доки ви підписані й ще дев’яносто днів, щоб посилання у старих листах відповідали. Непідтверджену адресу стираємо за тридцять днів.</li><li>Резюме з файлом – один рік, якщо ви не попросите раніше.</li><li>Кабінет – доки ви його не видалите; це робить кнопка в його налаштуваннях.</li><li>Бронювання, за яким не було ні платежу, ні підпису, ні договору, – один рік: далі лишаються самі дати, без імені, номерів і пошти. Якщо ви видалите кабінет, це станеться одразу, а номер телефону зітремо за чотирнадцять днів від бронювання: доти рахуємо за ним, скільки квартир тримали без оплати.</li><li>Телефон того, хто вийшов із черги на квартиру, – тридцять днів, а якщо ви видалили кабінет – чотирнадцять.</li><li>Договори й платежі – строки, встановлені для первинних документів, але не менше ніж п’ять років після виконання договору.</li><li>Записи про запити до сервера – до тридцяти днів.</li></ul><p>Далі дані знищуємо або лишаємо в числах, за якими людину не впізнати.</p>',
    ],
    [
      'How long we keep it',
      '<ul><li>Consultation requests: three years from the last conversation, which is the general limitation period.</li><li>An address for letters: as long as you are subscribed and ninety days more, so that links in old letters still answer. An unconfirmed address is erased after thirty days.</li><li>A resume and its file: one year, or less if you ask.</li><li>Your account: until you delete it, with a button in its settings.</li><li>A booking with no payment, no signature and no contract: one year, after which only its dates remain, with no name, numbers or e-mail. Delete your account and that happens at once; the phone number follows fourteen days after the booking, because until then we count by it how often apartments were held without payment.</li><li>The phone of someone who left the line for an apartment: thirty days, or fourteen if you deleted your account.</li><li>Contracts and payments: the terms set for accounting records, and no less than five years after the contract is fulfilled.</li><li>Records of requests to the server: up to thirty days.</li></ul><p>After that the data is destroyed or left only as figures in which nobody can be recognised.</p>',
    ],
  ),
  chapter(
    'recipients',
    [
      'Кому ми передаємо дані',
      '<p>Ми не продаємо дані й не обмінюємося базами. Доступ мають лише ті, хто виконує для нас роботу за договором і лише в потрібному обсязі:</p><ul><li>служби, через які йдуть SMS і листи;</li><li>система обліку звернень, у якій працюють менеджери;</li><li>платіжні сервіси – вони отримують суму й номер замовлення, а дані картки ви вводите на їхній сторінці, і ми їх не бачимо;</li><li>Дія – якщо ви самі обрали поділитися документами або підписати договір через неї: беремо з документів ім’я та РНОКПП, а самих документів не зберігаємо;</li><li>нотаріус, банк, реєстратор – на етапі договору;</li><li>державні органи – коли цього прямо вимагає закон.</li></ul><p>Якщо сервер такої служби розташовано за кордоном, передаємо дані лише до держав, які забезпечують належний захист, або на підставі вашої згоди (стаття 29 Закону № 2297-VI).</p>',
    ],
    [
      'Who receives it',
      '<p>We sell no data and trade no lists. Access is given only to those who work for us under contract, and only as far as the work needs:</p><ul><li>services that carry text messages and e-mail;</li><li>the system in which our managers keep requests;</li><li>payment services: they get a sum and an order number, while card details are typed on their page and never seen by us;</li><li>Diia, if you choose to share documents or sign through it: we take your name and tax number from the documents and keep none of them;</li><li>a notary, a bank and a registrar, once there is a contract;</li><li>state bodies, where the law plainly requires it.</li></ul><p>If the server of such a service stands abroad, data goes only to states that ensure proper protection, or on your consent (Article 29 of Law No. 2297-VI).</p>',
    ],
  ),
  chapter(
    'cookies',
    [
      'Файли cookie й пам’ять браузера',
      '<p>Сайт працює без cookie. У пам’яті вашого браузера, а не в нас, лежать:</p><ul><li>обрані, порівнювані й нещодавно переглянуті квартири;</li><li>обрана валюта та ширина вікна;</li><li>ваша відповідь на повідомлення про cookie;</li><li>позначки рекламної кампанії (utm), які додаються до запиту, якщо ви його надішлете;</li><li>чернетка форми, щоб текст не зник, коли зникне зв’язок.</li></ul><p>Cookie ставимо такі:</p><ul><li><strong>premium-brand</strong> – пам’ятає, що ви дивитеся преміальні проєкти, до одного року;</li><li><strong>account-token</strong> – вхід до кабінету, лише якщо ви прийняли cookie; інакше вхід діє, доки відкрито сторінку;</li><li>cookie аналітики – лише після вашої згоди.</li></ul><p>Згоду просимо один раз. Передумати можна тут-таки, під цим розділом: згоду буде скасовано, cookie аналітики стерто, а повідомлення з’явиться знову. Хрестик на повідомленні означає «не зараз», а не «так».</p>',
    ],
    [
      'Cookies and your browser’s memory',
      '<p>The site works without cookies. In your browser’s memory, not in ours, are kept:</p><ul><li>the apartments you marked, compare and saw last;</li><li>the currency you chose and the width of the window;</li><li>your answer to the cookie notice;</li><li>campaign marks (utm), which join a request if you send one;</li><li>the draft of a form, so that nothing is lost when the connection is.</li></ul><p>The cookies are these:</p><ul><li><strong>premium-brand</strong> remembers that you look at premium projects, for up to a year;</li><li><strong>account-token</strong> keeps you logged in, only if you accepted cookies; otherwise you are logged in while the page is open;</li><li>analytics cookies, only after your consent.</li></ul><p>We ask once. You can change your mind right here, below this chapter: the consent is withdrawn, analytics cookies are erased and the notice comes back. The cross on the notice means “not now”, not “yes”.</p>',
    ],
  ),
  chapter(
    'analytics',
    [
      'Аналітика й облік дзвінків',
      '<p>До вашої згоди аналітика вимкнена: режим згоди Google передає стан «відмовлено», і жодних рекламних ідентифікаторів браузер не отримує. Після згоди ми бачимо, які сторінки відкривають і звідки приходять, без імен.</p><p>Сервіс обліку дзвінків може показати вам інший номер телефону, щоб ми знали, яке оголошення спрацювало. Розмови можуть записуватися для перевірки якості; про це скажуть на початку дзвінка, і ви можете відмовитися.</p>',
    ],
    [
      'Analytics and call tracking',
      '<p>Until you consent, analytics is off: Google’s consent mode reports “denied”, and your browser receives no advertising identifiers. After consent we see which pages are opened and where people come from, without names.</p><p>Call tracking may show you another phone number, so that we know which advertisement worked. Calls may be recorded to check quality; you will be told at the start and may decline.</p>',
    ],
  ),
  chapter(
    'rights',
    [
      'Ваші права',
      '<p>Стаття 8 Закону № 2297-VI дає вам право:</p><ul><li>знати, які ваші дані ми маємо, звідки вони й кому їх передано;</li><li>отримати їх копію – відповідаємо не пізніше ніж за тридцять календарних днів, зазвичай за три;</li><li>вимагати виправлення або знищення, якщо дані неточні чи оброблюються незаконно;</li><li>заперечувати проти обробки й відкликати згоду;</li><li>вносити застереження щодо обмеження обробки;</li><li>скаржитися Уповноваженому Верховної Ради України з прав людини або до суду.</li></ul>',
    ],
    [
      'Your rights',
      '<p>Article 8 of Law No. 2297-VI gives you the right to:</p><ul><li>know what data we hold, where it came from and who received it;</li><li>get a copy: we answer within thirty calendar days at the latest, usually within three;</li><li>have data corrected or destroyed when it is wrong or processed unlawfully;</li><li>object to processing and withdraw your consent;</li><li>set limits to processing when you give consent;</li><li>complain to the Ukrainian Parliament Commissioner for Human Rights or to a court.</li></ul>',
    ],
  ),
  chapter(
    'withdrawal',
    [
      'Як відкликати згоду',
      '<p>Від листів відписує посилання внизу кожного з них, одним натисканням, без входу й пояснень.</p><p>Щоб ми видалили запит або резюме, напишіть на <a href="mailto:data@obriy.example">data@obriy.example</a> з тієї самої пошти або назвіть телефон, який ви залишали. Якщо є чинний договір, дані, потрібні для нього, лишаться до його виконання, про що ми вам напишемо.</p>',
    ],
    [
      'How to withdraw consent',
      '<p>A link at the foot of every e-mail unsubscribes you, in one click, with no login and no questions.</p><p>To have a request or a resume deleted, write to <a href="mailto:data@obriy.example">data@obriy.example</a> from the same address, or name the phone you left. If a contract is in force, the data it needs stays until it is fulfilled, and we will tell you so.</p>',
    ],
  ),
  chapter(
    'security',
    [
      'Як ми бережемо дані',
      '<p>З’єднання із сайтом зашифровано. Файли резюме зберігаються поза сайтом під вигаданими назвами, і за адресою їх не відкрити. Коди входу зберігаємо лише у вигляді відбитків. Доступ менеджерів обмежено їхніми зверненнями, кожна дія записується.</p><p>Якщо попри все станеться витік, що загрожує вашим правам, ми повідомимо вас і Уповноваженого протягом трьох діб.</p>',
    ],
    [
      'How we protect it',
      '<p>The connection to the site is encrypted. Resumes are stored outside the site under made-up names and cannot be opened by an address. Login codes are kept as fingerprints only. A manager sees the requests in his or her charge, and every action is recorded.</p><p>If a leak happens all the same and endangers your rights, we will tell you and the Commissioner within three days.</p>',
    ],
  ),
  chapter(
    'changes',
    [
      'Зміни цієї політики',
      '<p>Нову редакцію публікуємо на цій сторінці з датою. Якщо зміна стосується того, на що ви давали згоду, попросимо її знову, а не вважатимемо мовчання за «так».</p><p>Українська й англійська редакції рівнозначні для читання; у разі розбіжності діє українська.</p>',
    ],
    [
      'Changes to this policy',
      '<p>A new edition is published here with its date. Where a change concerns something you consented to, we ask again rather than take silence for a yes.</p><p>Both languages are here to be read; if they differ, the Ukrainian text prevails.</p>',
    ],
  ),
];
