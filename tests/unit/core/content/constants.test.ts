import { describe, expect, it } from 'vitest';
import {
  anchors,
  blockVariants,
  breakpoints,
  collectionViews,
  contentStatusLabels,
  contributorRoles,
  deviceOfWidth,
  deviceViews,
  editorSliceTypes,
  eventSources,
  fontCategories,
  galleryMediaTypes,
  imageWidths,
  pageKinds,
  platformFeatures,
  popupOverlayKeys,
  reservationVariants,
  slideTypes,
  sourceEnvironments,
  surveyCohorts,
  tweakPageTypes,
  upgradePaths,
  websiteStatuses,
} from '../../../../core/content/index.js';

/** A list as platform.md prints it. */
const listed = (text: string) => text.split(', ');
/** As a name of the library: `v5 linked` is `v5-linked`. */
const named = (text: string) => listed(text).map((name) => name.replaceAll(' ', '-'));

describe('lists of names', () => {
  it.each([
    [
      'Slice types in the editor constants',
      editorSliceTypes,
      20,
      listed(
        'heading, sub-heading, body, image, gallery, video, social-icons, buttons, navigation, custom-form, newsletter, album, map, lock, password, twitter, logo, action, popup-overlay-action, temp-lock-inject',
      ),
    ],
    ['Slide types', slideTypes, 3, listed('cover-page, lock-screen, popup-overlay')],
    [
      'Tweak page types',
      tweakPageTypes,
      5,
      listed('SPLASH_PAGE, LOCK_SCREEN, POPUP_OVERLAY, CHECKOUT, STYLE'),
    ],
    [
      'Website status',
      websiteStatuses,
      13,
      named(
        'expired, pastdue, trial, beta, removed, internal, comped, paid, v5 linked, active parking page, resold, resold grace period, enterprise',
      ),
    ],
    ['Source environments', sourceEnvironments, 4, listed('dev, qa, staging, prod')],
    ['Event sources', eventSources, 4, listed('WEB, IOS, ANDROID, SERVER')],
    [
      'Gallery item media types',
      Object.keys(galleryMediaTypes),
      6,
      listed('imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video'),
    ],
    ['Collection views', collectionViews, 3, listed('list, grid, product')],
    ['Device views', deviceViews, 3, listed('desktop, phone, tablet')],
    ['Survey cohorts A to E', surveyCohorts, 5, listed('A, B, C, D, E')],
    [
      'Font categories',
      fontCategories,
      7,
      listed('Sans Serif, Serif, Display, Script, Slab Serif, Mono, Other'),
    ],
    [
      'Content status labels',
      contentStatusLabels,
      4,
      listed('Scheduled, Needs Review, Draft, Private'),
    ],
    [
      'feature flags (including …)',
      platformFeatures,
      9,
      listed(
        'commerce subscriptions, afterpay, clearpay, klarna, gift cards, product reviews, related products, point of sale, bulk manager',
      ),
    ],
    [
      'Popup overlay local storage keys',
      popupOverlayKeys,
      3,
      listed('date-closed, version, submitted'),
    ],
  ])('platform §3: %s', (_name, names, count, printed) => {
    expect(names).toEqual(printed);
    expect(names).toHaveLength(count);
  });

  it('platform §2: page kinds', () => {
    const printed = named(
      'page, splash page, content item, not found, error, search, lock screen, popup overlay, protected content, member-area access denied, show cart, checkout, order confirmed, donate, contribution confirmed, cart v2, subscription confirmed, order received, membership confirmed, reviews request, digital product composer preview, order status, newsletter unsubscribe, commerce email preview',
    );
    expect(pageKinds).toEqual(['main-content', ...printed]);
    expect(pageKinds).toHaveLength(25);
  });

  it('platform §3: "Nine anchor positions on a 3x3 grid (TOP, CENTER, BOTTOM by LEFT, CENTER, RIGHT)"', () => {
    const rows = ['TOP', 'CENTER', 'BOTTOM'];
    const columns = ['LEFT', 'CENTER', 'RIGHT'];
    expect(anchors).toEqual(rows.flatMap((row) => columns.map((column) => `${row}_${column}`)));
  });
});

describe('numbers', () => {
  it('platform §6: contributor roles', () => {
    const printed =
      'admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, store manager 8, scheduling 9, viewer 10, campaigns editor 11, scheduling viewer 12, scheduling editor 13, none 14, website manager 15';
    const roles = Object.entries(contributorRoles);
    expect(roles.map(([name, code]) => `${name.replaceAll('-', ' ')} ${code}`)).toEqual(
      listed(printed),
    );
    expect(roles).toHaveLength(14);
  });

  it('platform §3: "Block variant ids 1000 to 1019"', () => {
    const ids = [...Object.values(blockVariants), ...reservationVariants];
    expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => 1000 + index));
    const printed =
      'gallery slideshow, carousel, grid, stack; summary wall, carousel, list, grid; bar, line, pie chart; image inline, poster, card, overlap, collage, stack';
    expect(Object.keys(blockVariants)).toEqual(
      printed
        .replace('bar, line, pie chart', 'chart bar, line, pie')
        .split('; ')
        .flatMap((group) => {
          const [kind = '', ...first] = group.split(', ')[0]!.split(' ');
          return [first.join(' '), ...group.split(', ').slice(1)].map((name) => `${kind}-${name}`);
        }),
    );
  });
});

it('platform §2: upgrade paths and their names', () => {
  expect(upgradePaths).toEqual({
    'trial-upgrade': '/settings/billing/upgrade',
    upgrade: '/settings/billing/subscriptions/website',
  });
});

describe('platform §9: "Breakpoints: mobile up to 432 px, desktop from 433 px, tablet never"', () => {
  it.each([
    [0, 'mobile'],
    [320, 'mobile'],
    [432, 'mobile'],
    [432.5, 'mobile'],
    [433, 'desktop'],
    [800, 'desktop'],
    [4000, 'desktop'],
  ])('a width of %d is %s', (width, device) => {
    expect(deviceOfWidth(width)).toBe(device);
  });

  it('gives no width to a tablet', () => {
    expect(breakpoints).toEqual({
      mobile: { from: 0, to: 432 },
      tablet: null,
      desktop: { from: 433, to: Infinity },
    });
  });
});

it('platform §9: "Image widths offered: 100, 300, 500, 750, 1000, 1500, 2500"', () => {
  expect(imageWidths.join(', ')).toBe('100, 300, 500, 750, 1000, 1500, 2500');
});
