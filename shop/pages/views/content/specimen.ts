import { backgroundSources, promotedBlocks, recordTypes, sliceTypes } from 'vitrine/core/content';
import type { Plain } from '../plain.js';
import type { CatalogueProduct, ContentItem } from '../../../server/index.js';
import { website } from '../../site.js';
import { contentSettings, itemView } from './item.js';

/** A product as the platform's formatters read it, with what its merchandising says. */
function productView(source: Plain<CatalogueProduct>) {
  return {
    ...source,
    fullUrl: source.url,
    structuredContent: source,
  };
}

const gallery = (design: string, metaPosition: string, alignment: string) => ({
  options: {
    design,
    'meta-position': metaPosition,
    'active-alignment': alignment,
    autoplay: design === 'slideshow',
    controls: true,
    'auto-crop': true,
    'square-thumbs': true,
    thumbnails: design === 'slideshow',
    'show-meta': true,
    'show-meta-on-hover': false,
    lightbox: true,
  },
});

/** The seven positions of a gallery's words, and designs and alignments beside them (platform §3). */
const galleries = [
  gallery('slideshow', 'top', 'left'),
  gallery('slider', 'top-left', 'center'),
  gallery('grid', 'top-right', 'right'),
  gallery('stacked', 'center', 'left'),
  gallery('slideshow', 'bottom', 'center'),
  gallery('slider', 'bottom-left', 'right'),
  gallery('grid', 'bottom-right', 'center'),
];

/** Answers of a form, one of each kind (platform §3). */
const answers = [
  { type: 'name', rawTitle: 'Name', values: { First: 'Ines', Last: 'Arden' } },
  { type: 'date', rawTitle: 'Day', values: { Month: '12', Day: '10', Year: '2026' } },
  { type: 'phone', rawTitle: 'Phone', values: { Areacode: '01328', Prefix: '55', Line: '0199' } },
  { type: 'checkbox', rawTitle: 'Glazes', values: ['Oat', 'Fern'], value: 'Oat, Fern' },
];

/** What every formatter and predicate of the platform prints, on one page: for authors of templates. */
export function specimenView(item: ContentItem, product: Plain<CatalogueProduct>) {
  const view = itemView(item);
  const picture = view.mainImage && {
    ...view.mainImage,
    systemDataVariants: '1280x720,100w,300w,500w',
    colorData: {
      topLeftAverage: 'f0d9c4',
      topRightAverage: 'efd3bc',
      bottomLeftAverage: 'd9ab8e',
      bottomRightAverage: 'd7a588',
      centerAverage: 'c4754f',
    },
  };
  return {
    ...contentSettings,
    title: `Specimen sheet – ${website.siteTitle}`,
    description: 'What every formatter and predicate of the templates prints.',
    page: null,
    analytics: { pageKind: 'page' },
    sheets: ['content'] as const,
    debug: false,
    text: {
      title: 'salt & “tide”',
      lines: 'One line,\nand another.',
      markup: 'A <em>mug</em> of tea',
      pattern: '{0} on a {1}',
      spaced: '3 mugs',
      plural: '{count plural one {# mug} other {# mugs}}',
      tweet: 'A new glaze: https://marram.example/journal #stoneware @marram',
    },
    number: { value: 1234.567, half: 2.5, count: 3, cents: 2850, milliseconds: 125_000 },
    list: [
      { id: 'mug', title: 'Mug', isNew: false },
      { id: 'bowl', title: 'Bowl', isNew: true },
      { id: 'jug', title: 'Jug', isNew: true },
    ],
    key: 'item.title',
    index: 1,
    item: { ...view, coverImage: picture, ...(picture && { items: [picture] }) },
    picture,
    colour: { hue: 24, saturation: 0.42, lightness: 0.68 },
    product: productView(product),
    productMerchandisingContext: {
      [product.id]: {
        scarcityEnabled: true,
        scarcityText: 'Only {qtyInStock} left',
        scarcityTemplateViews: [{ qtyInStock: 3 }],
        restockNotificationViews: [],
      },
    },
    variant: { optionValues: [{ value: 'Oat' }, { value: 'Large' }] },
    cart: { entries: [{ quantity: 2 }, { quantity: 1 }], subtotalCents: 8400 },
    answers,
    media: {
      audio: {
        id: 'sea',
        title: 'The sea, from the loft',
        structuredContent: { audioAssetUrl: '/sounds/sea.wav' },
      },
      video: { oembed: { url: 'https://vimeo.com/76979871', providerName: 'Vimeo', html: '' } },
      account: { userName: 'marram' },
    },
    records: Object.values(recordTypes).map((recordType) => ({ recordType })),
    promoted: promotedBlocks.map((promotedBlockType) => ({ promotedBlockType })),
    backgrounds: Object.values(backgroundSources).map((backgroundSource) => ({ backgroundSource })),
    currentType: sliceTypes.gallery,
    galleries,
    collections: [
      { collection: { type: 7, folder: false }, typeName: 'products', calendarView: true },
      { collection: { type: 10, folder: true, folderBehavior: 1 }, folderBehavior: 2 },
    ],
    service: { serviceName: 'email' },
  };
}
