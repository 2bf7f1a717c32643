import type { OptionWords } from '../../seeds.js';

export const categories = {
  Table: '食卓',
  Textiles: '布製品',
  Light: '照明',
  Paper: '紙製品',
  Kitchen: '台所',
  'Gifts & Classes': 'ギフトと教室',
};

export const options: Readonly<Record<string, OptionWords>> = {
  Colour: {
    name: '色',
    values: {
      Bone: 'ボーン',
      Chalk: 'チョーク',
      Clay: 'クレイ',
      Fern: 'ファーン',
      Forest: 'フォレスト',
      Indigo: 'インディゴ',
      Ink: 'インク',
      Moss: 'モス',
      Natural: 'ナチュラル',
      Oat: 'オーツ',
      Ochre: 'オーカー',
      Plum: 'プラム',
      Rust: 'ラスト',
      Sea: 'シー',
      Slate: 'スレート',
      Terracotta: 'テラコッタ',
    },
  },
  Stripe: {
    name: 'ストライプ',
    values: { Natural: 'ナチュラル', Indigo: 'インディゴ', Moss: 'モス' },
  },
  Finish: { name: '仕上げ', values: { Natural: 'ナチュラル', Black: 'ブラック' } },
  Size: {
    name: 'サイズ',
    values: {
      Small: '小',
      Large: '大',
      Tall: 'トール',
      Single: 'シングル',
      Double: 'ダブル',
      Hand: 'ハンドタオル',
      Bath: 'バスタオル',
    },
  },
  Pieces: {
    name: '枚数',
    values: { 'Set of 2': '2枚セット', 'Set of 4': '4枚セット', 'Set of 6': '6枚セット' },
  },
  Filling: { name: '中材', values: { Feather: 'フェザー入り', 'Cover only': 'カバーのみ' } },
  Plug: {
    name: 'プラグ',
    values: { US: 'アメリカ型', EU: 'ヨーロッパ型', UK: 'イギリス型' },
  },
  Scent: { name: '香り', values: { Dune: '砂丘', Harbour: '港', Fig: 'いちじく' } },
  Ruling: { name: '罫線', values: { Plain: '無地', Ruled: '横罫', Dotted: 'ドット' } },
  Frame: {
    name: '額縁',
    values: { Unframed: '額なし', Oak: 'オーク', Black: 'ブラック' },
  },
  Weight: { name: '内容量', values: { '250 g': '250 g', '1 kg': '1 kg' } },
  Grind: {
    name: '挽き方',
    values: { 'Whole bean': '豆のまま', Filter: 'フィルター', Espresso: 'エスプレッソ' },
  },
  Length: {
    name: '長さ',
    values: { '60 cm, 4 pegs': '60 cm・フック4本', '90 cm, 6 pegs': '90 cm・フック6本' },
  },
  Denomination: {
    name: '絵柄',
    values: { Pebble: '小石', Shell: '貝殻', Driftwood: '流木', Lighthouse: '灯台' },
  },
  Evening: {
    name: '開催日',
    values: {
      'First Tuesday': '第1火曜',
      'First Thursday': '第1木曜',
      'Third Tuesday': '第3火曜',
      'Third Thursday': '第3木曜',
    },
  },
  Format: { name: '形式', values: { PDF: 'PDF', EPUB: 'EPUB' } },
};
