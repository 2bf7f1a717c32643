import { html } from '../html.js';

/** A tuft of marram grass on its dune. */
export const logoMark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
  <path
    d="M16 25C15 16 11 10 5 8M16 25C15.500 15 14 8 11.500 3M16 25C16.500 15 18.500 9 22 4.500M16 25C17 17 21 12 27 10.500M4 27.500Q16 22.500 28 27.500"
  />
</svg>`;
