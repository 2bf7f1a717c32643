import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import { FormBuilder } from '../../../../../widgets/elements/form-builder/form-builder.js';
import '../../../../../widgets/elements/form-builder/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

let schema: unknown;

beforeEach(() => {
  configure({ clock: createManualClock() });
  sessionStorage.clear();
  schema = null;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      schema === null
        ? Response.json({ error: 'No.' }, { status: 404 })
        : Response.json({ fieldTypes: schema }),
    ),
  );
});

const contact = {
  id: 'contact',
  name: 'Contact',
  fields: [
    { id: 'a', type: 'name', title: 'Name' },
    { id: 'b', type: 'email', title: 'Email', required: true },
    { id: 'c', type: 'radio', title: 'Size', options: ['S', 'M'] },
  ],
};

async function mount(html = '') {
  const form = document.createElement('form');
  form.innerHTML = `<vitrine-form-builder load="eager">${html}</vitrine-form-builder>`;
  await act(async () => document.body.append(form));
  const host = form.querySelector('vitrine-form-builder')!;
  const root = host.shadowRoot!;
  const button = (name: string) => {
    const found = [...root.querySelectorAll('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
    );
    if (!found) throw new Error(`No button "${name}".`);
    return found;
  };
  const field = (label: string) => {
    const found = [...root.querySelectorAll('label')].find(
      ({ textContent }) => textContent === label,
    );
    const control = found?.querySelector('input') ?? (found && root.getElementById(found.htmlFor));
    if (!control) throw new Error(`No field "${label}".`);
    return control as HTMLInputElement;
  };
  return {
    form,
    host,
    root,
    button,
    field,
    press: (name: string) => act(async () => button(name).click()),
    type: (label: string, text: string) =>
      act(async () => {
        field(label).value = text;
        field(label).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    json: async () => JSON.parse(await host.read()) as typeof contact,
    rows: () => [...root.querySelectorAll('.row')].map((row) => row.textContent.slice(0, 5).trim()),
    focused: () => root.activeElement?.getAttribute('data-focus'),
  };
}

const area = (json: unknown, name = 'form') => {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return `<textarea name="${name}">${text}</textarea>`;
};

describe('vitrine-form-builder', () => {
  it('takes over the textarea inside, and what was typed into it early', async () => {
    const form = document.createElement('form');
    form.innerHTML = `<vitrine-form-builder load="eager">${area('')}</vitrine-form-builder>`;
    form.querySelector('textarea')!.value = JSON.stringify(contact);
    await act(async () => document.body.append(form));
    const host = form.querySelector('vitrine-form-builder')!;
    expect(JSON.parse(await host.read())).toEqual(contact);
    expect(JSON.parse(form.querySelector('textarea')!.value)).toEqual(contact);
    expect(form.querySelector('textarea')!.disabled).toBe(false);
    await act(async () => host.remove());
  });

  it('offers what to begin with while there is no form', async () => {
    const { press, json, focused, root } = await mount(area(''));
    expect(root.querySelectorAll('.starter')).toHaveLength(3);
    await press('Newsletter signup');
    expect(await json()).toMatchObject({ id: '', name: 'Newsletter signup', isNewsletter: true });
    expect(focused()).toBe('.name');
    expect(root.querySelector('.starter')).toBeNull();
  });

  it('keeps what it cannot read until the owner begins anew', async () => {
    const { host, press, root } = await mount(area('{ "fields"'));
    expect(await host.read()).toBe('{ "fields"');
    expect(root.textContent).toContain('What is stored here is no form.');
    expect(await act(() => host.check())).toBe(false);
    await press('Contact form');
    expect(await act(() => host.check())).toBe(true);
  });

  it('adds a field behind the open one and opens it, its title ready to be replaced', async () => {
    const { button, press, json, focused, rows } = await mount(area(contact));
    await press('Name');
    await press('Add a field');
    await press('Date');
    expect(rows()).toEqual(['Name', 'Date', 'Email', 'Size']);
    const [, added] = (await json()).fields;
    expect(added).toMatchObject({ type: 'date', title: 'Date' });
    expect(focused()).toBe(`${added?.id}.title`);
    expect(button('Date').getAttribute('aria-expanded')).toBe('true');
    expect(button('Name').getAttribute('aria-expanded')).toBe('false');
    expect(button('Add a field').getAttribute('aria-expanded')).toBe('false');
  });

  it('changes titles, choices and kinds', async () => {
    const { press, type, json, field } = await mount(area(contact));
    await press('Size');
    await type('Title', 'How big?');
    await type('Choices', 'S\nM\n\nL ');
    await act(async () => field('Visitors must answer this').click());
    const kind = field('Kind of field');
    await act(async () => {
      kind.value = 'select';
      kind.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect((await json()).fields[2]).toEqual({
      id: 'c',
      type: 'select',
      title: 'How big?',
      options: ['S', 'M', 'L'],
      required: true,
    });
  });

  it('moves a field and keeps the focus with it; at the end nothing happens', async () => {
    const { press, rows, focused } = await mount(area(contact));
    await press('Move Email down');
    expect(rows()).toEqual(['Name', 'Size', 'Email']);
    expect(focused()).toBe('b.down');
    await press('Move Email down');
    expect(rows()).toEqual(['Name', 'Size', 'Email']);
    await press('Move Email up');
    expect(rows()).toEqual(['Name', 'Email', 'Size']);
    expect(focused()).toBe('b.up');
  });

  it('moves a field by Alt and an arrow key, not by the key alone', async () => {
    const { button, rows, focused } = await mount(area(contact));
    const press = (altKey: boolean) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey, bubbles: true });
        button('Name').dispatchEvent(event);
      });
    await press(false);
    expect(rows()[0]).toBe('Name');
    await press(true);
    expect(rows()).toEqual(['Email', 'Name', 'Size']);
    expect(focused()).toBe('a.toggle');
  });

  it('lets a removal be undone where the field was', async () => {
    const { press, rows, focused, json } = await mount(area(contact));
    await press('Email');
    await press('Remove field');
    expect((await json()).fields.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(rows()[1]).toBe('Email');
    expect(focused()).toBe('b.undo');
    await press('Undo: bring Email back');
    expect(await json()).toEqual(contact);
    expect(focused()).toBe('b.toggle');
  });

  it('says what is missing once it is asked, and shows each place', async () => {
    const { host, root, press, type, focused } = await mount(
      area({ ...contact, name: '', fields: [{ id: 'x', type: 'select', title: '' }] }),
    );
    expect(root.querySelector('.problems')).toBeNull();
    expect(await act(() => host.check())).toBe(false);
    expect(focused()).toBe('problems');
    expect([...root.querySelectorAll('.problem-link')].map((link) => link.textContent)).toEqual([
      'Give the form a name.',
      '“Untitled”: Give the field a title.',
      '“Untitled”: Write at least one choice.',
    ]);
    await press('“Untitled”: Write at least one choice.');
    expect(focused()).toBe('x.options');
    await type('Choices', 'A');
    await type('Title', 'T');
    await type('Form name', 'F');
    expect(root.querySelector('.problems')).toBeNull();
    expect(await host.check()).toBe(true);
  });

  it('opens the group of a setting that is wrong', async () => {
    const { host, root, press, focused } = await mount(
      area({ ...contact, isNewsletter: false, successRedirect: 'x' }),
    );
    await act(() => host.check());
    await press('Write a web address');
    expect(focused()).toBe('.successRedirect');
    expect(root.activeElement?.closest('details')?.open).toBe(true);
  });

  it('takes back what the browser kept of it', async () => {
    const { host, json, rows } = await mount(area(contact));
    const kept = JSON.stringify({ ...contact, fields: contact.fields.slice(0, 1) });
    const restore: unknown = Reflect.get(host, 'formStateRestoreCallback');
    await act(async () => {
      if (typeof restore === 'function') Reflect.apply(restore, host, [kept, 'restore']);
    });
    expect(rows()).toEqual(['Name']);
    expect((await json()).fields).toHaveLength(1);
  });

  it('narrows what can be added to what the server says', async () => {
    schema = [{ type: 'text' }, { type: 'email' }];
    const { press, root } = await mount(area(contact));
    await vi.waitFor(async () => {
      await press('Add a field');
      const types = [...root.querySelectorAll('.type-name')].map((name) => name.textContent);
      expect(types).toEqual(['Short text', 'Email']);
    });
  });

  it("lets long texts be limited 'when the vanilla form handler feature is on'", async () => {
    const site = document.createElement('script');
    site.type = 'application/json';
    site.id = 'vitrine-site';
    site.text = JSON.stringify({ featureFlags: ['vanilla-form-handler'] });
    document.head.append(site);
    const fields = [{ id: 't', type: 'textarea', title: 'Text' }];
    const { press, type, json } = await mount(area({ ...contact, fields }));
    await press('Text');
    await type('Most characters', '140');
    expect((await json()).fields[0]).toMatchObject({ maxLength: 140 });
    await type('Most characters', '-3');
    expect((await json()).fields[0]).not.toHaveProperty('maxLength');
    site.remove();
  });

  it('cannot limit long texts without it, but leaves a limit that is there', async () => {
    const fields = [{ id: 't', type: 'textarea', title: 'Text', maxLength: 7 }];
    const { press, field, type, json } = await mount(area({ ...contact, fields }));
    await press('Text');
    expect(() => field('Most characters')).toThrow('No field');
    await type('Title', 'Words');
    expect((await json()).fields[0]).toEqual({ ...fields[0], title: 'Words' });
  });

  it('takes over JSON that is right, and tells the places of what is wrong', async () => {
    const { root, press, type, json } = await mount(area(contact));
    await type('Form as JSON', '{');
    await press('Use this JSON');
    expect(root.querySelector('.json-problems')?.textContent).toBe('This is not JSON.');
    await type('Form as JSON', '{"fields":[{"id":"a","type":"date","colour":1}]}');
    await press('Use this JSON');
    expect(root.querySelector('.json-problems')?.textContent).toBe(
      'fields[0].colour: No such member is known.',
    );
    expect(await json()).toEqual(contact);
    await type('Form as JSON', '{"id":"n","fields":[{"id":"a","type":"date"}]}');
    await press('Use this JSON');
    expect(await json()).toEqual({ id: 'n', fields: [{ id: 'a', type: 'date' }] });
  });

  it('shows what visitors see, and makes no element of what is written', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const fields = [{ id: 'a', type: 'radio', title: evil, description: evil, options: [evil] }];
    const { root } = await mount(
      area('').replace(
        '></',
        `>${JSON.stringify({ ...contact, fields, disclaimer: evil }).replaceAll('<', '&lt;')}</`,
      ),
    );
    const preview = root.querySelector('.preview')!;
    expect(preview.textContent.split(evil)).toHaveLength(4);
    // The disclaimer is the merchant's markup: the allow-list keeps the picture, not what it would run.
    expect(root.querySelectorAll('img')).toHaveLength(1);
    expect(root.querySelector('[onerror]')).toBeNull();
  });
});

describe('FormBuilder', () => {
  it('works in a React app: text in, the form out with each change', async () => {
    const onFormEdited = vi.fn();
    const value = JSON.stringify(contact);
    const { container, rerender } = await render(
      <FormBuilder value={value} onFormEdited={onFormEdited} />,
    );
    const mover = container.querySelector<HTMLButtonElement>('[aria-label="Move Name down"]')!;
    await act(async () => mover.click());
    const [{ form, problems }] = onFormEdited.mock.lastCall as [
      { form: typeof contact; problems: unknown[] },
    ];
    expect(form.fields.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(problems).toEqual([]);

    const other = { ...contact, fields: [{ id: 'z', type: 'text', title: 'Zed' }] };
    await rerender(<FormBuilder value={JSON.stringify(other)} onFormEdited={onFormEdited} />);
    const toggle = container.querySelector('.row-toggle')!;
    expect(container.querySelectorAll('.row')).toHaveLength(1);
    expect(toggle.textContent).toBe('Zed Short text');
    // There is no other place for it.
    const down = { key: 'ArrowDown', altKey: true, bubbles: true };
    await act(async () => toggle.dispatchEvent(new KeyboardEvent('keydown', down)));
    expect(onFormEdited).toHaveBeenCalledOnce();
  });
});

describe('unsaved work', () => {
  const words = 'Your unsaved changes are back.';

  async function leave(form: HTMLFormElement) {
    await act(async () => form.remove());
  }

  it('is back after a reload, and says so', async () => {
    const before = await mount(area(contact));
    expect(before.root.textContent).not.toContain(words);
    await before.type('Form name', 'Write to us');
    await leave(before.form);
    const after = await mount(area(contact));
    expect(await after.json()).toMatchObject({ name: 'Write to us' });
    expect(after.root.querySelector('[role=status]')?.textContent).toContain(words);
    await after.press('Discard them');
    expect(await after.json()).toMatchObject({ name: 'Contact' });
    expect(after.root.textContent).not.toContain(words);
    await leave(after.form);
    const last = await mount(area(contact));
    expect(await last.json()).toMatchObject({ name: 'Contact' });
  });

  it('gives way to another text of the page', async () => {
    const before = await mount(area(contact));
    await before.type('Form name', 'Write to us');
    await leave(before.form);
    const after = await mount(area({ ...contact, name: 'Saved elsewhere' }));
    expect(await after.json()).toMatchObject({ name: 'Saved elsewhere' });
  });

  it('is done with when its form is sent', async () => {
    const before = await mount(area(contact));
    await before.type('Form name', 'Write to us');
    before.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await leave(before.form);
    const after = await mount(area(contact));
    expect(await after.json()).toMatchObject({ name: 'Contact' });
  });

  it('is none where what is kept cannot be read', async () => {
    sessionStorage.setItem(
      `vitrine:form-builder:${JSON.stringify([location.pathname, ''])}`,
      JSON.stringify({ value: '{"', expires: null }),
    );
    const { json } = await mount(area(contact));
    expect(await json()).toMatchObject({ name: 'Contact' });
  });
});
