/** The file with the sample data in an editor's settings: `{ "data": "samples/shop.json" }`; null for none. */
export function readDataSetting(settings: unknown): string | null {
  const isRecord = typeof settings === 'object' && settings !== null;
  const data: unknown = isRecord && 'data' in settings ? settings.data : null;
  return typeof data === 'string' && data !== '' ? data : null;
}
