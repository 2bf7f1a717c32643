import { scan, type State, type Visit } from '../markup/index.js';

/** Braces that the engine prints as text, because what they hold is no tag (§1.1). */
export interface TextTag {
  /** The index of `{`, and the one behind `}`. */
  readonly at: number;
  readonly to: number;
  readonly body: string;
  /** A few characters before, and the one behind. */
  readonly before: string;
  readonly behind: string;
  readonly state: State;
}

/** How far back a script's sign is looked for. */
const mostBefore = 12;

export function* listTextTags(visits: readonly Visit[], source: string): Iterable<TextTag> {
  for (const { node, state } of visits) {
    if (node.type !== 'text') continue;
    let current = state;
    let from = 0;
    for (const { index, 0: whole, 1: body = '' } of node.text.matchAll(/\{([^{}]*)\}/g)) {
      current = scan(current, node.text.slice(from, index));
      const at = node.at + index;
      const to = at + whole.length;
      yield {
        at,
        to,
        body,
        before: source.slice(Math.max(0, at - mostBefore), at),
        behind: source.charAt(to),
        state: current,
      };
      from = index;
    }
  }
}

/** Whether a page's reader would see these braces: scripts and style sheets have braces of their own. */
export function isShown({ state, before, behind, body }: TextTag): boolean {
  if (before.endsWith('{') && behind === '}') return false;
  // `if (a) { b }` and `() => { b; }` in a piece of a script.
  if (/(?:\)|=>)\s*$/.test(before) || body.includes(';')) return false;
  if (state.place === 'value') return !/^(?:on[a-z]+|style)$/.test(state.attribute);
  return state.place === 'text' || state.place === 'before-value';
}
