/** Words of the pages that tell of the company and the work in it. */
export const companyPages = {
  company: {
    photo: 'common/street-dusk',
    uk: {
      title: 'Про компанію ОБРІЙ – забудовник у Києві з 2014 року',
      about: 'Хто ми, як проєктуємо двори й чому на кожному нашому домі стоїть дата.',
      blocks: {
        title: 'Про компанію',
        lead: 'З 2014 року ми робимо одне: будинки, до яких хочеться повертатися пішки.',
        about_1:
          'Спершу ми малюємо двір: де вранці сонце, де стане липа, звідки видно дитину. Потім – квартири, і лише насамкінець фасад. Виходить повільніше, зате мешканці не питають, чому дім такий.',
        about_2:
          'Ми відкрили ціни, коли так ніхто не робив, і пишемо дату здачі на паркані. Якщо не встигаємо, кажемо про це першими й платимо за кожен день.',
        people: '248',
        people_label: 'людей у команді, з них 160 щоранку виходять на майданчик',
        team: 'Дванадцятеро, яких ви найімовірніше зустрінете: за столом, на риштованнях або з ключами від вашої квартири.',
        career: 'Потрібні ті, хто любить переробити, поки ніхто не просив. Зарплату названо в кожній вакансії.',
      },
    },
    en: {
      title: 'About OBRIY – developer in Kyiv since 2014',
      about: 'Who we are, how we design courtyards, and why every house of ours carries a date.',
      blocks: {
        title: 'About us',
        lead: 'Since 2014 we have done one thing: houses you want to walk home to.',
        about_1:
          'We draw the courtyard first: where the morning sun falls, where the lime will stand, from where a child can be seen. Then the apartments, and the facade last. It takes longer, and nobody who lives there asks why the house is the way it is.',
        about_2:
          'We opened our prices when nobody else did, and we paint the completion date on the fence. If we are going to miss it, we are the first to say so, and we pay for every day.',
        people: '248',
        people_label: 'people on the team, 160 of whom walk onto a site each morning',
        team: 'Twelve people you are most likely to meet: across a table, on the scaffolding, or with the keys to your apartment.',
        career: 'We need people who do it again before anyone asks. Every vacancy names its salary.',
      },
    },
  },
  'social-responsibility': {
    photo: 'lypova-tin/hero',
    uk: {
      title: 'Соціальна відповідальність – ОБРІЙ',
      about: 'Укриття, доступність, дерева та підтримка ветеранів: що ми робимо за межами будмайданчика.',
      blocks: { title: 'Соціальна відповідальність', lead: 'Місто не закінчується нашим парканом.' },
    },
    en: {
      title: 'Social responsibility – OBRIY',
      about: 'Shelters, access for all, trees and support for veterans: what we do beyond the building site.',
      blocks: { title: 'Social responsibility', lead: 'The city does not end at our fence.' },
    },
  },
  career: {
    photo: 'stages/frame-2',
    uk: {
      title: 'Робота в ОБРІЇ – вакансії',
      about: 'Вакансії в Києві: інженери, архітектори, менеджери з продажу. Надішліть резюме – відповідаємо за три дні.',
      blocks: {
        title: 'Кар’єра',
        lead: 'Тут будують довго й пам’ятають, хто будував.',
        about: 'На кожне резюме відповідає людина, і не пізніше ніж за три дні. Якщо не підійшло, пояснює чому.',
      },
    },
    en: {
      title: 'Work at OBRIY – vacancies',
      about: 'Vacancies in Kyiv for engineers, architects and sales managers. Send your resume; we answer within three days.',
      blocks: {
        title: 'Careers',
        lead: 'We build to last, and we remember who built.',
        about: 'A person answers every resume within three days, and says why when the answer is no.',
      },
    },
  },
  vacancy: {
    uk: { title: 'Вакансії – ОБРІЙ', about: 'Відкриті вакансії компанії.', blocks: { title: 'Вакансії' } },
    en: { title: 'Vacancies – OBRIY', about: 'Open positions in the company.', blocks: { title: 'Vacancies' } },
  },
};
