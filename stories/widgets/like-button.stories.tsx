import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { likeButton } from '../../widgets/elements/like-button/index.js';
import { controlsOf } from '../support/controls.js';
import { fakeContent, type FakeContent } from '../support/fake-content.js';
import { findWidget, spoken } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-like-button';

type Props = JsxOf<typeof likeButton>;

const meta: Meta<Props> = {
  title: 'Widgets/Like button',
  parameters: { definition: likeButton },
  beforeEach: ({ parameters }) => fakeContent(parameters['content'] as FakeContent | undefined),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const button =
  '<vitrine-like-button item-id="item-dune-mug" like-count="3">3 Likes</vitrine-like-button>';

const showing = (content: FakeContent) => {
  const { render, parameters } = showHtml(button);
  return { render, parameters: { ...parameters, content } };
};

/** A press counts at once, and another one takes it back. */
export const Plain: Story = {
  ...showing({ likes: 3 }),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await expect(part('button')).toHaveAttribute('aria-pressed', 'false');
    const listener = fn();
    host.addEventListener('vitrine-liked', listener, { once: true });
    await userEvent.click(part('button'));
    await expect(part('button')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(part('count')).toHaveTextContent('4 Likes'));
    await waitFor(() => expect(listener).toHaveBeenCalledOnce());
    await waitFor(() => expect(spoken()).toBe('4 Likes'));
    await userEvent.click(part('button'));
    await waitFor(() => expect(part('count')).toHaveTextContent('3 Likes'));
  },
};

/** This browser has liked it at an earlier visit. */
export const Liked: Story = {
  ...showing({ likes: 0, isLiked: true }),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('button')).toHaveAttribute('aria-pressed', 'true'));
    await expect(part('count')).toHaveTextContent('1 Like');
  },
};

/** The old state stays, with a sentence. */
export const Failed: Story = {
  ...showing({ likes: 3, failing: ['PUT'] }),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await userEvent.click(part('button'));
    await waitFor(() =>
      expect(part('failure')).toHaveTextContent('Your like could not be saved. Please try again.'),
    );
    await expect(part('button')).toHaveAttribute('aria-pressed', 'false');
    await expect(part('count')).toHaveTextContent('3 Likes');
  },
};

export const WithoutScript: Story = showWithoutScript(button, tag);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(likeButton),
  args: { itemId: 'item-dune-mug', likeCount: 12 },
  render: (props) => <vitrine-like-button {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('count')).toHaveTextContent('0 Likes'));
  },
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed {
    --vitrine-like-button-color: #b3261e;
    --vitrine-like-button-gap: 0.75em;
  }
</style>
<div class="themed">${button}</div>`),
};
