import { userEvent, within } from 'storybook/test';
import type { FormJson } from '../../core/forms/builder/index.js';
import { findWidget } from './find-widget.js';
import { showHtml } from './show-html.js';

const tag = 'vitrine-form-builder';

/** A form as an owner may have made it. */
export const contact = {
  id: 'contact',
  name: 'Contact form',
  fields: [
    { id: 'name-1', type: 'name', title: 'Your name', required: true },
    {
      id: 'email-1',
      type: 'email',
      title: 'Email',
      required: true,
      placeholder: 'you@example.com',
    },
    {
      id: 'select-1',
      type: 'select',
      title: 'What is it about?',
      options: ['An order', 'A commission', 'Something else'],
    },
    { id: 'textarea-1', type: 'textarea', title: 'Message', required: true },
  ],
  submitLabel: 'Send message',
  submissionMessage: 'Thank you! We write back within two days.',
  disclaimer: 'We use what you write to answer you, and for nothing else.',
};

/** The form of an owner's page around the builder. */
export function ownerForm(json: unknown, attributes = ''): string {
  const text = typeof json === 'string' ? json : JSON.stringify(json, null, 2);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<form method="post" action="/owner/forms/contact">
  <${tag} load="eager" ${attributes}>
    <label for="form-json">Form (JSON)</label>
    <textarea id="form-json" name="form" rows="12">${escaped}</textarea>
  </${tag}>
  <p><button>Save</button></p>
</form>`;
}

/** The builder of a story, and what the page's form would send. */
export async function findBuilder(canvas: HTMLElement) {
  const { host, find: findIn } = await findWidget(canvas, tag);
  const form = canvas.querySelector('form');
  const data = () => (form ? String(new FormData(form).get('form')) : '');
  return {
    host,
    builder: within(findIn('.vitrine-root')),
    preview: within(findIn('.vitrine-root')).queryByRole('region', { name: 'Preview' }),
    text: data,
    /** What the page's form would send. */
    json: () => JSON.parse(data()) as FormJson,
    titles: () =>
      [...host.shadowRoot!.querySelectorAll('.row-title')].map((title) => title.textContent),
    focused: () => host.shadowRoot!.activeElement,
  };
}

type Builder = Awaited<ReturnType<typeof findBuilder>>;

/** Adds a field of the kind that is called so. */
export async function addField({ builder }: Builder, kind: RegExp): Promise<void> {
  await userEvent.click(builder.getByRole('button', { name: 'Add a field' }));
  await userEvent.click(builder.getByRole('button', { name: kind }));
}

/** A story of an owner's page with this form. */
export const showForm = (json: unknown) => showHtml(ownerForm(json), { isWide: true });
