type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** In this order, because browsers also name those that they imitate. */
const browsers: Names = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** `Firefox on Linux`: enough to recognise one's own browser, and nothing else of the header is kept. */
export function deviceWords(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser === null) return system ?? 'Unknown browser';
  return system === null ? browser : `${browser} on ${system}`;
}
