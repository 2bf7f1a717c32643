import { showModal } from '../../core/dom/index.js';
import { agentStrings } from '../../core/i18n/strings/agent-tools.js';
import styles from './confirm.css?inline';

/** The question to the shopper before an agent's call. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The answers that the call sends: names and texts. */
  readonly answers?: readonly (readonly [name: string, text: string])[];
}

/** Asks the shopper in a modal dialog. Escape and a second question refuse; the focus goes back to where it was. */
export function confirm({ title, text, answers = [] }: Question): Promise<boolean> {
  const before = document.activeElement;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const refuse = create('button', agentStrings('refuse'), { type: 'button' });
  const allow = create('button', agentStrings('allow'), { type: 'button' });
  const buttons = create('div', '', { class: 'buttons' });
  buttons.append(refuse, allow);
  const list = create('dl');
  for (const [name, value] of answers) list.append(create('dt', name), create('dd', value));
  const dialog = create('dialog', '', { 'aria-labelledby': 'title', 'aria-describedby': 'text' });
  dialog.append(create('h2', title, { id: 'title' }), create('p', text, { id: 'text' }));
  if (answers.length > 0) dialog.append(list);
  dialog.append(buttons);
  root.append(dialog);
  document.body.append(host);

  return new Promise((resolve) => {
    let isAllowed = false;
    allow.addEventListener('click', (event) => {
      // A script of the page, or a click that an agent makes, is no shopper.
      isAllowed = event.isTrusted;
      dialog.close();
    });
    refuse.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      host.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      resolve(isAllowed);
    });
    showModal(dialog);
    // The answer that changes nothing.
    refuse.focus();
  });
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
