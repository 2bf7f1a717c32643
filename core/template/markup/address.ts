const schemes = /* @__PURE__ */ new Set(['http', 'https', 'mailto', 'tel']);

/** Whether a link or a form may lead there: a relative address, or one of a scheme that runs nothing. */
export function isSafeAddress(address: string): boolean {
  // As a browser reads it: without tabs and line ends, and without the controls and spaces before it.
  const read = address.replace(/[\t\n\r]/g, '').replace(/^[^!-\uffff]+/, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}

/** Attributes that a browser or a widget opens: `href`, `src`, `formaction`, `data-asset-url`, … */
export function isAddressAttribute(name: string): boolean {
  return /(^|[-:])(href|src|url|action|formaction|poster|cite|ping)$/.test(name);
}
