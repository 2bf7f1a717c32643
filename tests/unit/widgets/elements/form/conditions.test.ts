import { afterEach, describe, expect, it } from 'vitest';
import { closeForm, jsonOf, openForm } from './form-page.js';

const commission = {
  id: 'commission',
  name: 'Commission',
  honeypot: true,
  fields: [
    {
      id: 'piece',
      type: 'section',
      title: 'The piece',
      description: 'As it shall be.',
      display: 'group',
    },
    { id: 'kind', type: 'select', title: 'What?', options: ['A vase', 'Tiles'] },
    {
      id: 'height',
      type: 'number',
      title: 'How high?',
      required: true,
      showWhen: { field: 'kind', values: ['A vase'] },
    },
    { id: 'more', type: 'section', title: 'Tiles', display: 'group' },
    {
      id: 'count',
      type: 'number',
      title: 'How many?',
      showWhen: { field: 'kind', values: ['Tiles'] },
    },
  ],
};
const json = jsonOf(commission);
const markup = `${json}<form>
  <fieldset data-vitrine-section="piece"><legend>The piece</legend>
    <label>What? <select name="kind"><option></option><option>A vase</option><option>Tiles</option></select></label>
    <div data-vitrine-field="height"><label>How high? <input name="height" /></label></div>
  </fieldset>
  <fieldset data-vitrine-section="more"><legend>Tiles</legend>
    <label>How many? <input name="count" /></label>
  </fieldset>
  <input name="_extra_note" data-vitrine-ignore /><button>Send</button></form>`;

afterEach(closeForm);

const unshown = (node: Element | null) => node?.closest('[data-vitrine-unshown]') !== null;

describe.each([
  ['drawn from its JSON', json],
  ['of the page', markup],
])('a form with conditions, %s', (_, html) => {
  it('shows a field when its question has the value, with its section, and sends no other', async () => {
    const { find, type, press, host, calls } = await openForm(html);
    expect(unshown(find('[name=height]'))).toBe(true);
    expect(unshown(find('[data-vitrine-section=more]'))).toBe(true);
    await type('[name=kind]', 'A vase');
    expect(unshown(find('[name=height]'))).toBe(false);
    expect(unshown(find('[name=count]'))).toBe(true);
    await press();
    expect(host.textContent).toContain('How high? Required');
    await type('[name=kind]', 'Tiles');
    expect(host.textContent).not.toContain('How high? Required');
    expect(unshown(find('[name=count]'))).toBe(false);
    expect(unshown(find('[data-vitrine-section=more]'))).toBe(false);
    await press();
    const saved = calls.find(({ path }) => path === '/api/form/SaveFormSubmission');
    expect(saved?.body).toMatchObject({ form: { kind: 'Tiles', count: '' } });
    expect(JSON.stringify(saved?.body)).not.toContain('height');
    expect(JSON.stringify(saved?.body)).not.toContain('trap');
  });

  it('gives the focus of a field that goes to its question', async () => {
    const { find, type } = await openForm(html);
    await type('[name=kind]', 'A vase');
    find('[name=height]').focus();
    await type('[name=kind]', 'Tiles');
    expect(document.activeElement).toBe(find('[name=kind]'));
  });

  it('tells the server what a program wrote', async () => {
    const { type, press, calls } = await openForm(html);
    await type('[name=_extra_note]', 'spam');
    await press();
    expect(calls.at(-1)?.body).toMatchObject({ trap: 'spam' });
  });
});

it('announces what appears', async () => {
  const { type } = await openForm(json);
  await type('[name=kind]', 'A vase');
  await expect
    .poll(() =>
      [...document.querySelectorAll('[data-vitrine-live]')].map((node) => node.textContent),
    )
    .toContain('More to answer: How high?');
});

it('is a group under its heading, with the extra field out of reach', async () => {
  const { find } = await openForm(json);
  const group = find<HTMLFieldSetElement>('[data-vitrine-section=piece]');
  expect(group.querySelector('legend')?.textContent).toBe('The piece');
  expect(group.textContent).toContain('As it shall be.');
  const extra = find('[name=_extra_note]');
  expect(extra.closest('[inert][aria-hidden=true]')).not.toBeNull();
  expect(extra.tabIndex).toBe(-1);
  expect(extra.getAttribute('autocomplete')).toBe('off');
});
