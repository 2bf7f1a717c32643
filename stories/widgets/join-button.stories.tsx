import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { joinButton } from '../../widgets/elements/join-button/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-join-button';

type Props = JsxOf<typeof joinButton>;

const meta: Meta<Props> = {
  title: 'Widgets/Join button',
  parameters: { site: { featureFlags: ['video-paywall'] }, definition: joinButton },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const button = (attributes = '') =>
  `<vitrine-join-button${attributes && ` ${attributes}`}><a href="/join?from=/lessons/first-bowl">Become a member</a></vitrine-join-button>`;

/** Address and words come from the plain link; a listener of `vitrine-before-join` may keep the page. */
export const Join: Story = {
  ...showHtml(button()),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await expect(part('button')).toHaveTextContent('Become a member');
    await expect(part('button')).toHaveAttribute('href', '/join?from=/lessons/first-bowl');
    const listener = fn((event: Event) => event.preventDefault());
    host.addEventListener('vitrine-before-join', listener, { once: true });
    await userEvent.click(part('button'));
    await expect(listener).toHaveBeenCalledOnce();
  },
};

/** A site without the flag `video-paywall` keeps the plain link. */
export const WithoutTheFlag: Story = {
  ...showHtml(button()),
  parameters: { ...showHtml(button()).parameters, site: { featureFlags: [] } },
  async play({ canvasElement }) {
    const { host, has } = await findWidget(canvasElement, tag);
    await expect(has('button')).toBe(false);
    await expect(host.querySelector('a')).toBeVisible();
  },
};

export const OwnWords: Story = {
  ...showHtml(button('label="Come up to the loft" href="/club"')),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('button')).toHaveTextContent('Come up to the loft');
    await expect(part('button')).toHaveAttribute('href', '/club');
  },
};

export const WithoutScript: Story = showWithoutScript(button(), 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(joinButton),
  args: { href: '/join', label: 'Join' },
  render: (props) => <vitrine-join-button {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('button')).toHaveAttribute('href', '/join'));
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-join-button-background: #f3ead9;
    --vitrine-join-button-color: #3b2f1e;
    --vitrine-join-button-radius: 999px;
  }
</style>
<div class="themed">${button()}</div>`);
