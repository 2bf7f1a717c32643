import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { commentLink } from '../../widgets/elements/comment-link/index.js';
import { controlsOf } from '../support/controls.js';
import { fakeContent, sampleComments, type FakeContent } from '../support/fake-content.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-comment-link';

type Props = JsxOf<typeof commentLink>;

const meta: Meta<Props> = {
  title: 'Widgets/Comment link',
  parameters: { definition: commentLink, content: { comments: sampleComments(3) } },
  beforeEach: ({ parameters }) => fakeContent(parameters['content'] as FakeContent | undefined),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const link = (attributes = '') =>
  `<vitrine-comment-link item-id="post"${attributes}><a href="/blog/post#comments-post">2 Comments</a></vitrine-comment-link>`;

/** The number is the present one, the address that of the plain link. */
export const Plain: Story = {
  ...showHtml(link()),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('link')).toHaveTextContent('3 Comments'));
    await expect(part('link').getAttribute('href')).toContain('/blog/post#comments-post');
  },
};

/** Disqus counts its comments itself. */
export const Disqus: Story = {
  ...showHtml(link(' disqus')),
  async play({ canvasElement }) {
    const { host, has } = await findWidget(canvasElement, tag);
    await expect(has('link')).toBe(false);
    await expect(host.querySelector('a')).toBeVisible();
  },
};

export const WithoutScript: Story = showWithoutScript(link(), 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(commentLink),
  args: { itemId: 'post' },
  render: (props) => <vitrine-comment-link {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('link')).toHaveAttribute('href', '#comments-post'));
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-comment-link-color: #3b2f1e;
  }
</style>
<div class="themed">${link()}</div>`);
