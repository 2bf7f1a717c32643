import { readAddress } from '../../../core/base/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** The part of a prop's definition that says which values are valid. */
export interface ValueRule {
  readonly kind: string;
  readonly values?: readonly unknown[];
}

/** Why an attribute's text is no value of its prop; null if it is one. An empty text counts as none. */
export function valueMistake(
  tag: string,
  attribute: string,
  text: string,
  { kind, values = [] }: ValueRule,
): string | null {
  const problem =
    (kind === 'number' && !Number.isFinite(Number(text)) && 'is not a number') ||
    (kind === 'address' && readAddress(text) === null && 'is not the address of a page') ||
    (kind === 'choice' && !values.includes(text) && `is none of ${values.join(', ')}`) ||
    (kind === 'json' && !isJson(text) && 'is not valid JSON');
  return text && problem ? `<${tag} ${attribute}="${text}"> ${problem}. It is left out.` : null;
}

/** Reports what {@link valueMistake} finds. */
export function reportValue(...value: Parameters<typeof valueMistake>): void {
  const problem = valueMistake(...value);
  if (problem) getRuntime().reporter.report(new Error(problem), { where: value[0] });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
