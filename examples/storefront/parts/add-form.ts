import { randomUUID } from 'node:crypto';
import { html, type Html, type HtmlValue } from '../html.js';

/** The form that adds an item, with what the server asks of every one. It works without script. */
export function addForm(itemId: string, crumb: string, controls: HtmlValue): Html {
  return html`<form class="add-form" method="post" action="/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="${itemId}" />
    <input type="hidden" name="crumb" value="${crumb}" />
    <input type="hidden" name="idempotencyKey" value="${randomUUID()}" />
    ${controls}
  </form>`;
}
