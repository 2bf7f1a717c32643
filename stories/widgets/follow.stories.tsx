import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { follow } from '../../widgets/elements/follow/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-follow';

type Props = JsxOf<typeof follow>;

const meta: Meta<Props> = {
  title: 'Widgets/Follow',
  parameters: { definition: follow },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

/** As the formatter `twitter-follow-button` prints it. */
const html =
  '<vitrine-follow username="marram"><a href="https://twitter.com/marram">Follow @marram</a></vitrine-follow>';

/** The link opens in a popup window; a listener of `vitrine-before-follow` may keep it closed. */
export const Follow: Story = {
  ...showHtml(html),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    const listener = fn((event: Event) => event.preventDefault());
    host.addEventListener('vitrine-before-follow', listener, { once: true });
    await userEvent.click(host.querySelector('a')!);
    await expect(listener).toHaveBeenCalledOnce();
  },
};

/** Without a link of the page it makes one. */
export const WithoutALink: Story = {
  ...showHtml('<vitrine-follow username="marram"></vitrine-follow>'),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('link')).toHaveTextContent('Follow @marram');
  },
};

/** Links to several accounts are a list. */
export const SocialLinks: Story =
  showHtml(`<ul role="list" aria-label="Follow us" class="follow-us">
  <li>${html}</li>
  <li><vitrine-follow><a href="https://www.instagram.com/marram">Instagram</a></vitrine-follow></li>
  <li><a href="mailto:hello@marram.example">E-mail</a></li>
</ul>
<style>
  .follow-us {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.25rem;
    padding: 0;
    list-style: none;
  }
</style>`);

export const WithoutScript: Story = showWithoutScript(html, 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(follow),
  args: { username: 'marram' },
  render: (props) => <vitrine-follow {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('link')).toHaveTextContent('Follow @marram'));
  },
};
