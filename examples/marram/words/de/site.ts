import type { Translations } from '../../seeds.js';

/** The site and its terms in German. */
export const site: Translations = {
  'The Old Net Loft, Quay Lane. Open Wednesday to Saturday, ten to five.':
    'The Old Net Loft, Quay Lane. Geöffnet Mittwoch bis Samstag, 10 bis 17 Uhr.',
  'Everyday things, made slowly': 'Dinge für jeden Tag, in Ruhe gemacht',
  'Stoneware, linen, lamps, paper and coffee from a small workshop on the coast, made to be used every day.':
    'Steinzeug, Leinen, Lampen, Papier und Kaffee aus einer kleinen Werkstatt an der Küste, für jeden Tag gemacht.',
  Standard: 'Standard',
  Tracked: 'Mit Sendungsverfolgung',
  VAT: 'MwSt.',
  'Consumption tax': 'Verbrauchsteuer',
  Express: 'Express',
  '2 working days': '2 Werktage',
  '3 to 5 working days': '3 bis 5 Werktage',
  '4 to 7 working days': '4 bis 7 Werktage',
  '5 to 8 working days': '5 bis 8 Werktage',
  '7 to 12 working days': '7 bis 12 Werktage',
  'Next working day': 'Nächster Werktag',
};
