/** The elements below a root, those of shadow roots included. */
const deepAll = (root) => {
  const found = [];
  const walk = (node) => {
    for (const child of node.children ?? []) {
      found.push(child);
      if (child.shadowRoot) walk(child.shadowRoot);
      walk(child);
    }
  };
  if (root.shadowRoot) walk(root.shadowRoot);
  walk(root);
  return found;
};

const isShown = (element) => {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const { visibility, display } = getComputedStyle(element);
  return visibility !== 'hidden' && display !== 'none';
};

/** The text that a person reads: of shadow roots and slots, not of what is hidden. */
const wordsOf = (element) => {
  let words = '';
  const walk = (node) => {
    if (node.nodeType === 3) {
      const parent = node.parentElement;
      if (!parent || getComputedStyle(parent).visibility !== 'hidden') words += node.data;
    }
    if (node.localName === 'slot') {
      const given = node.assignedNodes();
      return void (given.length ? given : [...node.childNodes]).forEach(walk);
    }
    if (['style', 'script', 'template'].includes(node.localName)) return;
    (node.shadowRoot ?? node).childNodes?.forEach(walk);
  };
  walk(element);
  return words.replace(/\s+/g, ' ').trim();
};

/** Text as it is, or a pattern between slashes. */
const matcherOf = (wanted) => {
  const end = wanted.lastIndexOf('/');
  if (!wanted.startsWith('/') || end === 0) return (words) => words === wanted;
  const pattern = new RegExp(wanted.slice(1, end), wanted.slice(end + 1));
  return (words) => pattern.test(words);
};

const namesOf = (element) =>
  [
    element.getAttribute('aria-label'),
    ...[...(element.labels ?? [])].map(wordsOf),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => id && element.getRootNode().getElementById?.(id)?.textContent),
  ]
    .filter(Boolean)
    .map((name) => name.replace(/\s+/g, ' ').trim());

/**
 * The elements of a spec: CSS in which `>>>` goes into shadow roots too, or `{ css, text, label, visible, nth }`. Only
 * visible ones, unless it says otherwise.
 */
const all = (spec) => {
  const {
    css = 'input, select, textarea',
    text,
    label,
    visible = true,
  } = typeof spec === 'string' ? { css: spec } : spec;
  let found = [];
  for (const chain of css.split(/,(?![^([]*[)\]])/)) {
    let roots = [document];
    for (const part of chain.split('>>>')) {
      const matches = roots.flatMap((root) =>
        deepAll(root).filter((element) => element.matches(part.trim())),
      );
      roots = [...new Set(matches)];
    }
    found.push(...roots);
  }
  if (text !== undefined) {
    const isWanted = matcherOf(text);
    const shown = (element) =>
      element.getAttribute('aria-label') ??
      (element.localName === 'input' ? element.value : wordsOf(element));
    found = found.filter((element) => isWanted(shown(element)));
  }
  if (label !== undefined) {
    const isWanted = matcherOf(label);
    found = found.filter((element) =>
      namesOf(element).some(
        (name) => isWanted(name) || isWanted(name.replace(/ \(required\).*$/, '')),
      ),
    );
  }
  return visible ? found.filter(isShown) : found;
};

const one = (spec) => all(spec)[spec.nth ?? 0] ?? null;

const focused = () => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};

const describe = (element) => {
  if (!element) return 'nothing';
  const words = element.getAttribute?.('aria-label') ?? wordsOf(element);
  return `${element.localName} "${words.slice(0, 60)}"`;
};

const topAt = (x, y) => {
  let element = document.elementFromPoint(x, y);
  for (;;) {
    const inner = element?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === element) return element;
    element = inner;
  }
};

/** The middle of an element after scrolling to it, and whether a press there reaches it. Null when there is none. */
const pointOf = (spec) => {
  const element = one(spec);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const boxes = [...element.getClientRects()].filter((box) => box.width && box.height);
  const box = boxes[0] ?? element.getBoundingClientRect();
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const top = topAt(x, y);
  let node = top;
  while (node && node !== element) {
    node = node.assignedSlot ?? node.parentElement ?? node.getRootNode()?.host;
  }
  const isHit = node === element || top?.closest?.('label')?.control === element;
  return { x, y, isHit, isDisabled: element.disabled === true, top: describe(top) };
};

const functions = {
  deepAll,
  isShown,
  wordsOf,
  matcherOf,
  namesOf,
  all,
  one,
  focused,
  describe,
  topAt,
  pointOf,
};

/** The functions as text: each call carries them into the page, so that no page needs a script of the tests. */
export const pageFunctions = Object.entries(functions)
  .map(([name, run]) => `const ${name} = ${run};`)
  .join('\n');
