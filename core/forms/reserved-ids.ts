/**
 * The members that React and Preact use on a form while rendering it. A control of that name would shadow them, because controls
 * are members of their form by name.
 */
export const reservedIds: readonly string[] = [
  'addEventListener',
  'appendChild',
  'childNodes',
  'closest',
  'contains',
  'customElementRegistry',
  'dispatchEvent',
  'firstChild',
  'getAttribute',
  'getRootNode',
  'hasAttribute',
  'insertBefore',
  'lastChild',
  'namespaceURI',
  'nextSibling',
  'nodeName',
  'nodeType',
  'ownerDocument',
  'parentNode',
  'querySelector',
  'querySelectorAll',
  'removeAttribute',
  'removeChild',
  'removeEventListener',
  'replaceChild',
  'setAttribute',
  'tagName',
];
