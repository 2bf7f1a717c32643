import { inject } from 'vitest';
import { galleryPage, type GalleryParts } from '../support/gallery-page.js';

export const { gallery: port } = inject('otherPorts');
export const shop = inject('shop');
export const pageWith = (attributes: string, parts: Omit<GalleryParts, 'shop'> = {}) =>
  galleryPage(attributes, { shop, ...parts });

export const designs = ['slideshow', 'slider', 'grid', 'stacked'] as const;
export const slideshow = 'design="slideshow" aspect-ratio="standard" controls';
