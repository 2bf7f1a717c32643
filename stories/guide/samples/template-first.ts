import { createEngine } from '../../../core/template/index.js';

const engine = createEngine();

const template = `<ul>
{.repeated section teas}  <li>{@index}. {name|html}</li>
{.or}  <li>No tea today.</li>
{.end}</ul>`;

export const { output, errors } = engine.render(template, {
  teas: [{ name: 'Assam' }, { name: 'Earl & Grey' }],
});
