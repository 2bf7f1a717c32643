import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { login } from '../../widgets/elements/login/index.js';
import type { JsxOf } from '../../widgets/react/index.js';
import { controlsOf } from '../support/controls.js';
import { fakeMembers, rightPassword } from '../support/fake-members.js';
import { findLightWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-login';

type Props = JsxOf<typeof login>;

const meta: Meta<Props> = {
  title: 'Widgets/Login',
  parameters: { definition: login },
  beforeEach: () => fakeMembers(),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const form = `<form method="post" action="/account/sign-in">
    <p><label>Email <input type="email" name="email" autocomplete="username" required></label></p>
    <p><label>Password <input type="password" name="password" autocomplete="current-password" required></label></p>
    <button>Sign in</button>
  </form>`;
const html = (
  attributes = '',
) => `<${tag} stay forgotten-href="#forgotten" sign-up-href="#sign-up"${attributes}>
  ${form}
</${tag}>`;

async function find(canvas: HTMLElement) {
  const { host, block } = await findLightWidget(canvas, tag);
  return {
    host,
    block,
    email: () => block.getByRole<HTMLInputElement>('textbox', { name: 'Email' }),
    password: () => block.getByLabelText<HTMLInputElement>('Password'),
    send: () => userEvent.click(block.getByRole('button', { name: 'Sign in' })),
  };
}

/** Email and password; the links lead to the pages of the shop. */
export const Empty: Story = {
  ...showHtml(html()),
  async play({ canvasElement }) {
    const { email, password } = await find(canvasElement);
    await expect(email()).toHaveAttribute('autocomplete', 'username');
    await expect(password()).toHaveAttribute('autocomplete', 'current-password');
  },
};

/** Nothing is sent without a password; the focus is on what is missing. */
export const Missing: Story = {
  ...showHtml(html()),
  async play({ canvasElement }) {
    const { block, email, password, send } = await find(canvasElement);
    await userEvent.type(email(), 'ada@example.com');
    await send();
    await block.findByText('Please enter your password.');
    await expect(password()).toHaveFocus();
  },
};

/** What was typed stays. */
export const Wrong: Story = {
  ...showHtml(html()),
  async play({ canvasElement }) {
    const { block, email, password, send } = await find(canvasElement);
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), 'wrong');
    await send();
    await block.findByText('The email address or the password is not right.');
    await expect(email()).toHaveValue('ada@example.com');
    await expect(password()).toHaveFocus();
  },
};

/** With `stay` the page shows what is new by itself. */
export const SignedIn: Story = {
  ...showHtml(html()),
  async play({ canvasElement }) {
    const { host, block, email, password, send } = await find(canvasElement);
    const heard = fn();
    host.addEventListener('vitrine-signed-in', heard, { once: true });
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), rightPassword);
    await send();
    await expect(await block.findByRole('status')).toHaveFocus();
    await expect(heard).toHaveBeenCalledOnce();
  },
};

export const WithoutScript: Story = showWithoutScript(html(), 'input');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(login),
  args: { stay: true, signUpHref: '#sign-up' },
  render: (props) => <vitrine-login {...props} />,
  async play({ canvasElement }) {
    const { block } = await find(canvasElement);
    await expect(block.getByRole('link', { name: 'Create an account' })).toBeVisible();
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-login-button-background: #14532d;
    --vitrine-login-button-color: #f0fdf4;
    --vitrine-form-control-border: 2px solid #14532d;
    --vitrine-form-control-background: #fffef5;
    --vitrine-form-error-color: #9a3412;
  }
</style>
<div class="themed">${html()}</div>`);
