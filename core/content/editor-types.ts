/** Slice types as the editor names them (platform §3). Templates have codes of their own: `sliceTypes`. */
export const editorSliceTypes = [
  'heading',
  'sub-heading',
  'body',
  'image',
  'gallery',
  'video',
  'social-icons',
  'buttons',
  'navigation',
  'custom-form',
  'newsletter',
  'album',
  'map',
  'lock',
  'password',
  'twitter',
  'logo',
  'action',
  'popup-overlay-action',
  'temp-lock-inject',
] as const;

/** The purpose of a slide (platform §3). */
export const slideTypes = ['cover-page', 'lock-screen', 'popup-overlay'] as const;

/** The pages whose theme settings ("tweaks") are edited by themselves (platform §3). */
export const tweakPageTypes = [
  'SPLASH_PAGE',
  'LOCK_SCREEN',
  'POPUP_OVERLAY',
  'CHECKOUT',
  'STYLE',
] as const;

/** How a collection is listed in the editor (platform §3). */
export const collectionViews = ['list', 'grid', 'product'] as const;

/** The devices that the editor shows a page on (platform §3). Which widths they have: `breakpoints`. */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;

/** The positions of a 3 × 3 grid, row by row (platform §3). */
export const anchors = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER_CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
] as const;

/** The groups that answers to a survey are sorted into (platform §3). */
export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const;

/** Headings of the list of fonts (platform §3). */
export const fontCategories = [
  'Sans Serif',
  'Serif',
  'Display',
  'Script',
  'Slab Serif',
  'Mono',
  'Other',
] as const;

/** Labels of content that is not, or not for everybody, published (platform §3). */
export const contentStatusLabels = ['Scheduled', 'Needs Review', 'Draft', 'Private'] as const;

export type EditorSliceType = (typeof editorSliceTypes)[number];
export type SlideType = (typeof slideTypes)[number];
export type TweakPageType = (typeof tweakPageTypes)[number];
export type CollectionView = (typeof collectionViews)[number];
export type DeviceView = (typeof deviceViews)[number];
export type Anchor = (typeof anchors)[number];
export type SurveyCohort = (typeof surveyCohorts)[number];
export type FontCategory = (typeof fontCategories)[number];
export type ContentStatusLabel = (typeof contentStatusLabels)[number];
