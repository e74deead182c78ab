/** What the page of investments says. `assumptions` are the first inputs of its calculator, as its address writes them. */
const assumptions = 'fitout=16000&rent=320&expenses=25&idle=1&tax=23&growth=0&sale=11&wait=12&years=10&usd=1';

export const investments = {
  photo: 'midnyi-kvartal/hero',
  pictures: { living: 'interiors/living-2', street: 'common/street-dusk', site: 'stages/facade' },
  uk: {
    title: 'Інвестиції в нерухомість Києва – ОБРІЙ',
    about: 'Квартира для оренди або перепродажу: дохідність із податками та простоєм, ризики без прикрас і квартири, з яких варто почати.',
    blocks: {
      title: 'Інвестиції',
      lead: 'Квартира не обіцяє відсотка, як депозит. Зате її можна побачити, здати й передати дітям. Рахуємо разом: з податками, простоєм і ремонтом.',
      why_title: 'Чому ОБРІЙ',
      why_1_title: 'Дата стоїть поруч із ціною',
      why_1_text: 'Строк здачі не ховається в договорі, а щомісячні знімки з тієї самої точки показують, чи ми в нього вкладаємося.',
      why_2_title: 'Ціну видно від першого дня',
      why_2_text: 'На сторінці кожної квартири – як змінювалася її ціна. Не середня по місту й не обіцянка, а те, що вже сталося.',
      why_3_title: 'Метри, які легко здати',
      why_3_text: 'Студії та однокімнатні поруч із метро, роботою й парком не чекають орендаря довго. Починаємо розмову з них.',
      why_4_title: 'Вихід, який не треба шукати',
      why_4_text:
        'Передумали до здачі – квартиру можна виставити в розділі перепродажу. Документи готує наш юрист, покупців приводить цей сайт.',
      strategy_title: 'Дві стратегії',
      strategy_1_title: 'Здавати',
      strategy_1_text:
        'Купити, облаштувати, здати. Перші місяці підуть на добудову й ремонт, далі гроші приходять щомісяця. Це шлях для тих, хто думає роками: без зростання ціни квартира повертає вкладене повільно.',
      strategy_2_title: 'Продати після введення',
      strategy_2_text:
        'Купити на котловані, продати в готовому домі. Весь заробіток – різниця цін, мінус податки з продажу. Її може й не бути: ринок нікому нічого не винен.',
      yield_title: 'Скільки приносить квартира',
      yield_text: 'Зростання ціни – нуль, доки ви не зміните. Решта – наші припущення для однокімнатної квартири: кожне можна переписати.',
      yield_taxes:
        'Про податки. Приватна особа платить з орендної плати 18 % податку на доходи й 5 % військового збору, витрат не віднімають. Продаж раніше ніж за три роки після купівлі – це 5 % податку, 5 % збору та 1 % держмита. Підприємець платить інакше. Так ми розуміємо правила станом на листопад 2026 року; якщо ваші інші, змініть відсотки.',
      risk_title: 'Що може піти не так',
      risk_1_title: 'Строк',
      risk_1_text: 'Дім здадуть пізніше, і кожен такий місяць мине без оренди. Закладіть пів року запасу.',
      risk_2_title: 'Ціна',
      risk_2_text: 'Вона може не вирости, а може й упасти. Тоді перепродаж зразу після здачі принесе збиток.',
      risk_3_title: 'Орендар',
      risk_3_text: 'Місяць простою на рік і ремонт після виїзду – це норма, а не невдача.',
      risk_4_title: 'Війна',
      risk_4_text:
        'Дім у Києві стоїть під тим самим небом, що й місто. Страхування воєнних ризиків є, але покриває не все й коштує грошей.',
      risk_5_title: 'Курс',
      risk_5_text: 'Оренду платять переважно в гривні, а ціну рахують у доларах. Зміниться курс – зміниться й дохідність.',
      flats_title: 'З чого почати',
      flats_text: 'Найдоступніші однокімнатні в різних проєктах. «Порахувати» підставить ціну в калькулятор.',
      disclaimer:
        'Розрахунок має інформаційний характер. Це не інвестиційна порада, не обіцянка доходу й не публічна оферта. Перед купівлею поговоріть із податковим консультантом.',
      assumptions,
    },
  },
  en: {
    title: 'Invest in Kyiv property – OBRIY',
    about: 'An apartment to let or to resell: yield after tax and vacancy, the risks in plain words, and apartments to begin with.',
    blocks: {
      title: 'Investment',
      lead: 'An apartment promises no interest the way a deposit does. But you can stand in it, let it and leave it to your children. Let us count together, with tax, vacancy and fit-out.',
      why_title: 'Why Obriy',
      why_1_title: 'The date stands beside the price',
      why_1_text: 'Completion is not buried in the contract, and monthly photographs from the same spot show whether we keep to it.',
      why_2_title: 'Prices from day one',
      why_2_text:
        'Every apartment’s page shows how its own price has moved. Not a city average and not a promise: what has already happened.',
      why_3_title: 'Sizes that let easily',
      why_3_text: 'Studios and one-room apartments near a metro, work and a park do not wait long for a tenant. We start with those.',
      why_4_title: 'A way out that is already there',
      why_4_text:
        'If you change your mind before completion, list the apartment in our resale section. Our lawyer prepares the documents, this site brings the buyers.',
      strategy_title: 'Two strategies',
      strategy_1_title: 'Let it',
      strategy_1_text:
        'Buy, fit out, let. The first months go into building and finishing, then money arrives every month. It suits people who think in years: without price growth an apartment pays itself back slowly.',
      strategy_2_title: 'Sell once it is finished',
      strategy_2_text:
        'Buy at the foundation pit, sell in a finished house. All you earn is the difference in price, less the taxes of a sale. There may be none: the market owes nobody anything.',
      yield_title: 'What an apartment brings',
      yield_text: 'Price growth is zero until you change it. The rest is what we assume for a one-room apartment: overwrite any of it.',
      yield_taxes:
        'About taxes. A private person pays 18% income tax and a 5% military levy on rent, with nothing deducted. Selling within three years of buying costs 5% tax, the 5% levy and 1% state duty. Registered entrepreneurs pay differently. This is how we read the rules as of November 2026; if yours differ, change the percentages.',
      risk_title: 'What can go wrong',
      risk_1_title: 'Time',
      risk_1_text: 'The house may be finished later, and every such month passes without rent. Allow for half a year.',
      risk_2_title: 'Price',
      risk_2_text: 'It may not grow, and it may fall. Then selling right after completion ends in a loss.',
      risk_3_title: 'Tenants',
      risk_3_text: 'A month empty each year and repairs after a move are normal, not bad luck.',
      risk_4_title: 'War',
      risk_4_text:
        'A house in Kyiv stands under the same sky as the city. Insurance against war exists, but it does not cover everything and it costs money.',
      risk_5_title: 'Currency',
      risk_5_text: 'Rent is mostly paid in hryvnias while prices are counted in dollars. When the rate moves, so does the yield.',
      flats_title: 'Where to begin',
      flats_text: 'The most affordable one-room apartments in different projects. “Work it out” puts the price into the calculator.',
      disclaimer:
        'The figures are for information. They are not investment advice, not a promise of income and not a public offer. Talk to a tax adviser before you buy.',
      assumptions,
    },
  },
};
