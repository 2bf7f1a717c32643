import { html, type Html } from '../html.js';

/** Why the form that led here was refused. The browser brings it into view and reads it, also without script. */
export function problemNote(problem: string | null): Html | null {
  if (problem === null) return null;
  return html`<p class="problem" role="alert" tabindex="-1" autofocus>${problem}</p>`;
}
