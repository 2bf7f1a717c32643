/** Turns a `:state()` of the element on or off. */
export function setState(
  internals: ElementInternals | undefined,
  name: string,
  isOn: boolean,
): void {
  // Engines older than `:state()` have no set, or one that refuses names without dashes.
  try {
    if (isOn) internals?.states?.add(name);
    else internals?.states?.delete(name);
  } catch {
    return;
  }
}
