const files = ['home-hero', 'dune-mug-oat', 'harbour-teapot', 'olive-spoons', 'lantern-lamp-ochre'];

export interface GalleryParts {
  /** Of the shop. */
  readonly shop: string;
  readonly count?: number;
  /** Whether the whole page is right-to-left. */
  readonly isMirrored?: boolean;
  readonly before?: string;
}

/** A page that links the sheet, as a page with a gallery does. */
export function galleryPage(
  attributes: string,
  { shop, count = 5, isMirrored = false, before = '' }: GalleryParts,
) {
  const items = Array.from({ length: count }, (_, at) => {
    const address = `${shop}/images/${files[at % files.length]}.svg?${at + 1}`;
    const size = address.includes('home-hero')
      ? 'width="1800" height="1100"'
      : 'width="800" height="1000"';
    return `<li><figure><a href="${address}"><img src="${address}" alt="Pot ${at + 1}" ${size} loading="lazy"></a><figcaption><p>The pot ${at + 1}</p><p>By hand.</p></figcaption></figure></li>`;
  });
  const focusable = /slide/.test(attributes) ? ' tabindex="0"' : '';
  return `<!doctype html><html lang="en"${isMirrored ? ' dir="rtl"' : ''}><meta charset="utf-8"><title>Pots</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="${shop}/assets/vitrine-gallery.css">
<script type="module" src="${shop}/assets/vitrine.js" data-api="${shop}"></script>
<main><h1>Pots</h1>${before}<vitrine-gallery ${attributes}><ul role="list" aria-label="The workshop"${focusable}>${items.join('')}</ul></vitrine-gallery><p class="below">Below</p></main></html>`;
}
