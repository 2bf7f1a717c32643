import type { CheckoutCart } from '../../../server/index.js';
import type { Typed } from '../parts/field.js';
import { sayIfKnown } from '../../words/say.js';

export interface Mistakes {
  readonly errors: Typed;
  readonly problem: string | null;
}

export type Alert = {
  readonly problems: readonly {
    readonly text: string;
    /** The id of the field or line to correct; null if the page shows none. */
    readonly target: string | null;
  }[];
};

/** All errors in page order, each with a link target; null without errors. */
export function alertView(
  { errors, problem }: Mistakes,
  fields: readonly { readonly name: string; readonly label: string }[],
  cart: Pick<CheckoutCart, 'entries'> = { entries: [] },
): Alert | null {
  const lines = cart.entries.flatMap(({ id, title }) =>
    errors[id] === undefined ? [] : [{ text: `${title}: ${errors[id]}`, target: `line-${id}` }],
  );
  const atFields = fields.flatMap(({ name, label }) =>
    errors[name] === undefined
      ? []
      : [{ text: `${sayIfKnown(label)}: ${errors[name]}`, target: name }],
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
