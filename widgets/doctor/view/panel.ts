import type { Diagnosis, ElementDiagnosis } from '../diagnosis.js';
import { summaryText, toText } from '../report-text.js';
import { build, button } from './build.js';
import styles from './doctor.css?inline';
import { createOutline } from './outline.js';
import { renderRows } from './rows.js';

/** The doctor's panel, over the page and beside its use. */
export interface Panel {
  /** Shows a diagnosis in place of the last one; the same one changes nothing. */
  show(diagnosis: Diagnosis): void;
  /** Moves the focus into the panel. */
  focus(): void;
}

export interface PanelOptions {
  /** The "Look again" button. */
  onLook(): void;
  /** The panel is closed. */
  onClose(): void;
}

/** Puts the panel on the page. It closes by its button or Escape, and gives the focus back. */
export function openPanel({ onLook, onClose }: PanelOptions): Panel {
  const before = document.activeElement;
  const host = build('div', { id: 'vitrine-doctor', popover: 'manual' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const place = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet, place];
  const outline = createOutline(place);

  const title = build('h2', { id: 'title', tabindex: '-1' }, 'Vitrine doctor');
  const status = build('p', { role: 'status' });
  const rows = build('div', { class: 'rows' });
  // For browsers that refuse the clipboard.
  const copy = build('textarea', { readonly: '', hidden: '', 'aria-label': 'Report', rows: '6' });
  const panel = build(
    'section',
    // Its words are English on every page.
    { role: 'dialog', 'aria-labelledby': 'title', lang: 'en', dir: 'ltr' },
    build(
      'header',
      {},
      title,
      button('Look again', onLook),
      button('Copy report', () => void copyReport()),
      button('Close', close),
    ),
    status,
    copy,
    rows,
  );
  root.append(build('div', { class: 'outline', 'aria-hidden': 'true' }), panel);
  let shown: Diagnosis | null = null;
  let text = '';

  async function copyReport(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'The report is copied.';
    } catch {
      copy.hidden = false;
      copy.value = text;
      copy.select();
      status.textContent = 'Copy the report from the field: the browser refused to.';
    }
  }

  function showElement({ element, name }: ElementDiagnosis): void {
    const isShown = outline.show(element);
    status.textContent = isShown ? `${name} is framed.` : `${name} has no box on the page.`;
  }

  function close(): void {
    outline.hide();
    host.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    onClose();
  }

  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  // Not in the body, which some pages replace.
  document.documentElement.append(host);
  host.showPopover?.();

  return {
    focus: () => title.focus({ preventScroll: true }),
    show(diagnosis) {
      const next = toText(diagnosis, location.href);
      const isSame = next === text && isSameElements(shown, diagnosis);
      shown = diagnosis;
      if (isSame) return;
      text = next;
      const label = root.activeElement?.getAttribute('aria-label');
      rows.replaceChildren(...renderRows(diagnosis, showElement));
      status.textContent = summaryText(diagnosis);
      // The row that had the focus was replaced.
      const again = [...rows.querySelectorAll('button')].find(
        (one) => label && one.getAttribute('aria-label') === label,
      );
      again?.focus({ preventScroll: true });
    },
  };
}

function isSameElements(one: Diagnosis | null, other: Diagnosis): boolean {
  return other.elements.every(({ element }, index) => one?.elements[index]?.element === element);
}
