/** A copy of what is said with an event, as it is now: an event may have to wait. What cannot be copied is left out. */
export function freezePayload(payload: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(payload)) {
    try {
      copy[name] = structuredClone((payload as Record<string, unknown>)[name]);
    } catch {
      // A function, a node or a getter that throws: it could not be sent either.
    }
  }
  return copy;
}
