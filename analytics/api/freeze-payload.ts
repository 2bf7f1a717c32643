/** Copies a payload, because an event may be held while its caller changes the object. Omits what cannot be cloned. */
export function freezePayload(payload: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(payload)) {
    try {
      copy[name] = structuredClone((payload as Record<string, unknown>)[name]);
    } catch {
      // A function, a node or a getter that throws; none could be sent.
    }
  }
  return copy;
}
