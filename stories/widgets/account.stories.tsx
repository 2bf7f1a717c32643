import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { configure } from '../../core/runtime/index.js';
import { account } from '../../widgets/elements/account/index.js';
import type { JsxOf } from '../../widgets/react/index.js';
import { controlsOf } from '../support/controls.js';
import { ada, fakeMembers, type FakeMembers } from '../support/fake-members.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-account';

type Props = JsxOf<typeof account>;

const member = { member: { authenticated: true, siteUserId: 'ada' } };

const meta: Meta<Props> = {
  title: 'Widgets/Account',
  parameters: { definition: account, site: member },
  beforeEach: ({ parameters }) => fakeMembers(parameters['members'] as FakeMembers | undefined),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const html = `<${tag} stay>
  <p><a href="#sign-in">Sign in</a></p>
</${tag}>`;

const serving = (members: FakeMembers, site: object = member) => {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, members, site } };
};

/** Name, email, orders, and the way out. */
export const WithOrders: Story = {
  ...serving({ account: ada }),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('name')).toHaveTextContent('Ada Lovelace'));
    await expect(part('orders')).toHaveTextContent('$513');
  },
};

/** A member who has ordered nothing yet. */
export const WithoutOrders: Story = {
  ...serving({ account: { ...ada, name: '', orders: [] } }),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('name')).toHaveTextContent('ada@example.com'));
    await expect(host.shadowRoot).toHaveTextContent('You have not ordered anything yet.');
  },
};

/** For a visitor it is the page's own content, and asks nothing. */
export const Visitor: Story = serving({}, { member: { authenticated: false, siteUserId: null } });

/** "Unable to load. Try again." (platform §8). */
export const Unreachable: Story = {
  ...serving({ account: ada, isDown: true }),
  beforeEach: () => configure({ reporter: { report: () => undefined, warn: () => undefined } }),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('failure')).toHaveTextContent('Unable to load. Try again.'));
    await userEvent.click(part('retry')!);
    await waitFor(() => expect(part('name')).toHaveTextContent('Ada Lovelace'));
  },
};

/** A copy of the cart stays only where that was chosen. */
export const SignedOut: Story = {
  ...serving({ account: ada }),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('sign-out')).toBeVisible());
    const heard = fn();
    host.addEventListener(
      'vitrine-signed-out',
      (event) => heard((event as CustomEvent<object>).detail),
      { once: true },
    );
    await userEvent.click(part('sign-out')!);
    await waitFor(() => expect(host.shadowRoot).toHaveTextContent('You are signed out.'));
    await expect(heard).toHaveBeenCalledWith({ cloneCart: false, next: '' });
  },
};

export const WithoutScript: Story = showWithoutScript(html, 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(account),
  args: { stay: true },
  parameters: { members: { account: ada } },
  render: (props) => (
    <vitrine-account {...props}>
      <a href="#sign-in">Sign in</a>
    </vitrine-account>
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('sign-out')).toBeVisible());
  },
};

const themed = showHtml(`<style>
  .themed {
    --vitrine-account-border: 2px dotted #14532d;
    --vitrine-account-button-background: #14532d;
    --vitrine-account-button-color: #f0fdf4;
  }
</style>
<div class="themed">${html}</div>`);

/** A theme through custom properties. */
export const Themed: Story = {
  render: themed.render,
  parameters: { ...themed.parameters, members: { account: ada } },
};
