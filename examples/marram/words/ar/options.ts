import type { OptionWords } from '../../seeds.js';

export const categories = {
  Table: 'المائدة',
  Textiles: 'المنسوجات',
  Light: 'الإضاءة',
  Paper: 'الورقيات',
  Kitchen: 'المطبخ',
  'Gifts & Classes': 'الهدايا والدورات',
};

export const options: Readonly<Record<string, OptionWords>> = {
  Colour: {
    name: 'اللون',
    values: {
      Bone: 'عاجي',
      Chalk: 'طباشيري',
      Clay: 'طيني',
      Fern: 'أخضر سرخسي',
      Forest: 'أخضر غابي',
      Indigo: 'نيلي',
      Ink: 'حبري',
      Moss: 'أخضر طحلبي',
      Natural: 'طبيعي',
      Oat: 'شوفاني',
      Ochre: 'أصفر مغرة',
      Plum: 'برقوقي',
      Rust: 'صدئي',
      Sea: 'بحري',
      Slate: 'أردوازي',
      Terracotta: 'تيراكوتا',
    },
  },
  Stripe: {
    name: 'لون الخطوط',
    values: { Natural: 'طبيعي', Indigo: 'نيلي', Moss: 'أخضر طحلبي' },
  },
  Finish: { name: 'التشطيب', values: { Natural: 'طبيعي', Black: 'أسود' } },
  Size: {
    name: 'المقاس',
    values: {
      Small: 'صغير',
      Large: 'كبير',
      Tall: 'طويل',
      Single: 'مفرد',
      Double: 'مزدوج',
      Hand: 'لليدين',
      Bath: 'للاستحمام',
    },
  },
  Pieces: {
    name: 'عدد القطع',
    values: { 'Set of 2': 'طقم من 2', 'Set of 4': 'طقم من 4', 'Set of 6': 'طقم من 6' },
  },
  Filling: { name: 'الحشو', values: { Feather: 'ريش', 'Cover only': 'الغطاء فقط' } },
  Plug: { name: 'القابس', values: { US: 'أمريكي', EU: 'أوروبي', UK: 'بريطاني' } },
  Scent: { name: 'العطر', values: { Dune: 'كثيب', Harbour: 'ميناء', Fig: 'تين' } },
  Ruling: { name: 'التسطير', values: { Plain: 'سادة', Ruled: 'مسطّر', Dotted: 'منقّط' } },
  Frame: { name: 'الإطار', values: { Unframed: 'بلا إطار', Oak: 'بلوط', Black: 'أسود' } },
  Weight: { name: 'الوزن', values: { '250 g': '250 غ', '1 kg': '1 كغ' } },
  Grind: {
    name: 'الطحن',
    values: { 'Whole bean': 'حبوب كاملة', Filter: 'فلتر', Espresso: 'إسبريسو' },
  },
  Length: {
    name: 'الطول',
    values: {
      '60 cm, 4 pegs': '60 سم، 4 مشاجب',
      '90 cm, 6 pegs': '90 سم، 6 مشاجب',
    },
  },
  Denomination: {
    name: 'الفئة',
    values: { Pebble: 'حصاة', Shell: 'صدفة', Driftwood: 'خشب الشاطئ', Lighthouse: 'منارة' },
  },
  Evening: {
    name: 'الأمسية',
    values: {
      'First Tuesday': 'الثلاثاء الأول',
      'First Thursday': 'الخميس الأول',
      'Third Tuesday': 'الثلاثاء الثالث',
      'Third Thursday': 'الخميس الثالث',
    },
  },
  Format: { name: 'الصيغة', values: { PDF: 'PDF', EPUB: 'EPUB' } },
};
