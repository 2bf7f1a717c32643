import { readFileSync } from 'node:fs';

const times = (count, part) => Array.from({ length: count }, (_, at) => part(at)).join('');

const item = (at, more) =>
  `<li><figure><a href="/pictures/${at}.svg" data-pswp-width="800" data-pswp-height="1000"><img src="/pictures/${at}.svg" alt="Picture ${at}" width="800" height="1000"${more}></a></figure></li>`;

/** The first is in the window at once; a browser fetches the others when they come near. */
const list = (count) =>
  `<ul role="list" aria-label="Pictures">${times(count, (at) => item(at, at === 0 ? '' : ' loading="lazy"'))}</ul>`;

const page = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">${head}</head><body><h1>Pictures</h1>${body}</body></html>`;

/** Grids and rows that stand as the gallery's own, so that each page shows as many pictures. */
const gridCss =
  'ul{display:grid;grid-template-columns:repeat(4,minmax(0,300px));gap:20px;margin:0;padding:0;list-style:none}figure{margin:0}img{display:block;inline-size:100%;block-size:auto;aspect-ratio:1;object-fit:cover}';
const rowCss =
  '.row{overflow:hidden}ul{display:flex;margin:0;padding:0;list-style:none}li{flex:0 0 100%;min-width:0}figure{margin:0}img{display:block;inline-size:100%;block-size:auto;aspect-ratio:1;object-fit:cover}';

const start = '<script type="module" src="/start.js"></script>';
const styled = (css) => `<style>${css}</style>`;

/** The pages that are compared; each shows the same pictures. `isReady` is a selector of what is there at the end. */
export function createVariants(codes, count) {
  const pictures = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/pictures/${at}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="hsl(${at} 40% 60%)"/></svg>`,
    ]),
  );
  const sheet = readFileSync('dist/cdn/vitrine-gallery.css', 'utf8');
  const vitrine = (attributes) => ({
    page: () =>
      page(
        '<link rel="stylesheet" href="/gallery.css"><script type="module" src="/cdn/vitrine.js"></script>',
        `<vitrine-gallery ${attributes}>${list(count)}</vitrine-gallery>`,
      ),
    files: { ...pictures, '/gallery.css': sheet },
    isReady: 'vitrine-gallery:state(ready)',
  });
  const plain = (css) => ({
    page: () => page(styled(css), `<div class="row">${list(count)}</div>`),
    files: pictures,
    isReady: 'li',
  });
  return {
    grid: { label: 'grid: plain list', yardstick: 'grid', ...plain(gridCss) },
    'vitrine-grid': {
      label: 'grid: Vitrine, with lightbox',
      yardstick: 'grid',
      ...vitrine('design="grid" lightbox'),
    },
    photoswipe: {
      label: 'grid: PhotoSwipe',
      yardstick: 'grid',
      page: () =>
        page(
          `<link rel="stylesheet" href="/photoswipe.css">${styled(gridCss)}${start}`,
          `<div class="row">${list(count)}</div>`,
        ),
      files: {
        ...pictures,
        '/photoswipe.css': codes.photoswipeSheet,
        '/photoswipe-start.js': codes.photoswipeStart,
        '/photoswipe.js': codes.photoswipe,
      },
      script: () => `import Lightbox from '/photoswipe-start.js';
new Lightbox({ gallery: 'ul', children: 'a', pswpModule: () => import('/photoswipe.js') }).init();
document.documentElement.dataset.ready = '';`,
      isReady: '[data-ready]',
    },
    slides: { label: 'slides: plain list', yardstick: 'slides', ...plain(rowCss) },
    'vitrine-slides': {
      label: 'slides: Vitrine, without thumbnails',
      yardstick: 'slides',
      ...vitrine('design="slideshow" controls thumbnail-strip-height="0"'),
    },
    'vitrine-strip': {
      label: 'slides: Vitrine, with 200 thumbnails',
      yardstick: 'slides',
      ...vitrine('design="slideshow" controls'),
    },
    embla: {
      label: 'slides: Embla, no buttons',
      yardstick: 'slides',
      page: () => page(`${styled(rowCss)}${start}`, `<div class="row">${list(count)}</div>`),
      files: { ...pictures, '/embla.js': codes.embla },
      script: () => `import EmblaCarousel from '/embla.js';
EmblaCarousel(document.querySelector('.row'));
document.documentElement.dataset.ready = '';`,
      isReady: '[data-ready]',
    },
  };
}
