import { expect, userEvent, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** Waits until the element of the story is in use. */
export async function ready(canvasElement: HTMLElement): Promise<Canvas> {
  await waitFor(() =>
    expect(canvasElement.querySelector('vitrine-form:state(ready) form')).not.toBeNull(),
  );
  return within(canvasElement.querySelector<HTMLElement>('vitrine-form')!);
}

/** Fills in the contact form. */
export async function fill(page: Canvas): Promise<void> {
  await userEvent.type(page.getByLabelText(/First/), 'Ada');
  await userEvent.type(page.getByLabelText(/Last/), 'Lovelace');
  await userEvent.type(page.getByLabelText(/Email/), 'ada@example.com');
  await userEvent.click(page.getByLabelText('A commission'));
  await userEvent.type(page.getByLabelText(/Message/), 'A bowl, please.');
}

export const press = (page: Canvas, name = 'Send the letter') =>
  userEvent.click(page.getByRole('button', { name }));
export const alertOf = (canvas: HTMLElement) => canvas.querySelector('vitrine-form [role=alert]');
