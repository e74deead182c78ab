import type { Contents } from '../../../../src/domain/content/content.ts';
import { cutawayOf } from '../cutaway-of.ts';

/** Kamianyi Yar, Sosna i Kamin, Oranzhereia, Tsehla. */
export const comfortPlusStories: Contents['stories'] = {
  'kamianyi-yar': {
    uk: {
      lead: 'Дім із пісковику на краю Голосіївського лісу: за ворітьми одразу стежка.',
      about: [
        'Ділянка закінчується яром, і ми не стали його засипати. Кутом із трьох секцій дім відгородився від вулиці Заболотного, а двір відкрив до лісу: з лавок видно дуби, з третього поверху – тільки крони.',
        'Фасади вже змонтовано, тривають роботи в під’їздах. Ключі – у першому кварталі 2027 року. Шість квартир продають інвестори за переуступкою.',
      ],
      features: [
        { title: 'Ліс замість паркану', text: 'Хвіртка з двору веде на екостежку в 4 км навколо озер.' },
        { title: 'Пісковик і темний метал', text: 'Природний камінь до карниза першого поверху, вище – плита того самого відтінку.' },
        { title: 'Світлі сходи', text: 'Сходові клітини з вікнами: нагору хочеться йти пішки.' },
        { title: 'Інженерія з запасом', text: 'Індивідуальний тепловий пункт, генератор на 250 кВт, вода з двох вводів.' },
      ],
    },
    en: {
      lead: 'A sandstone house on the edge of Holosiiv forest: the path begins at the gate.',
      about: [
        'The plot ends in a ravine, and we did not fill it in. Three sections form a corner that shuts out Zabolotnoho Street and opens the yard to the woods: from the benches you see oaks, from the third floor only their crowns.',
        'The facades are up and the entrances are being finished. Keys come in the first quarter of 2027. Six apartments are being resold by early investors.',
      ],
      features: [
        { title: 'A forest for a fence', text: 'A gate in the yard leads to a 4 km trail around the lakes.' },
        { title: 'Sandstone and dark metal', text: 'Natural stone to the first cornice, panels of the same shade above.' },
        { title: 'Stairs with daylight', text: 'Windows on every landing make walking up a pleasure.' },
        { title: 'Services with a margin', text: 'Its own heating unit, a 250 kW generator and two water mains.' },
      ],
    },
    pictures: ['interiors/comfort-plus-living-1', 'interiors/comfort-plus-bedroom', cutawayOf('2В')],
    featureCategories: ['around', 'house', 'house', 'house'],
    point: { lat: 50.3686, lng: 30.4836 },
  },
  'sosna-i-kamin': {
    uk: {
      lead: 'Три будинки серед сосон Лісового масиву. Тут уже живуть: усі 108 квартир продано.',
      about: [
        'Ми зводили його навколо дерев: перед початком робіт кожну сосну занесли на план, і п’ятдесят дві з п’ятдесяти шести залишилися на місці. Звідси ламана лінія доріжок і хвойна тінь на клінкері.',
        'Дім здано наприкінці 2024 року на два тижні раніше строку. Мешканці самі ведуть двір: кіносеанси влітку, ялинка, що росте, а не стоїть у хрестовині.',
      ],
      features: [
        { title: '52 збережені сосни', text: 'Кожна має номер, паспорт і свого арбориста.' },
        { title: 'Сірий клінкер і термодерево', text: 'Матеріали, які старіють гідно й не потребують фарби.' },
        { title: 'Метро «Лісова»', text: 'Дев’ять хвилин пішки через сквер.' },
        { title: 'Раніше строку', text: 'Введено в експлуатацію 12 грудня 2024 року.' },
      ],
    },
    en: {
      lead: 'Three houses among the pines of Lisovyi. People already live here: all 108 apartments are sold.',
      about: [
        'It was built around the trees. Every pine was put on the plan before work began, and fifty-two of fifty-six still stand; hence the broken line of the paths and the needle shade on the clinker.',
        'The house was handed over at the end of 2024, two weeks early. Residents run the yard themselves: films in summer, and a Christmas tree that grows.',
      ],
      features: [
        { title: '52 pines kept', text: 'Each has a number, a passport and an arborist.' },
        { title: 'Grey clinker, thermo-timber', text: 'Materials that age well and need no paint.' },
        { title: 'Lisova metro', text: 'Nine minutes on foot through a small park.' },
        { title: 'Ahead of time', text: 'Commissioned on 12 December 2024.' },
      ],
    },
    pictures: ['interiors/comfort-plus-living-2', 'interiors/comfort-plus-bedroom', cutawayOf('1В'), cutawayOf('2В')],
    featureCategories: ['yard', 'house', 'around', 'terms'],
    point: { lat: 50.4689, lng: 30.6408 },
  },
  oranzhereia: {
    uk: {
      lead: 'Зданий дім на Солом’янці з теплицею посеред двору, де в січні цвітуть лимони.',
      about: [
        'Скляна оранжерея стоїть там, де в інших дворах трансформатор. Її гріє зворотна вода з теплопункту, тож узимку там плюс чотирнадцять: діти роблять уроки за довгим столом, а під стелею дозрівають цитрусові.',
        'Дім введено в експлуатацію, сусіди вже вішають фіранки. Лишилися останні квартири від забудовника у стані white box та кілька перепродажів, зокрема з ремонтом.',
      ],
      features: [
        { title: 'Оранжерея 140 м²', text: 'Доступна мешканцям цілий рік, садівник приходить двічі на тиждень.' },
        { title: 'Можна заїхати цього місяця', text: 'Документи готові, право власності оформлюється за десять днів.' },
        { title: 'Зелені балкони', text: 'Балкони з вазонами й автополивом: фасад озеленяється сам.' },
        { title: 'Вокзал поруч', text: 'До Центрального вокзалу 20 хвилин пішки, колій не чути за двома рядами забудови.' },
      ],
    },
    en: {
      lead: 'A finished house in Solomianka with a glasshouse in the yard where lemons bloom in January.',
      about: [
        'A glasshouse stands where other yards keep a transformer. Return water from the heating unit warms it to fourteen degrees in winter: children do homework at the long table while citrus ripens overhead.',
        'The house is commissioned, and curtains are going up. The developer’s last apartments come as white boxes; a few more are for resale, some of them fully finished.',
      ],
      features: [
        { title: 'A 140 m² glasshouse', text: 'Open to residents all year; a gardener comes twice a week.' },
        { title: 'Move in this month', text: 'The documents are ready, and registering the title takes ten days.' },
        { title: 'Green balconies', text: 'Planters on every balcony water themselves, so the facade turns green on its own.' },
        {
          title: 'The station nearby',
          text: 'Twenty minutes on foot to Kyiv Central, with two rows of houses between you and the tracks.',
        },
      ],
    },
    pictures: ['interiors/comfort-plus-living-1', 'interiors/comfort-plus-living-2', cutawayOf('1В'), cutawayOf('2В')],
    featureCategories: ['yard', 'terms', 'house', 'around'],
    point: { lat: 50.4287, lng: 30.4769 },
  },
  tsehla: {
    uk: {
      lead: 'Будинок, названий на честь того, з чого він зроблений: темно-червона цегла від цоколя до труби.',
      about: [
        'Стіни тут мурують, а не збирають: 510 мм повнотілої кераміки без утеплювача. Узимку така стіна віддає тепло повільно, влітку так само повільно його бере, а картину вішають просто на цвях.',
        'Дев’яти- й семиповерхові секції замкнули двір-квадрат. У ньому немає нічого зайвого: дерева, гойдалки, колонка з питною водою. Каркас готовий на дві третини, мурування йде слідом.',
      ],
      features: [
        { title: '510 мм кераміки', text: 'Справжня несуча кладка замість каркаса з утеплювачем.' },
        { title: 'Двір-квадрат', text: 'Авто лишаються ззовні, пожежний проїзд прихований під газоном.' },
        { title: 'Невисокий', text: 'Сім і дев’ять поверхів: верхівки кленів сягають даху.' },
        { title: 'Школа через дорогу', text: 'Перехід зі світлофором навпроти воріт, ліцей за три хвилини.' },
      ],
    },
    en: {
      lead: 'A house named after what it is made of: dark red brick from plinth to chimney.',
      about: [
        'Its walls are laid, not assembled: 510 mm of solid ceramic with no insulation layer. Such a wall gives off heat slowly in winter, takes it slowly in summer, and holds a picture on a plain nail.',
        'Sections of nine and seven storeys close a square yard with nothing to spare in it: trees, swings, a pump with drinking water. Two thirds of the frame stand, and the masonry follows.',
      ],
      features: [
        { title: '510 mm of ceramic', text: 'True load-bearing masonry instead of a frame with insulation.' },
        { title: 'A square yard', text: 'Cars stay outside; the fire lane hides under grass.' },
        { title: 'Not tall', text: 'Seven and nine storeys: the maples reach the roof.' },
        { title: 'A school across the road', text: 'Traffic lights by the gate, the lyceum three minutes away.' },
      ],
    },
    pictures: ['interiors/comfort-plus-living-1', 'interiors/comfort-plus-bedroom', cutawayOf('1В')],
    featureCategories: ['house', 'yard', 'house', 'around'],
    point: { lat: 50.4321, lng: 30.4437 },
  },
};
