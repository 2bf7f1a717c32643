import type { OwnWords } from '../words.js';

interface SampleRow {
  /** Which of the sample's words are the product's. */
  readonly product: number;
  readonly urlId: string;
  readonly sku: string;
  /** Which of the values of its option; null for a product without one. */
  readonly colour: number | null;
  readonly USD: string;
  readonly EUR: string;
  readonly JPY: string;
  readonly stock: number;
}

/** One variant in a row. */
const rows: readonly SampleRow[] = [
  {
    product: 0,
    urlId: 'round-bowl',
    sku: 'BOWL',
    colour: null,
    USD: '24.00',
    EUR: '22.00',
    JPY: '3600',
    stock: 12,
  },
  {
    product: 1,
    urlId: 'tall-cup',
    sku: 'CUP',
    colour: null,
    USD: '18.00',
    EUR: '16.50',
    JPY: '2700',
    stock: 20,
  },
  {
    product: 2,
    urlId: 'wool-blanket',
    sku: 'BLANKET-SAND',
    colour: 0,
    USD: '95.00',
    EUR: '88.00',
    JPY: '14200',
    stock: 5,
  },
  {
    product: 2,
    urlId: 'wool-blanket',
    sku: 'BLANKET-SEA',
    colour: 1,
    USD: '95.00',
    EUR: '88.00',
    JPY: '14200',
    stock: 3,
  },
];

const columns = [
  'url_id',
  'title',
  'category',
  'excerpt',
  'option1',
  'sku',
  'value1',
  'price_USD',
  'price_EUR',
  'price_JPY',
  'stock',
] as const;

/** Three products, of which one has two colours. */
export function sampleCatalogue({ samples, colour: words }: OwnWords): string {
  const lines = rows.map((row) => {
    const { title, category, excerpt } = samples[row.product] ?? samples[0];
    const [option, value] =
      row.colour === null ? ['', ''] : [words.name, words.values[row.colour] ?? ''];
    const { urlId, sku, USD, EUR, JPY, stock } = row;
    return [urlId, title, category, excerpt, option, sku, value, USD, EUR, JPY, stock].map(cell);
  });
  return [columns, ...lines].map((line) => `${line.join(',')}\n`).join('');
}

const cell = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;

/** A drawing of each product, by its file. */
export const samplePictures: ReadonlyMap<string, string> = new Map([
  [
    'round-bowl.svg',
    picture(
      '#efe6d8',
      '<path d="M180 470h440q-20 230-220 230T180 470z" fill="#b4694a"/><ellipse cx="400" cy="470" rx="220" ry="46" fill="#8f4f36"/>',
    ),
  ],
  [
    'tall-cup.svg',
    picture(
      '#e2e9e4',
      '<path d="M270 330h240l-24 380H294z" fill="#47665b"/><ellipse cx="390" cy="330" rx="120" ry="28" fill="#33493f"/><path d="M505 420q90 0 80 90t-96 90" fill="none" stroke="#47665b" stroke-width="28"/>',
    ),
  ],
  [
    'wool-blanket.svg',
    picture(
      '#e6e3ee',
      '<rect x="190" y="360" width="420" height="330" rx="24" fill="#c9b48f"/><path d="M190 470h420M190 580h420" stroke="#a98f63" stroke-width="22"/>',
    ),
  ],
]);

function picture(background: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="${background}"/>${drawing}</svg>\n`;
}
