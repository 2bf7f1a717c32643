import type { OptionWords } from '../../seeds.js';

export const categories = {
  Table: 'Tisch',
  Textiles: 'Textilien',
  Light: 'Licht',
  Paper: 'Papier',
  Kitchen: 'Küche',
  'Gifts & Classes': 'Geschenke & Kurse',
};

export const options: Readonly<Record<string, OptionWords>> = {
  Colour: {
    name: 'Farbe',
    values: {
      Bone: 'Knochen',
      Chalk: 'Kreide',
      Clay: 'Ton',
      Fern: 'Farn',
      Forest: 'Waldgrün',
      Indigo: 'Indigo',
      Ink: 'Tinte',
      Moss: 'Moos',
      Natural: 'Natur',
      Oat: 'Hafer',
      Ochre: 'Ocker',
      Plum: 'Pflaume',
      Rust: 'Rost',
      Sea: 'Meer',
      Slate: 'Schiefer',
      Terracotta: 'Terrakotta',
    },
  },
  Stripe: { name: 'Streifen', values: { Natural: 'Natur', Indigo: 'Indigo', Moss: 'Moos' } },
  Finish: { name: 'Oberfläche', values: { Natural: 'Natur', Black: 'Schwarz' } },
  Size: {
    name: 'Größe',
    values: {
      Small: 'Klein',
      Large: 'Groß',
      Tall: 'Hoch',
      Single: 'Einzel',
      Double: 'Doppel',
      Hand: 'Handtuch',
      Bath: 'Badetuch',
    },
  },
  Pieces: {
    name: 'Stückzahl',
    values: { 'Set of 2': '2er-Set', 'Set of 4': '4er-Set', 'Set of 6': '6er-Set' },
  },
  Filling: { name: 'Füllung', values: { Feather: 'Federn', 'Cover only': 'Nur der Bezug' } },
  Plug: { name: 'Stecker', values: { US: 'USA', EU: 'EU', UK: 'UK' } },
  Scent: { name: 'Duft', values: { Dune: 'Düne', Harbour: 'Hafen', Fig: 'Feige' } },
  Ruling: {
    name: 'Lineatur',
    values: { Plain: 'Blanko', Ruled: 'Liniert', Dotted: 'Punktraster' },
  },
  Frame: { name: 'Rahmen', values: { Unframed: 'Ohne Rahmen', Oak: 'Eiche', Black: 'Schwarz' } },
  Weight: { name: 'Gewicht', values: { '250 g': '250 g', '1 kg': '1 kg' } },
  Grind: {
    name: 'Mahlgrad',
    values: { 'Whole bean': 'Ganze Bohne', Filter: 'Filter', Espresso: 'Espresso' },
  },
  Length: {
    name: 'Länge',
    values: { '60 cm, 4 pegs': '60 cm, 4 Haken', '90 cm, 6 pegs': '90 cm, 6 Haken' },
  },
  Denomination: {
    name: 'Motiv',
    values: {
      Pebble: 'Kiesel',
      Shell: 'Muschel',
      Driftwood: 'Treibholz',
      Lighthouse: 'Leuchtturm',
    },
  },
  Evening: {
    name: 'Abend',
    values: {
      'First Tuesday': 'Erster Dienstag',
      'First Thursday': 'Erster Donnerstag',
      'Third Tuesday': 'Dritter Dienstag',
      'Third Thursday': 'Dritter Donnerstag',
    },
  },
  Format: { name: 'Format', values: { PDF: 'PDF', EPUB: 'EPUB' } },
};
