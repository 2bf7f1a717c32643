import type { Rule } from '../rule.js';
import { listComparisons } from './arguments.js';

/** `{.equal? items|count 0}`: a predicate's argument is a name or JSON, and `|` a part of neither (§7). */
export const pipedArgument: Rule = function* ({ root, source, vocabulary }) {
  for (const { at, to, name, args } of listComparisons(root, source)) {
    for (const argument of args.list) {
      const [, reference = '', formatter = ''] = /^([@$\w.-]+)\|([\w-]+)/.exec(argument) ?? [];
      if (reference === '' || !vocabulary.formatters.has(formatter)) continue;
      const message = `'${name}' takes no formatters: '${argument}' is no name that anything has. Bind it first: {.var @value ${argument}}, and compare @value.`;
      yield { at, to, message };
      break;
    }
  }
};
