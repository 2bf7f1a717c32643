import { describe, expect, it } from 'vitest';
import { isRunning } from '../../../../../widgets/elements/gallery/autoplay.js';
import { keyedIndex } from '../../../../../widgets/elements/gallery/keyed-index.js';
import { nearestIndex, scrollWay } from '../../../../../widgets/elements/gallery/nearest-index.js';
import {
  findList,
  focalPosition,
  readPictures,
} from '../../../../../widgets/elements/gallery/read-pictures.js';
import {
  opensInWindow,
  viewedPicture,
} from '../../../../../widgets/elements/gallery/viewed-picture.js';

describe('autoplay', () => {
  const facts = {
    isOn: true,
    isAsked: false,
    isPageHidden: false,
    isOutOfView: false,
    isHovered: false,
    hasFocus: false,
    isLightboxOpen: false,
  };
  it.each([
    [{}, true],
    [{ isOn: false }, false],
    [{ isPageHidden: true }, false],
    [{ isOutOfView: true }, false],
    [{ isLightboxOpen: true }, false],
    [{ isHovered: true }, false],
    [{ hasFocus: true }, false],
    [{ isAsked: true, isHovered: true, hasFocus: true }, true],
    [{ isAsked: true, isPageHidden: true }, false],
    [{ isAsked: true, isOutOfView: true }, false],
  ])('with %j runs: %j', (changed, runs) => {
    expect(isRunning({ ...facts, ...changed })).toBe(runs);
  });
});

describe('a key', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowLeft', 1, false, 0],
    ['ArrowLeft', 0, false, null],
    ['ArrowRight', 2, false, null],
    ['ArrowLeft', 0, true, 1],
    ['ArrowRight', 1, true, 0],
    ['Home', 2, false, 0],
    ['End', 0, true, 2],
    ['Enter', 0, false, null],
    ['toString', 0, false, null],
  ])('%s at %i of three, right to left %j, asks for %j', (key, index, isRightToLeft, next) => {
    expect(keyedIndex(key, { index, count: 3, isRightToLeft })).toBe(next);
  });
});

describe('the current picture', () => {
  const list = { left: 100, width: 300 };
  const items = [0, 1, 2].map((at) => ({ left: 40 + at * 200, width: 190 }));
  it.each([
    ['left', 0],
    ['center', 1],
    ['right', 1],
  ] as const)('at the %s is that at the place', (alignment, index) => {
    expect(nearestIndex(items, list, alignment)).toBe(index);
  });

  it('is as far as the list has to scroll', () => {
    expect(scrollWay({ left: 240, width: 190 }, list, 'left')).toBe(140);
    expect(scrollWay({ left: 240, width: 190 }, list, 'center')).toBe(85);
    expect(scrollWay({ left: 240, width: 190 }, list, 'right')).toBe(30);
    expect(nearestIndex([], list, 'left')).toBe(0);
  });
});

function read(items: string) {
  const host = document.createElement('div');
  host.innerHTML = `<ul>${items}</ul>`;
  return readPictures(findList(host));
}

describe("the page's list", () => {
  it('gives pictures with their words and links', () => {
    const [one, two, ...others] = read(`
      <li><figure><a href="/a.jpg"><img src="/s.jpg" alt="A"></a><figcaption><p>Title</p><p>More <b>words</b></p><p>End</p></figcaption></figure></li>
      <li>No picture</li>
      <li><a href="https://vimeo.com/76979871" data-video><img src="/v.jpg" alt="V"></a><figcaption>Words</figcaption></li>`);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ title: 'Title', text: 'More words End', isVideo: false });
    expect(one?.link?.getAttribute('href')).toBe('/a.jpg');
    expect(two).toMatchObject({ title: 'Words', text: '', isVideo: true });
  });

  it.each([
    ['0.5,0.2', '50% 20%'],
    ['1,0', '100% 0%'],
    ['2,0', null],
    ['x', null],
    ['0.5', null],
  ])('has the focal point %s at %s', (point, position) => {
    const image = document.createElement('img');
    image.dataset['imageFocalPoint'] = point;
    expect(focalPosition(image)).toBe(position);
  });

  it.each([
    ['<img src="/a.jpg">', true, false],
    ['<a href="/a.jpg"><img src="/a.jpg"></a>', true, true],
    ['<a href="/page"><img src="/a.jpg"></a>', false, false],
    ['<a href="https://vimeo.com/76979871" data-video><img src="/a.jpg"></a>', false, true],
    ['<a href="https://other.example/1" data-video><img src="/a.jpg"></a>', true, false],
  ])('opens %s in the window, with a lightbox %j: %j', (html, hasLightbox, opens) => {
    const [picture] = read(`<li>${html}</li>`);
    expect(opensInWindow(picture!, hasLightbox)).toBe(opens);
  });

  it.each([
    ['the widths of the same file', '/a.jpg?format=1500w', '/a.jpg 300w'],
    ['no widths of another', '/large.jpg', undefined],
  ])('gives the window %s', (_, href, srcSet) => {
    const [picture] = read(
      `<li><a href="${href}"><img src="/a.jpg" srcset="/a.jpg 300w" alt="A"></a></li>`,
    );
    expect(viewedPicture(picture!)).toMatchObject({ srcSet, alt: 'A', video: null });
  });
});
