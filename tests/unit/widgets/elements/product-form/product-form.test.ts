import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartError } from '../../../../../core/commerce/cart/index.js';
import { NetError } from '../../../../../core/net/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import {
  openProductForm,
  type ProductFormRequest,
} from '../../../../../widgets/elements/product-form/index.js';
import { cardForm } from '../../../../../stories/support/forms.js';
import { settle } from '../../element/mount.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

/** The element mounts by itself, so what follows an event is waited for. */
async function act(run: () => unknown): Promise<void> {
  run();
  await settle();
}

let answers: Array<() => Response | Promise<Response>>;
let calls: Array<{ url: string; body: unknown }>;
let opener: HTMLButtonElement;

beforeEach(() => {
  answers = [];
  calls = [];
  stubFetch(async (input) => {
    const text = await input.text();
    calls.push({ url: new URL(input.url).pathname, body: text && JSON.parse(text) });
    return (answers.shift() ?? (() => Response.json({})))();
  });
  opener = document.body.appendChild(document.createElement('button'));
});
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  resetRuntime();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(changes: Partial<ProductFormRequest> = {}) {
  const submit = vi.fn<ProductFormRequest['submit']>(() => Promise.resolve());
  const request = {
    form: { inline: cardForm },
    title: 'Letterpress Cards',
    answers: null,
    submitLabel: 'Add To Cart',
    opener,
    submit,
    ...changes,
  };
  const ending = openProductForm(request);
  // Handled by who awaits it.
  ending.catch(() => undefined);
  return { ending, submit };
}

const dialog = () => document.querySelector('dialog');
const find = <Found extends Element = HTMLInputElement>(selector: string) => {
  const found = document.querySelector<Found>(`dialog ${selector}`);
  if (!found) throw new Error(`No ${selector} in the dialog.`);
  return found;
};
const shown = () => vi.waitFor(() => find('form'), { timeout: 5000 });

async function type(selector: string, text: string): Promise<void> {
  const control = find(selector);
  control.value = text;
  await act(() => control.dispatchEvent(new Event('input', { bubbles: true })));
}

async function fill(): Promise<void> {
  await shown();
  await type('[autocomplete=given-name]', 'Ada');
  await type('[autocomplete=family-name]', 'Lovelace');
  await type('select', 'Tide blue');
}

