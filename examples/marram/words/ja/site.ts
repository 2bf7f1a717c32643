import type { Translations } from '../../seeds.js';

/** The site and its terms in Japanese. */
export const site: Translations = {
  'The Old Net Loft, Quay Lane. Open Wednesday to Saturday, ten to five.':
    'The Old Net Loft, Quay Lane. 営業時間は水曜から土曜、10時から17時です。',
  'Everyday things, made slowly': '毎日のものを、ゆっくりと',
  'Stoneware, linen, lamps, paper and coffee from a small workshop on the coast, made to be used every day.':
    '海辺の小さな工房から、毎日使うための陶器、リネン、ランプ、紙製品、コーヒーをお届けします。',
  Standard: '通常配送',
  Tracked: '追跡付き配送',
  VAT: '付加価値税',
  'Consumption tax': '消費税',
  Express: '速達',
  '2 working days': '2営業日',
  '3 to 5 working days': '3～5営業日',
  '4 to 7 working days': '4～7営業日',
  '5 to 8 working days': '5～8営業日',
  '7 to 12 working days': '7～12営業日',
  'Next working day': '翌営業日',
};
