import type { Tree } from '../../core/template/index.js';

/** A serialized tree (§15) as indented lines, in the words of the language. */
export function outline([, , block]: Tree): string {
  return outlineBlock(block, 0).join('\n');
}

function outlineBlock(block: unknown, depth: number): string[] {
  return listOf(block).flatMap((node) => outlineNode(listOf(node), node, depth));
}

function outlineNode(parts: readonly unknown[], node: unknown, depth: number): string[] {
  const [opcode = node, a, b, c, d] = parts;
  const line = (text: string) => `${'  '.repeat(depth)}${text}`;
  const inside = (block: unknown) => outlineBlock(block, depth + 1);
  const otherwise = (branch: unknown) =>
    branch === 3 ? [] : outlineNode(listOf(branch), 3, depth);
  switch (opcode) {
    case 0:
      return [line(`text ${JSON.stringify(a)}`)];
    case 1:
      return [line(`variable ${pathsOf(a)}${callsOf(b)}`)];
    case 2:
      return [line(`section ${pathOf(a)}`), ...inside(b), ...otherwise(c)];
    case 4:
      return [
        line(`repeated section ${pathOf(a)}`),
        ...inside(b),
        ...(listOf(d).length > 0 ? [line('alternates with'), ...inside(d)] : []),
        ...otherwise(c),
      ];
    case 5:
      return [line(`predicate ${a}${argumentsOf(b)}`), ...inside(c), ...otherwise(d)];
    case 6:
      return [line(`var ${a} = ${pathsOf(b)}${callsOf(c)}`)];
    case 7:
      return [line(a === 0 ? 'or' : `or ${a}${argumentsOf(b)}`), ...inside(c), ...otherwise(d)];
    case 8:
      return [line(`if ${conditionOf(a, b)}`), ...inside(c), ...otherwise(d)];
    case 9:
      return [line(`inject ${a} = ${b}`)];
    case 10:
      return [line(`macro ${a}`), ...inside(b)];
    case 11:
      return [line(`comment ${JSON.stringify(a)}`)];
    case 22:
      return [line(`ctx ${a} = ${listOf(b).map(bindingOf).join(' ')}`)];
    case 23:
      return [line(`eval ${a}`)];
    case 24:
      return [line(`include ${a}${argumentsOf(b)}`)];
    default:
      return [line(literals.get(opcode) ?? 'unknown')];
  }
}

const literals: ReadonlyMap<unknown, string> = new Map([
  [12, 'meta-left'],
  [13, 'meta-right'],
  [14, 'newline'],
  [15, 'space'],
  [16, 'tab'],
]);

function pathOf(ref: unknown): string {
  return listOf(ref).join('.');
}

function pathsOf(refs: unknown): string {
  return listOf(refs).map(pathOf).join(', ');
}

function callsOf(calls: unknown): string {
  return listOf(calls)
    .map((call) => {
      const [name, args] = listOf(call);
      return ` | ${name}${argumentsOf(args)}`;
    })
    .join('');
}

/** In quotes, so that one with blanks in it is seen to be one. */
function argumentsOf(args: unknown): string {
  const [list] = listOf(args);
  return listOf(list)
    .map((argument) => ` ${JSON.stringify(argument)}`)
    .join('');
}

function conditionOf(ands: unknown, refs: unknown): string {
  const operators = listOf(ands).map((isAnd) => (isAnd === 1 ? ' && ' : ' || '));
  return listOf(refs)
    .map((ref, index) => `${index > 0 ? operators[index - 1] : ''}${pathOf(ref)}`)
    .join('');
}

function bindingOf(binding: unknown): string {
  const [key, ref] = listOf(binding);
  return `${key}=${pathOf(ref)}`;
}

function listOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}
