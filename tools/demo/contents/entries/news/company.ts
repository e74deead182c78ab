import { newsEntry } from './news-entry.ts';

/** How we work and decide. */
export const companyNews = [
  newsEntry({
    slug: 'window-tender',
    day: '2026-09-24',
    tag: 'company',
    project: 'obriy-richkovyi',
    picture: 'obriy-richkovyi/stage-frame-1',
    gallery: ['obriy-richkovyi/hero'],
    uk: {
      title: 'Тендер на вікна вирішив садовий шланг',
      lead: 'П’ятеро учасників, три ціни майже однакові. Тож ми поставили рами у двір і ввімкнули воду.',
      text: [
        'Для «Обрію Річкового» треба 1 480 вікон. На папері всі п’ять пропозицій мали однаковий опір теплопередачі, однаковий клас і гарантію десять років. Різниця між першою й третьою ціною склала менш як півтора відсотка.',
        'Тоді ми зробили те, чого в тендерній документації немає. Кожен учасник привіз одне вікно, вибране нами навмання з його складу, і сам змонтував його в однаковий бетонний отвір. Далі сорок хвилин води під кутом, вентилятор від вуличної сцени та людина з ліхтариком усередині.',
        'Сухими лишилися два. В одному з них за місяць провисла стулка: ми просили монтажників щодня відчиняти всі п’ять по сто разів. Переможця обрала, власне, петля.',
        'Він виявився другим за ціною. Різницю в чотириста тисяч гривень ми вважаємо платою за зими без ганчірок на підвіконні. Протокол випробування з фотографіями надсилаємо кожному, хто попросить, разом із назвами тих, хто програв, якщо вони не проти. Двоє не проти.',
      ],
    },
    en: {
      title: 'A garden hose decided our window tender',
      lead: 'Five bidders, three prices almost the same. So we stood the frames in a yard and turned the water on.',
      text: [
        'Obriy Richkovyi needs 1,480 windows. On paper all five bids had the same thermal resistance, the same class and ten years of guarantee. The first price and the third differed by less than one and a half per cent.',
        'So we did something the tender papers do not mention. Each bidder brought one window, picked by us at random from his stock, and fitted it himself into the same concrete opening. Then came forty minutes of water at an angle, a fan from an open-air stage, and somebody inside with a torch.',
        'Two stayed dry. In a month one of those had a sagging sash: we had asked fitters to open all five a hundred times a day. It was, in the end, a hinge that chose the winner.',
        'It was the second cheapest. Four hundred thousand hryvnias is what we pay for winters without rags on the sill. The test record with photographs goes to anyone who asks, with the names of those who lost if they do not mind. Two do not.',
      ],
    },
  }),
  newsEntry({
    slug: 'poluden-redrawn',
    day: '2026-07-30',
    tag: 'company',
    project: 'poluden',
    picture: 'poluden/hero',
    uk: {
      title: 'Одинадцять квартир «Полудня» перекреслено',
      lead: 'Розрахунок сонця не зійшовся на дві години. Продаж відкладаємо, квартири малюємо заново.',
      text: [
        'Ми обіцяли, що 22 березня в кожній квартирі буде щонайменше три години прямого сонця. Перевіряли на моделі, і все сходилося, доки не домалювали сусідню школу, якій саме затвердили надбудову. Її новий поверх ставить тінь на одинадцять квартир східного крила.',
        'Норма, до речі, дві з половиною, тобто закон ми виконували б і так. Але в назві будинку стоїть полудень, а не норма.',
        'Варіантів було три: зменшити вікна обіцянки, зменшити ціну або змінити план. Обрали третє. Крило коротшає на один проліт, дві квартири зникають, дев’ять розвертаються вітальнями на південь. Будинок втрачає 140 квадратних метрів, а двір отримує ще один прохід.',
        'Через це перший прайс вийде не восени, а взимку. Тим, хто вже лишив номер, ми подзвонили особисто; двоє засмутилися, решта сказали, що зачекають.',
      ],
    },
    en: {
      title: 'Eleven apartments of Poluden have been crossed out',
      lead: 'The sun came up two hours short. Sales are put off while we draw them again.',
      text: [
        'We had promised at least three hours of direct sun in every apartment on 22 March. The model agreed, until the school next door was added with the storey it has just been allowed to build. That storey puts eleven apartments of the east wing in the shade.',
        'The norm, as it happens, is two and a half; the law would have been content. But the house is called Noon and not Norm.',
        'There were three ways out: shrink the promise, shrink the price, or change the plan. We took the third. The wing loses a bay, two apartments disappear, and nine turn their living rooms to the south. The house is smaller by 140 square metres and the yard has gained a passage.',
        'The first price list will therefore come in winter and not in autumn. Those who had left a number got a call. Two were upset; the others said they would wait.',
      ],
    },
  }),
  newsEntry({
    slug: 'winter-in-figures',
    day: '2026-02-19',
    tag: 'company',
    picture: 'common/street-dusk',
    gallery: ['common/street-day'],
    uk: {
      title: 'Зима в цифрах: чотири здані будинки, 94 дні, 212 годин без світла',
      lead: 'Складаємо звіт, який самі хотіли б прочитати перед покупкою квартири.',
      text: [
        'Із 1 листопада до 2 лютого в «Луговій», «Сосні і Камені», «Липовій Тіні» та «Оранжереї» місто вимикало електрику в середньому на 212 годин. Ліфти за цей час стояли сумарно 3 години 40 хвилин: двічі міняли фільтри генератора, один раз забули про пальне. Людина, яка забула, тепер відповідає за два баки й не забуває.',
        '<ul><li>найнижча температура у квартирі: 18,5 °C, «Лугова», після аварії на магістралі;</li><li>найбільше питань: як підняти візок, коли ліфт перезапускається, 31 дзвінок;</li><li>найменше: тиск води, жодного.</li></ul>',
        'Чого ми навчилися. Генератор вмикати треба щотижня на годину, а не щомісяця на десять хвилин: на холоді холоста перевірка бреше. Графік вимкнень вішати біля ліфта папером, бо застосунок сідає разом із телефоном. І сніг: прибирати тротуар о п’ятій, а не о сьомій, бо о шостій ідуть медсестри.',
        'Усе це записано в регламент для будинків, які ще будуються.',
      ],
    },
    en: {
      title: 'Winter in figures: four finished houses, 94 days, 212 hours without power',
      lead: 'The report we would like to read ourselves before buying an apartment.',
      text: [
        'Between 1 November and 2 February the city cut power at Luhova, Sosna i Kamin, Lypova Tin and Oranzhereia for 212 hours on average. Lifts stood still for 3 hours 40 minutes in all: generator filters were changed twice, and once somebody forgot the fuel. He now looks after two tanks and forgets nothing.',
        '<ul><li>lowest temperature in an apartment: 18.5 °C, Luhova, after a main burst;</li><li>asked most often: how to get a pram up while a lift restarts, 31 calls;</li><li>asked least: water pressure, not once.</li></ul>',
        'What we learned. Run the generator for an hour every week, not ten minutes a month: in the cold, an idle test lies. Hang the schedule of cuts by the lift on paper, because the app dies with the telephone. And clear the pavement at five instead of seven, since nurses leave at six.',
        'All of it has gone into the rules for the houses under construction.',
      ],
    },
  }),
  newsEntry({
    slug: 'oranzhereia-keys',
    day: '2025-12-18',
    tag: 'company',
    project: 'oranzhereia',
    picture: 'interiors/living-warm',
    gallery: ['oranzhereia/hero'],
    uk: {
      title: 'Ключі від «Оранжереї» за тиждень до свят',
      lead: 'Обіцяли четвертий квартал, устигли з запасом у двадцять днів. Як виглядає видача, коли не поспішають.',
      text: [
        'На кожну родину відведено півтори години. Спершу квартира без нас: двадцять хвилин із чеклистом, рулеткою та кульковою ручкою, якою можна писати просто на стіні, де щось не так. Потім приходить виконроб і дивиться на написи.',
        'За перший тиждень їх зібралося 418. Найчастіше подряпані відкоси та розетки з нахилом. Дві третини зникли того самого дня: в коридорі чергують маляр, електрик і слюсар. Решту записуємо з датою, і поки не виправимо, акт лишається у вас непідписаним.',
        'Одну квартиру не прийняли взагалі. Під дверима балкона гуляв вітер, і ми погодилися: поміняли блок, утрьох, за ніч.',
        'Зимовий сад на сто сорок метрів відкрито для всіх, хто вже з ключами. Лимони дозріють у лютому, зривати їх дозволено по одному.',
      ],
    },
    en: {
      title: 'Keys to Oranzhereia, a week before the holidays',
      lead: 'We had promised the fourth quarter and made it with twenty days to spare. What a handover looks like when nobody hurries.',
      text: [
        'Every family has an hour and a half. First the apartment without us: twenty minutes with a checklist, a tape measure and a pen that may be used on the wall itself, wherever something is wrong. Then the foreman comes and reads.',
        'In the first week there were 418 such remarks. Scratched reveals lead, followed by crooked sockets. Two thirds were gone the same day, because a painter, an electrician and a fitter wait in the corridor. The rest get a date, and until then the act stays with you, unsigned.',
        'One apartment was refused altogether. There was a draught under the balcony door, and the owner was right: three of us changed the unit overnight.',
        'The glasshouse, a hundred and forty square metres, is open to all who have keys. The lemons ripen in February, and may be picked one at a time.',
      ],
    },
  }),
];
