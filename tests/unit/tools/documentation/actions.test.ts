import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../tools/documentation/pages/html.js';
import { actionsPage } from '../../../../tools/documentation/reference/actions.js';
import {
  actionNames,
  findInputProblem,
  parameters,
  type ActionName,
  type Parameter,
} from '../../../../widgets/actions/parameters.js';

const page = actionsPage(
  actionNames.map((name) => ({
    name,
    description: 'What it does.',
    parameters: Object.entries<Parameter>(parameters[name]).map(
      ([key, { type, description, isOptional = false }]) => ({
        name: key,
        type,
        isOptional,
        description,
      }),
    ),
    result: [],
  })),
);
const calls = [...textOf(page.body).matchAll(/await vitrine\.actions\.(\w+)\(([^]*?)\);/g)].map(
  ([, name = '', input = '']) => [name as ActionName, input] as const,
);

describe('the calls of the page about actions', () => {
  it('are one for each action', () => {
    expect(calls.map(([name]) => name)).toEqual(actionNames);
  });

  it.each(calls)('%s takes what the page gives it', (name, input) => {
    const given: unknown = new Function(`return ${input || '{}'}`)();
    expect(Object.keys(given as object)).toEqual(Object.keys(parameters[name]));
    expect(findInputProblem(name, given)).toBeNull();
  });

  it('has a value for each member, and says which lacks one', () => {
    const action = {
      name: 'fly',
      description: 'Flies.',
      parameters: [
        { name: 'height', type: 'integer', isOptional: false, description: 'In metres.' },
      ],
      result: [],
    };
    expect(() => actionsPage([action])).toThrow(expect.objectContaining({ code: 'no-example' }));
  });
});
