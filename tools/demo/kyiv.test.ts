import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import places from '../../content/obriy/entries/place.json' with { type: 'json' };
import list from './projects.json' with { type: 'json' };

/** The streets of the demo: in which districts each lies, and which stations of the metro are named beside it. */
const streets: Record<string, { districts: string[]; stations: string[] }> = {
  'Дніпровська наб.': { districts: ['Дарницький'], stations: ['Осокорки', 'Славутич'] },
  'вул. Колекторна': { districts: ['Дарницький'], stations: ['Позняки', 'Харківська'] },
  'Харківське шосе': { districts: ['Дарницький'], stations: ['Бориспільська', 'Вирлиця'] },
  'вул. Лісорубна': { districts: ['Деснянський'], stations: ['Лісова', 'Чернігівська'] },
  'вул. Академіка Заболотного': { districts: ['Голосіївський'], stations: ['Теремки', 'Іподром'] },
  'вул. Метрологічна': { districts: ['Голосіївський'], stations: ['Теремки', 'Іподром'] },
  'вул. Антоновича': {
    districts: ['Голосіївський', 'Печерський'],
    stations: ['Олімпійська', 'Палац «Україна»', 'Площа Українських Героїв'],
  },
  'вул. Михайла Драгомирова': { districts: ['Печерський'], stations: ['Звіринецька', 'Печерська'] },
  'вул. Дегтярівська': { districts: ['Шевченківський'], stations: ['Лук’янівська', 'Шулявська'] },
  'вул. Прирічна': { districts: ['Оболонський'], stations: ['Мінська', 'Героїв Дніпра'] },
  'вул. Автозаводська': { districts: ['Оболонський'], stations: ['Мінська', 'Почайна'] },
  'вул. Набережно-Хрещатицька': { districts: ['Подільський'], stations: ['Контрактова площа', 'Поштова площа'] },
  'вул. Кирилівська': { districts: ['Подільський'], stations: ['Тараса Шевченка', 'Контрактова площа'] },
  'вул. Василя Липківського': { districts: ['Солом’янський'], stations: ['Вокзальна'] },
  'просп. Повітряних Сил': { districts: ['Солом’янський'], stations: [] },
  'бул. Вацлава Гавела': { districts: ['Солом’янський'], stations: ['Берестейська'] },
  'вул. Живописна': { districts: ['Святошинський'], stations: ['Академмістечко'] },
};

/** Names that stations and streets have no longer. */
const formerNames =
  /Льва Толстого|Дружби народів|проспект Перемоги|просп\. Перемоги|Московськ(а|ої) площ|Петрівк(а|и)\b|Лепсе|Повітрофлотськ|Tolstoho|Druzhby Narodiv|Povitroflotsk/;

const contents = join(import.meta.dirname, '../../content/obriy');
const streetOf = (address: string) => address.replace(/, \d+\S*$/, '');

describe('the Kyiv of the demo', () => {
  it.each(list.projects)('$slug stands in a district of its street', ({ address_uk, district_uk }) => {
    expect(streets[streetOf(address_uk)]?.districts ?? []).toContain(district_uk);
  });

  it.each(list.projects)('$slug names stations of the metro that are near its street', ({ slug, address_uk }) => {
    const named = places.filter(({ project }) => project === slug).flatMap(({ uk: { name } }) => /^Метро «(.+)»$/.exec(name)?.[1] ?? []);
    const near = streets[streetOf(address_uk)]?.stations ?? [];
    expect(named.filter((station) => !near.includes(station))).toEqual([]);
  });

  it('has no name that was given up', () => {
    const files = readdirSync(contents, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(json|xml)$/.test(file));
    const old = files.flatMap((file) => {
      const found = formerNames.exec(readFileSync(join(contents, file), 'utf8'));
      return found ? `${file}: ${found[0]}` : [];
    });
    expect(old).toEqual([]);
  });
});
