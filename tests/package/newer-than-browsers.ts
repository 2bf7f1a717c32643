import { parse, type ecmaVersion } from 'acorn';
import { pageTarget } from '../../scripts/targets.mjs';

/** The first mistake of a script that is read as one of an edition, by itself of that of the oldest browsers. */
export function findNewSyntax(
  script: string,
  isModule: boolean,
  edition = pageTarget.edition as ecmaVersion,
): string[] {
  try {
    parse(script, { ecmaVersion: edition, sourceType: isModule ? 'module' : 'script' });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** CSS that the oldest browsers of `browserslist` drop together with the rule or declaration around it. */
const tooNew: Readonly<Record<string, RegExp>> = {
  'text-decoration with a thickness': /text-decoration:\s*[a-z-]+ [^;}"]/,
  'a style query': /@container[^{]*style\(/,
  '@scope or @function': /@(?:scope|function)\b/,
  'a conditional value': /:\s*if\(/,
  'a newer function': /\b(?:sibling-(?:index|count)|contrast-color|progress|attr\([^)]* type)\(/,
  'a newer selector': /:(?:open|heading|active-view-transition-type)\b/,
};
/** What stands under a condition that older browsers read as false. */
const conditional = /@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** The names of what is too new in a style sheet, or in a script that holds one. */
export const findNewStyle = (sheet: string): string[] =>
  Object.keys(tooNew).filter((name) => tooNew[name]!.test(sheet.replace(conditional, '')));
