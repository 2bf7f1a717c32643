import { describe, expect, it } from 'vitest';
import { galleryChoices, gallerySwitches } from '../../../../core/content/index.js';

describe('the settings of a gallery', () => {
  it.each([
    ['design', 'slideshow, slider, grid, stacked', 'grid'],
    [
      'meta-position',
      'top, top-left, top-right, center, bottom, bottom-left, bottom-right',
      'bottom',
    ],
    ['active-alignment', 'left, center, right', 'center'],
  ] as const)('offer %s as platform §3 lists it', (setting, values, initial) => {
    expect(galleryChoices[setting].values.join(', ')).toBe(values);
    expect(galleryChoices[setting].default).toBe(initial);
  });

  it('are on or off without a setting as platform §3 lists them', () => {
    expect(gallerySwitches).toEqual({
      autoplay: false,
      controls: false,
      'auto-crop': true,
      'square-thumbs': true,
      thumbnails: false,
      'show-meta': true,
      'show-meta-on-hover': false,
      lightbox: false,
    });
  });
});