const press = () =>
  act(() => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const close = () => act(() => find<HTMLButtonElement>('.vitrine-form-close').click());
const filled = { name: ['Ada', 'Lovelace'], ink: 'Tide blue', line: '', extras: [] };

describe('openProductForm', () => {
  it('puts one element at the end of the page and uses it again', async () => {
    const first = open();
    await shown();
    // Its component appends the live regions when it mounts.
    const content = document.querySelectorAll('body > :not([data-vitrine-live])');
    expect([...content].at(-1)?.localName).toBe('vitrine-product-form');
    await close();
    expect(await first.ending).toBe('dismissed');
    open();
    await shown();
    expect(document.querySelectorAll('vitrine-product-form')).toHaveLength(1);
  });

  it('shows the form of the page, with the focus on its heading', async () => {
    open();
    await shown();
    expect(dialog()?.open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Letterpress Cards');
    expect(find('.vitrine-form-submit').textContent).toBe('Add To Cart');
    expect(calls).toEqual([]);
  });

  it('asks the server for a form that is known by its id', async () => {
    answers.push(() => Response.json(cardForm));
    open({ form: { formId: 'form-cards' } });
    await shown();
    expect(calls).toMatchObject([{ url: '/api/forms/form-cards' }]);
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['not there', () => Response.json({}, { status: 404 }), 'Unable to open form'],
    ['refused', () => Response.json({ error: 'Not today.' }, { status: 400 }), 'Not today.'],
  ])('rejects with a CartError for a form that is %s', async (_, answer, message) => {
    answers.push(answer);
    const { ending } = open({ form: { formId: 'f' } });
    await expect(ending).rejects.toThrow(message);
    await expect(ending).rejects.toBeInstanceOf(CartError);
    expect(dialog()).toBeNull();
  });

  it("says 'Unable to open form' for page data that is no form, and reports it", async () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    const { ending } = open({ form: { inline: { fields: 'x' } } });
    await expect(ending).rejects.toThrow('Unable to open form');
    expect(report).toHaveBeenCalledOnce();
  });

  it('ends an opening that a newer one takes the place of', async () => {
    const first = open();
    await shown();
    await act(() => void open({ title: 'Another' }));
    expect(await first.ending).toBe('dismissed');
    await vi.waitFor(() => expect(find('h2').textContent).toBe('Another'));
  });

  it('ends with its element', async () => {
    const { ending } = open();
    await shown();
    await act(() => document.querySelector('vitrine-product-form')?.remove());
    expect(await ending).toBe('dismissed');
  });
});

describe('the form', () => {
  it('is checked here, then by the server, then handed over', async () => {
    const { ending, submit } = open();
    await fill();
    await press();
    expect(await ending).toBe('submitted');
    expect(calls).toEqual([{ url: '/api/rest/forms/validate/form-cards', body: filled }]);
    expect(JSON.parse(submit.mock.lastCall?.[0] ?? '')).toEqual(filled);
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("sends nothing while 'One or more fields is invalid, please check your entries.'", async () => {
    const { submit } = open();
    await shown();
    await press();
    expect(find('.vitrine-form [role=alert]').textContent).toContain(
      'One or more fields is invalid, please check your entries.',
    );
    const links = [...document.querySelectorAll('dialog [role=alert] a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Name to print: Required',
      'Ink: Required',
    ]);
    expect(document.activeElement).toBe(find('.vitrine-form-errors'));
    expect(calls).toEqual([]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('moves the focus from the summary to the field', async () => {
    open();
    await shown();
    await press();
    await act(() => find<HTMLAnchorElement>('[role=alert] a').click());
    expect(document.activeElement).toBe(find('[autocomplete=given-name]'));
    expect(location.hash).toBe('');
  });

  it("marks the page's title while something is wrong", async () => {
    document.title = 'Cards';
    open();
    await shown();
    await press();
    expect(document.title).toBe('Error: Cards');
    await fill();
    expect(document.title).toBe('Cards');
  });

  it('judges a field again at each change once it was wrong, and no other', async () => {
    open();
    await shown();
    await type('textarea', 'x'.repeat(21));
    expect(document.querySelector('.vitrine-form [role=alert]')).toBeNull();
    await press();
    expect(find('.vitrine-form [role=alert]').textContent).toContain(
      'You have exceeded the character limit.',
    );
    await type('textarea', 'x'.repeat(20));
    expect(find('.vitrine-form [role=alert]').textContent).not.toContain('character limit');
    await type('select', 'Tide blue');
    expect(find('.vitrine-form [role=alert]').textContent).not.toContain('Ink');
    await type('select', '');
    expect(find('.vitrine-form [role=alert]').textContent).not.toContain('Ink');
  });

  it('shows what the server found wrong at its field', async () => {
    answers.push(() =>
      Response.json({ error: 'Invalid.', errors: { line: 'Please be kind.' } }, { status: 400 }),
    );
    const { submit } = open();
    await fill();
    await press();
    await vi.waitFor(() =>
      expect(find('.vitrine-field-error').textContent).toBe('Please be kind.'),
    );
    expect(submit).not.toHaveBeenCalled();
    await press();
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    [
      'no network',
      () => Promise.reject(new TypeError('x')),
      'Please check your internet connection.',
    ],
    [
      'too many calls',
      () => Response.json({}, { status: 429 }),
      'Please try again in a few seconds.',
    ],
    ['no such form', () => Response.json({ error: 'Gone.' }, { status: 404 }), 'Gone.'],
    ['a fault', () => Response.json({}, { status: 400 }), 'Unable to update form'],
  ])('loses nothing when the check itself fails: %s', async (_, answer, message) => {
    answers.push(answer);
    const { submit } = open();
    await fill();
    await press();
    await vi.waitFor(() => expect(find('.vitrine-form [role=alert]').textContent).toBe(message));
    expect(find('[autocomplete=given-name]').value).toBe('Ada');
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows why the item was not added, and stays as it is', async () => {
    const { ending } = open({
      submit: () => Promise.reject(new CartError('rejected', 'Sorry, that is all we have.')),
    });
    await fill();
    await press();
    expect(find('.vitrine-form [role=alert]').textContent).toBe('Sorry, that is all we have.');
    expect(document.activeElement?.contains(find('.vitrine-form [role=alert]'))).toBe(true);
    expect(find('select').value).toBe('Tide blue');
    await close();
    expect(await ending).toBe('dismissed');
  });

  it('shows field errors of the call it is for at their fields too', async () => {
    const body = { error: 'Invalid.', errors: { ink: 'We are out of blue.' } };
    const cause = new NetError('rejected', 'x', { status: 400, body });
    open({ submit: () => Promise.reject(new CartError('rejected', 'Invalid.', { cause })) });
    await fill();
    await press();
    expect(find('.vitrine-field-error').textContent).toBe('We are out of blue.');
  });

  it('reports what is nobody’s word', async () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    open({ submit: () => Promise.reject(new Error('bug')) });
    await fill();
    await press();
    expect(find('.vitrine-form [role=alert]').textContent).toBe('Unable to update form');
    expect(report).toHaveBeenCalledOnce();
  });

  it("says 'Submitting…' meanwhile, and can be neither sent again nor closed", async () => {
    let succeed = () => {};
    const submit = vi.fn(() => new Promise<void>((resolve) => (succeed = resolve)));
    const { ending } = open({ submit });
    await fill();
    await press();
    const button = find<HTMLButtonElement>('.vitrine-form-submit');
    expect(button.textContent).toBe('Submitting…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
    await press();
    await close();
    const cancel = new Event('cancel', { cancelable: true });
    await act(() => dialog()?.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog()?.open).toBe(true);
    await act(() => succeed());
    expect(await ending).toBe('submitted');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('begins with what the entry has, and keeps what no field asks for', async () => {
    const { ending, submit } = open({
      answers: JSON.stringify({ name: ['Ada', 'L'], ink: 'Lamp black', engraving: 'A.L.' }),
    });
    await shown();
    expect(find('select').value).toBe('Lamp black');
    await press();
    await ending;
    expect(JSON.parse(submit.mock.lastCall?.[0] ?? '')).toEqual({
      name: ['Ada', 'L'],
      ink: 'Lamp black',
      line: '',
      extras: [],
      engraving: 'A.L.',
    });
  });

  it('takes hidden values from the page’s query string', async () => {
    history.replaceState(null, '', '/?utm=letter');
    const fields = [
      { id: 'h', type: 'hidden', key: 'utm', value: 'own' },
      { id: 'i', type: 'hidden', key: 'other', value: 'own' },
    ];
    const { ending, submit } = open({ form: { inline: { id: '', fields } } });
    await shown();
    await press();
    await ending;
    expect(JSON.parse(submit.mock.lastCall?.[0] ?? '')).toEqual({ h: 'letter', i: 'own' });
  });
});

describe('what was typed', () => {
  async function typeAndClose(changes: Partial<ProductFormRequest> = {}): Promise<void> {
    const { ending } = open(changes);
    await shown();
    await type('textarea', 'Hello');
    await close();
    await ending;
  }
  async function reopened(changes: Partial<ProductFormRequest> = {}): Promise<string> {
    open(changes);
    await shown();
    return find('textarea').value;
  }

  it('is there again when the same form of the same item is opened', async () => {
    await typeAndClose();
    expect(await reopened()).toBe('Hello');
  });

  it.each<[string, Partial<ProductFormRequest>]>([
    ['another item', { title: 'Other Cards' }],
    ['an entry with other answers', { answers: { ink: 'Tide blue' } }],
    ['another form', { form: { inline: { ...cardForm, id: 'form-2' } } }],
  ])('is not there for %s', async (_, changes) => {
    await typeAndClose();
    expect(await reopened(changes)).toBe('');
  });

  it('is gone once it was sent', async () => {
    await typeAndClose();
    const { ending } = open();
    await fill();
    await press();
    await ending;
    expect(await reopened()).toBe('');
  });
});

it('tells the page what happens to it', async () => {
  const seen: string[] = [];
  for (const verb of ['opened', 'closed', 'submitted'] as const) {
    document.body.addEventListener(`vitrine-product-form-${verb}`, (event) => {
      seen.push(`${verb} ${event.detail.formId}`);
    });
  }
  const first = open();
  await shown();
  await close();
  await first.ending;
  const second = open();
  await fill();
  await press();
  await second.ending;
  expect(seen).toEqual([
    'opened form-cards',
    'closed form-cards',
    'opened form-cards',
    'submitted form-cards',
  ]);
});
