const schemes = /* @__PURE__ */ new Set(['http', 'https', 'mailto', 'tel']);

/** Whether a URL is safe for a link or form: relative, or of a scheme that runs no code. */
export function isSafeAddress(address: string): boolean {
  if (address.startsWith('/')) return true;
  // As browsers parse it: without tabs and line ends, and without leading controls and spaces.
  const read = address.replace(/[\t\n\r]/g, '').replace(/^[^!-\uffff]+/, '');
  const scheme = /^([A-Za-z][A-Za-z\d+.-]*):/.exec(read)?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}

/** Attributes with a URL that a browser or widget opens: `href`, `src`, `formaction`, `data-asset-url`, … */
export function isAddressAttribute(name: string): boolean {
  return /(^|[-:])(href|src|url|action|formaction|poster|cite|ping)$/.test(name);
}
