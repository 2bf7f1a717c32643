import { describe, expect, it } from 'vitest';
import {
  backgroundSources,
  blockTypes,
  collectionTypes,
  folderBehaviors,
  itemProductTypes,
  promotedBlocks,
  recordTypes,
  sliceTypes,
} from '../../../../core/content/index.js';

/** Template language §12, as it is printed. */
const printed = {
  folderBehaviors: 'index 1, redirect 2, none 3',
  backgroundSources: 'upload 1, instagram 2, video 3, none 4',
  itemProductTypes: 'physical 1, digital 2, service 3, gift-card 4',
  collectionTypes:
    'generic 1, subscription 2, twitter 3, foursquare 4, instagram 5, gallery-block 6, template-page 7, splash-page 8, page 10, fivehundredpix 11, flickr 12, products 13, slide-gallery 15, slide-album 16, slide-video 17, album-block 18',
  recordTypes:
    'text 1, image 2, quote 4, link 5, audio 7, video 8, store-item 11, event 12, gallery 14, binary 15, css-asset 16, tweak-asset 17, digital-good 18, attachment 19, wordpress-export 20, json-export 21, site-search 30, active-time 31, tweet 50, checkin 52, kbarticle 54',
  blockTypes:
    'navigation 1, html 2, logo 3, map 4, image 5, twitter 6, journal 7, gallery 8, form 9, geo 10, index 11, collectionlink 12, link 13, tagcloud 14, comments 16, folder 17, menu 18, sociallinks 19, summary 20, spacer 21, embed 22, code 23, foursquare 24, instagram 25, calendar 26, postsbyauthor 27, postsbytag 28, postsbycategory 29, postsbymonth 30, quote 31, video 32, search 33, audio 41, fivehundredpix 42, product 43, markdown 44, flickr 45, amazon 46, horizontalrule 47, socialaccountlinks 48, rss 49, opentable 50, newsletter 51, donation 52, button 53, socialaccountlinks-v2 54, summary-v2 55, soundcloud 56, emailfooter 57, in-browser-message-link 58, tourdates 59, album 60, archive 61, chart 62, zola 63, acuity 65, opentable-v2 66, member-area 67, tock 68, accordion 69',
  sliceTypes:
    'heading 1, body 3, image 4, gallery 5, video 6, social-icons 7, buttons 8, navigation 9, custom-form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19',
};

describe('the enumerations', () => {
  it.each([
    ['folderBehaviors', folderBehaviors],
    ['backgroundSources', backgroundSources],
    ['itemProductTypes', itemProductTypes],
    ['collectionTypes', collectionTypes],
    ['recordTypes', recordTypes],
    ['blockTypes', blockTypes],
    ['sliceTypes', sliceTypes],
  ] as const)('%s have the codes of the reference, and undefined', (name, codes) => {
    const expected = printed[name]
      .split(', ')
      .map((entry) => entry.split(' '))
      .map(([key, code]) => [key, Number(code)]);
    expect(Object.entries(codes)).toEqual([['undefined', -1], ...expected]);
  });

  it('name the blocks that can stand for an item', () => {
    expect(promotedBlocks.join(' ').toUpperCase()).toBe(
      'MAP EMBED IMAGE CODE QUOTE TWITTER LINK VIDEO FOURSQUARE INSTAGRAM FORM',
    );
  });
});
