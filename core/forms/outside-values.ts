/** Of outside data: an object with members, no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether external data are a text or number, which can be shown unchanged. */
export function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
