/** Widths of windows in CSS pixels, both ends included; null for what no width is (platform §9). */
export interface WidthRange {
  readonly from: number;
  readonly to: number;
}

/** "Mobile up to 432 px, desktop from 433 px, tablet never" (platform §9). */
export const breakpoints = {
  mobile: { from: 0, to: 432 },
  tablet: null,
  desktop: { from: 433, to: Infinity },
} as const satisfies Readonly<Record<string, WidthRange | null>>;

/** The device that a window of this width counts as. A fraction of a pixel above 432 is not yet a desktop's. */
export function deviceOfWidth(width: number): 'mobile' | 'desktop' {
  return Math.floor(width) <= breakpoints.mobile.to ? 'mobile' : 'desktop';
}
