import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../analytics/sizes.mjs';
import { sizes } from '../bytes.mjs';

/** The chunks of a gallery that no other element of a page has. */
const ownChunks = ['gallery', 'open-pictures', 'video-players'];

const join = (files) => Buffer.concat(files.map((file) => readFileSync(file)));

/** Sizes of files that are fetched apart, so that each is compressed on its own. */
function sum(name, files) {
  const rows = files.map((file) => sizes(name, readFileSync(file)));
  const add = (key) => rows.reduce((all, row) => all + row[key], 0);
  return { name, min: add('min'), gzip: add('gzip'), brotli: add('brotli') };
}

/** Bytes of the galleries, and the code of the others, as a bundler makes it of the smallest import that works. */
export async function measureSizes(cache) {
  const { chunks } = JSON.parse(readFileSync('dist/cdn/manifest.json', 'utf8'));
  const fileOf = (chunk) => `dist/cdn/${chunks[chunk]}`;
  const peer = (file) => path.join(cache, 'node_modules', file);
  const codes = {
    photoswipeStart: await bundle(peer('photoswipe/dist/photoswipe-lightbox.esm.js')),
    photoswipe: await bundle(peer('photoswipe/dist/photoswipe.esm.js')),
    photoswipeSheet: readFileSync(peer('photoswipe/dist/photoswipe.css'), 'utf8'),
    embla: await bundle(peer('embla-carousel/esm/embla-carousel.esm.js')),
  };
  const code = (name, key) => sizes(name, Buffer.from(codes[key]));
  return {
    codes,
    sizes: [
      sum('Vitrine: gallery, beyond what elements share', ownChunks.map(fileOf)),
      sizes('Vitrine: its sheet for pages', join(['dist/cdn/vitrine-gallery.css'])),
      sizes('Vitrine: lightbox, at the first picture opened', join([fileOf('picture-viewer')])),
      sum('Vitrine: what elements share, with React', ['core', 'element', 'react'].map(fileOf)),
      code('PhotoSwipe: start', 'photoswipeStart'),
      code('PhotoSwipe: lightbox, at the first picture opened', 'photoswipe'),
      code('PhotoSwipe: its sheet, not minified', 'photoswipeSheet'),
      code('Embla: carousel without buttons', 'embla'),
    ],
  };
}
