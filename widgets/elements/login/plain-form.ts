import { formMember } from '../../../core/base/index.js';

/** The text typed into the page's own form before the widget was there. */
export interface PlainForm {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** Why the server refused the plain form; '' if it did not. */
  readonly problem: string;
}

export function readPlainForm(host: HTMLElement | null): PlainForm {
  const form = host?.querySelector('form') ?? null;
  const field = (name: string) =>
    form && formMember(form, 'querySelector')<HTMLInputElement>(`input[name="${name}"]`);
  return {
    email: field('email')?.value ?? '',
    password: field('password')?.value ?? '',
    rememberMe: field('rememberMe')?.checked ?? false,
    problem: host?.querySelector('[role="alert"]')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
  };
}
