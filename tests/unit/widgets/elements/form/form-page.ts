import { vi } from 'vitest';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/form/index.js';
import { settle } from '../../element/mount.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

export type Answer = () => Response | Promise<Response>;

interface SeenCall {
  path: string;
  body: unknown;
}

/** A page with one form element and a server that answers as told. */
export interface FormPage {
  host: HTMLElementTagNameMap['vitrine-form'];
  calls: SeenCall[];
  form(): HTMLFormElement;
  find<Found extends Element = HTMLInputElement>(selector: string): Found;
  type(selector: string, text: string): Promise<void>;
  press(): Promise<void>;
  text(): string;
}

const answers = new Map<string, Answer[]>();

/** What the server answers to a call, in order; the last answer goes on. */
export function answerTo(call: 'validate' | 'key' | 'save' | 'form', ...next: Answer[]): void {
  answers.set(call, next);
}

export const ok =
  (body: unknown = {}): Answer =>
  () =>
    Response.json(body);
export const refuse =
  (status: number, body: unknown = {}): Answer =>
  () =>
    Response.json(body, { status });
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const calledBy = {
  validate: '/api/rest/forms/validate/',
  key: '/api/form/FormSubmissionKey',
  save: '/api/form/SaveFormSubmission',
  form: '/api/forms/',
} as const;

export async function openForm(
  html: string,
  attributes: Record<string, string> = {},
): Promise<FormPage> {
  const calls: SeenCall[] = [];
  stubFetch(async (input) => {
    const text = await input.text();
    const path = new URL(input.url).pathname;
    calls.push({ path, body: text ? (JSON.parse(text) as unknown) : null });
    const name = Object.entries(calledBy).find(([, start]) => path.startsWith(start))?.[0] ?? '';
    const list = answers.get(name) ?? [];
    const next = list.length > 1 ? list.shift() : list[0];
    return (next ?? ok(name === 'key' ? { key: 'k1' } : { submissionId: 's1' }))();
  });
  const host = document.createElement('vitrine-form');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    host.setAttribute(name, value);
  }
  host.innerHTML = html;
  document.body.append(host);
  await host.updateComplete;
  await settle();

  function find<Found extends Element = HTMLInputElement>(selector: string): Found {
    const found = host.querySelector<Found>(selector);
    if (!found) throw new Error(`No ${selector} in the form.`);
    return found;
  }

  return {
    host,
    calls,
    find,
    form: () => find<HTMLFormElement>('form'),
    async type(selector, text) {
      const control = find<HTMLInputElement>(selector);
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    },
    async press() {
      find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settle();
    },
    text: () => host.textContent ?? '',
  };
}

export async function closeForm(): Promise<void> {
  document.body.replaceChildren();
  await settle();
  answers.clear();
  sessionStorage.clear();
  document.title = '';
  resetRuntime();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
}

export const jsonOf = (form: object) =>
  `<script type="application/json">${JSON.stringify(form).replaceAll('<', '\\u003c')}</script>`;
