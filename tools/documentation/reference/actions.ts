import { DocumentationError } from '../documentation-error.js';
import { code, codeBlock, table } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { heading, link, memberTable, paragraph, referencePage } from './blocks.js';
import type { ActionSource } from './sources.js';

/** The page about the actions for scripts of a page, with inputs and outcomes. */
export function actionsPage(actions: readonly ActionSource[]): Page {
  return referencePage(
    'actions',
    'Actions',
    'What scripts of a page can do with the shop: inputs and outcomes of `window.vitrine.actions`.',
    [
      codeBlock(
        `(window.vitrine ||= []).push(async ({ actions }) => {
  const outcome = await actions.getCart();
  if (outcome.kind === 'done') console.log(outcome.cart.totalQuantity);
});`,
        'js',
        'page.js',
      ),
      paragraph("With a bundler: `import { pageActions } from 'vitrine/actions'`."),
      heading(2, 'Outcomes'),
      paragraph('An action never rejects. Its promise resolves to one of these:'),
      table(
        ['Outcome', 'Members', 'When'],
        [
          [code("{ kind: 'done' }", 'outcome-done'), "the action's own, below", 'It was done.'],
          [
            code("{ kind: 'canceled' }", 'outcome-canceled'),
            'none',
            'A listener prevented it, or an action of the page refused it.',
          ],
          [
            code("{ kind: 'failed' }", 'outcome-failed'),
            `${code('error')}: ${code('{ code, message, fieldErrors? }')}`,
            `It failed; ${code('message')} is the sentence for the shopper. ${link('errors.md', 'Errors')} lists the codes.`,
          ],
        ],
      ),
      ...actions.flatMap(describeAction),
    ],
  );
}

/** Values for the members that calls take. */
const values: Readonly<Record<string, string>> = {
  itemId: "'item-dune-mug'",
  sku: "'MUG-OAT-LARGE'",
  quantity: '2',
  additionalFields: "{ name: 'Ada' }",
  entryId: "'entry-1'",
  code: "'WELCOME10'",
  message: "'Your cart is saved.'",
  productId: "'item-dune-mug'",
  variantId: "'MUG-FERN-LARGE'",
  email: "'ann@shop.example'",
  isJoinMailingList: 'false',
  form: "'contact'",
  values: "{ email: 'ann@shop.example' }",
};

/** A call with every member. */
function callOf({ name, parameters }: ActionSource): string {
  const members = parameters.map((one) => {
    const value = values[one.name];
    if (value !== undefined) return `  ${one.name}: ${value},`;
    throw new DocumentationError(
      'no-example',
      `The member ${one.name} of ${name} has no value to show. Add one to reference/actions.ts.`,
    );
  });
  const input = members.length > 0 ? `{\n${members.join('\n')}\n}` : '';
  return `const outcome = await vitrine.actions.${name}(${input});`;
}

function describeAction(action: ActionSource): string[] {
  const { name, description, parameters, result } = action;
  return [
    heading(2, name),
    paragraph(description),
    codeBlock(callOf(action), 'js'),
    ...(parameters.length > 0
      ? [memberTable('Member', parameters)]
      : [paragraph('It takes nothing.')]),
    ...(result.length > 0
      ? [paragraph('When it is done, the outcome has:'), memberTable('Member', result)]
      : [paragraph("When it is done, the outcome is `{ kind: 'done' }` alone.")]),
  ];
}
