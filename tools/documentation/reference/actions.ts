import { code, codeBlock, table } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { heading, link, memberTable, paragraph, referencePage } from './blocks.js';
import type { ActionSource } from './sources.js';

/** What scripts of a page can do, with inputs and outcomes. */
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

function describeAction({ name, description, parameters, result }: ActionSource): string[] {
  const given = parameters.map((one) => (one.isOptional ? `${one.name}?` : one.name));
  return [
    heading(2, name),
    paragraph(description),
    codeBlock(
      `await vitrine.actions.${name}(${given.length > 0 ? `{ ${given.join(', ')} }` : ''});`,
      'js',
    ),
    heading(3, `Input of ${name}`),
    parameters.length > 0 ? memberTable('Member', parameters) : paragraph('None.'),
    heading(3, `Done with, of ${name}`),
    result.length > 0
      ? memberTable('Member', result)
      : paragraph("Nothing besides `kind: 'done'`."),
  ];
}
