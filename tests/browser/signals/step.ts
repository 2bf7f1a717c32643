import type { Page } from 'playwright';

export type Act = (page: Page) => Promise<unknown>;

/** How the action of a row is done on the real shop. */
export interface Step {
  /** What has to be there before, and is no part of it. */
  readonly before?: Act;
  readonly act: Act;
  readonly undo?: Act;
  /** Before the try without a connection, such as a form that was not sent yet. */
  readonly anew?: Act;
  /** Without a connection; by itself the same action. */
  readonly offline?: Act;
  /** Tries again with a connection; by itself the same action. */
  readonly again?: Act;
  /** What the shopper had typed or chosen is still there. */
  readonly keeps?: Act;
  /** What the next row needs away, such as a notice. */
  readonly after?: Act;
  /** The call that fails, where the page has to be opened with a connection. */
  readonly route?: string;
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

export const escape: Act = (page) => page.keyboard.press('Escape');
