import type { CheckoutCart } from '../../../server/index.js';
import type { Typed } from '../parts/field.js';

export interface Mistakes {
  readonly errors: Typed;
  readonly problem: string | null;
}

export type Alert = {
  readonly problems: readonly {
    readonly text: string;
    /** The id of what to mend; null when it is nothing on the page. */
    readonly target: string | null;
  }[];
};

/** Everything that is wrong, in the order of the page, with the way to each; null when nothing is. */
export function alertView(
  { errors, problem }: Mistakes,
  fields: readonly { readonly name: string; readonly label: string }[],
  cart: Pick<CheckoutCart, 'entries'> = { entries: [] },
): Alert | null {
  const lines = cart.entries.flatMap(({ id, title }) =>
    errors[id] === undefined ? [] : [{ text: `${title}: ${errors[id]}`, target: `line-${id}` }],
  );
  const atFields = fields.flatMap(({ name, label }) =>
    errors[name] === undefined ? [] : [{ text: `${label}: ${errors[name]}`, target: name }],
  );
  const shown = new Set([...fields.map(({ name }) => name), ...cart.entries.map(({ id }) => id)]);
  const others = Object.entries(errors)
    .filter(([name]) => !shown.has(name))
    .map(([, text]) => ({ text, target: null }));
  const problems = [
    ...(problem === null ? [] : [{ text: problem, target: null }]),
    ...atFields,
    ...others,
    ...lines,
  ];
  return problems.length > 0 ? { problems } : null;
}
