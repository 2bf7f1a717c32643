const settings = Symbol.for('vitrine.settings');

/**
 * Reads the attributes of the script's tag. `first` are those of a copy that runs on the page already, whatever its
 * address; without one the page is this copy's.
 */
export function claimPage(script: HTMLOrSVGScriptElement | null | undefined) {
  const page = self as typeof self & Record<symbol, DOMStringMap | undefined>;
  const given = { ...(script as HTMLScriptElement | null | undefined)?.dataset };
  const first = page[settings];
  page[settings] ??= given;
  return { given, first };
}
