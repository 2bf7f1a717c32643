import ts from 'typescript';

/**
 * A place where the code can be made wrong: `before` from `start` to `end` becomes `after`.
 * @typedef {{ kind: Kind, start: number, end: number, line: number, column: number, before: string, after: string }} Place
 * @typedef {typeof kinds[number]} Kind
 */

export const kinds = /** @type {const} */ ([
  'negated condition',
  'dropped statement',
  'number ±1',
  'swapped operator',
  'emptied text',
  'dropped await',
]);

const swaps = new Map(
  [
    ['&&', '||'],
    ['+', '-'],
    ['<', '<='],
    ['>', '>='],
    ['===', '!=='],
  ].flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** The calls that take a text for developers alone. */
const developerCall = /^(console|log|logger|report|reporter|warn)\b/;
const developerError = /^(Error|TypeError|RangeError|SyntaxError)$/;

/** The place of a node, and its text. */
export function placeOf(source, node) {
  const start = node.getStart(source);
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  const before = node.getText(source);
  return { start, end: node.end, line: line + 1, column: character + 1, before };
}

/**
 * All places of a TypeScript file, in the order of the text. Nothing in a type, an import or a text for developers.
 * @param {string} file Its name tells whether there is JSX in it.
 * @param {string} text
 * @returns {Place[]}
 */
export function findMutants(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Place[]} */
  const found = [];
  const add = (
    /** @type {Kind} */ kind,
    /** @type {ts.Node} */ node,
    /** @type {string} */ after,
  ) => {
    found.push({ kind, ...placeOf(source, node), after });
  };
  const visit = (/** @type {ts.Node} */ node) => {
    if (isWithoutCode(node)) return;
    const condition = findCondition(node);
    if (condition) add('negated condition', condition, `!(${condition.getText(source)})`);
    if (isDroppable(node)) add('dropped statement', node, '');
    if (ts.isNumericLiteral(node) && !isName(node)) {
      // Down at every other place, so that both are drawn and a place always means the same mutant.
      const step = node.pos % 2 === 0 ? 1 : -1;
      add('number ±1', node, `${Number(node.text.replaceAll('_', '')) + step}`);
    }
    if (ts.isBinaryExpression(node)) {
      const other = swaps.get(node.operatorToken.getText(source));
      const joinsTexts = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      if (other && !joinsTexts) {
        add(
          'swapped operator',
          node,
          `${node.left.getText(source)} ${other} ${node.right.getText(source)}`,
        );
      }
    }
    if (isText(node)) add('emptied text', node, "''");
    if (ts.isAwaitExpression(node)) add('dropped await', node, node.expression.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** @param {ts.Node} node */
const isWithoutCode = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true);

/** @param {ts.Node} node */
function findCondition(node) {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node))
    return node.expression;
  if (ts.isConditionalExpression(node) || ts.isForStatement(node)) return node.condition;
  return undefined;
}

/** @param {ts.Node} node */
function isDroppable(node) {
  if (!node.parent) return false;
  if (!ts.isBlock(node.parent) && !ts.isSourceFile(node.parent) && !ts.isCaseClause(node.parent))
    return false;
  if (ts.isThrowStatement(node) || ts.isContinueStatement(node)) return true;
  if (ts.isReturnStatement(node)) return node.expression === undefined;
  if (!ts.isExpressionStatement(node) || ts.isStringLiteral(node.expression)) return false;
  return !(
    ts.isCallExpression(node.expression) &&
    node.expression.expression.kind === ts.SyntaxKind.SuperKeyword
  );
}

/**
 * Whether a literal is the name of a member.
 * @param {ts.Node} node
 */
const isName = (node) => 'name' in node.parent && node.parent.name === node;

/** @param {ts.Node} node */
function isText(node) {
  if (!ts.isStringLiteralLike(node) || node.text === '' || isName(node)) return false;
  const { parent } = node;
  if (ts.isExpressionStatement(parent) || ts.isTaggedTemplateExpression(parent)) return false;
  // Attributes of JSX have entities in place of escapes.
  if (ts.isJsxAttribute(parent)) return !/[&\\\n]/.test(node.text);
  return !isForDevelopers(node);
}

/**
 * Whether a text stands in a call that logs, in an error that nobody but developers reads, or names a module.
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isForDevelopers(node) {
  const { parent } = node;
  if (!parent || ts.isFunctionLike(parent) || ts.isStatement(parent)) {
    return parent !== undefined && ts.isExpressionStatement(parent) && isForDevelopers(parent);
  }
  if (ts.isCallExpression(parent) && parent.expression !== node) {
    const callee = parent.expression;
    if (callee.kind === ts.SyntaxKind.ImportKeyword || developerCall.test(callee.getText()))
      return true;
  }
  if (ts.isNewExpression(parent) && parent.expression !== node) {
    const name = parent.expression.getText();
    if (developerError.test(name) || (name === 'URL' && parent.getText().includes('import.meta')))
      return true;
  }
  return isForDevelopers(parent);
}
