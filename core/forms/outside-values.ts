/** Whether external data are a text or number, which can be shown unchanged. */
export function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
