/**
 * What is called on a form's element while it is drawn. A control of that name would stand in front of it: controls are
 * members of their form by name.
 */
export const reservedIds: readonly string[] = [
  'addEventListener',
  'appendChild',
  'childNodes',
  'closest',
  'contains',
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
