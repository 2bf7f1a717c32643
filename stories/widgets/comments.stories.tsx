import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { comments } from '../../widgets/elements/comments/index.js';
import { controlsOf } from '../support/controls.js';
import { fakeContent, sampleComments, type FakeContent } from '../support/fake-content.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-comments';

type Props = JsxOf<typeof comments>;

const meta: Meta<Props> = {
  title: 'Widgets/Comments',
  parameters: { definition: comments, content: { comments: sampleComments(3) } },
  beforeEach: ({ parameters }) => fakeContent(parameters['content'] as FakeContent | undefined),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const area = (attributes = 'comment-state="1"') =>
  `<vitrine-comments id="comments-post" item-id="post" ${attributes}>3 Comments</vitrine-comments>`;

const showing = (content: FakeContent, html = area()) => {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, content } };
};

async function findComments(canvas: HTMLElement) {
  const { host } = await findWidget(canvas, tag);
  const find = (selector: string) => host.querySelector<HTMLElement>(selector);
  const all = (selector: string) => host.querySelectorAll(selector);
  const write = async () => {
    await waitFor(() => expect(find('.vitrine-comments-write')).toBeVisible());
    await userEvent.click(find('.vitrine-comments-write') ?? host);
    await waitFor(() => expect(find('form')).toBeVisible());
  };
  const post = async (author: string, text: string) => {
    if (!find('form')) await write();
    const field = (name: string) => find(`[name="${name}"]`) ?? host;
    if (author) await userEvent.type(field('author'), author);
    if (text) await userEvent.type(field('text'), text);
    await userEvent.click(find('[type=submit]') ?? host);
  };
  return { host, find, all, post };
}

/** The newest comments first, and the button that opens the form below. */
export const Plain: Story = {
  ...showing({ comments: sampleComments(3) }),
  async play({ canvasElement }) {
    const { find, all } = await findComments(canvasElement);
    await waitFor(() => expect(all('.vitrine-comment')).toHaveLength(3));
    await expect(find('h2')).toHaveTextContent('3 Comments');
  },
};

/** A new comment waits for the owner; a status says so. */
export const Awaiting: Story = {
  ...showing({ comments: sampleComments(1) }),
  async play({ canvasElement }) {
    const { host, find, post } = await findComments(canvasElement);
    const listener = fn();
    host.addEventListener('vitrine-comment-posted', listener, { once: true });
    await post('Ana', 'How lovely.');
    await waitFor(() =>
      expect(find('[role=status]')).toHaveTextContent(
        'Thank you. Your comment is shown once it has been approved.',
      ),
    );
    await expect(listener).toHaveBeenCalledOnce();
  },
};

/** Where comments are not moderated, a new one is there at once. */
export const Posted: Story = {
  ...showing({ comments: sampleComments(1), isModerated: false }),
  async play({ canvasElement }) {
    const { find, all, post } = await findComments(canvasElement);
    await post('Ana', 'How <b>lovely</b>.');
    await waitFor(() => expect(all('.vitrine-comment')).toHaveLength(2));
    await expect(find('.vitrine-comment-text')).toHaveTextContent('How <b>lovely</b>.');
  },
};

/** Problems stand at their fields. */
export const Wrong: Story = {
  ...showing({ comments: sampleComments(1) }),
  async play({ canvasElement }) {
    const { find, post } = await findComments(canvasElement);
    await post('', '');
    await waitFor(() =>
      expect(find('[name=author]')).toHaveAccessibleDescription('Please enter your name.'),
    );
    await expect(find('[name=author]')).toHaveFocus();
  },
};

/** A comment that is not taken stays in its field. */
export const Failed: Story = {
  ...showing({ comments: sampleComments(1), failing: ['POST'] }),
  async play({ canvasElement }) {
    const { find, post } = await findComments(canvasElement);
    await post('Ana', 'How lovely.');
    await waitFor(() =>
      expect(find('[type=submit]')).toHaveAccessibleDescription(
        'Unknown error, please try again later.',
      ),
    );
    await expect(find('[name=text]')).toHaveValue('How lovely.');
  },
};

/** More than a page; the focus moves to the first new comment. */
export const Many: Story = {
  ...showing({ comments: sampleComments(25) }),
  async play({ canvasElement }) {
    const { find, all } = await findComments(canvasElement);
    await waitFor(() => expect(all('.vitrine-comment')).toHaveLength(20));
    await userEvent.click(find('.vitrine-comments-more') ?? canvasElement);
    await waitFor(() => expect(all('.vitrine-comment')).toHaveLength(25));
    await waitFor(() => expect(all('.vitrine-comment')[20]).toHaveFocus());
  },
};

/** The item takes no new comments any more. */
export const Closed: Story = {
  ...showing(
    { comments: sampleComments(2), isOpen: false },
    area('comment-state="0" public-comment-count="2"'),
  ),
  async play({ canvasElement }) {
    const { find, all } = await findComments(canvasElement);
    await waitFor(() => expect(all('.vitrine-comment')).toHaveLength(2));
    await expect(find('.vitrine-comments-closed')).toHaveTextContent('Comments are closed.');
    await expect(find('form')).toBeNull();
  },
};

/** The comments could not be loaded. */
export const NotLoaded: Story = {
  ...showing({ failing: ['GET'] }),
  async play({ canvasElement }) {
    const { find } = await findComments(canvasElement);
    await waitFor(() =>
      expect(find('.vitrine-comments-failed')).toHaveTextContent(
        'The comments could not be loaded.',
      ),
    );
  },
};

export const WithoutScript: Story = showWithoutScript(area(), tag);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(comments),
  args: { itemId: 'post', commentState: 1 },
  render: (props) => <vitrine-comments {...props} />,
  async play({ canvasElement }) {
    const { all } = await findComments(canvasElement);
    await waitFor(() => expect(all('.vitrine-comment')).toHaveLength(3));
  },
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed {
    --vitrine-comments-gap: 2.5rem;
    --vitrine-comments-button-background: #3b2f1e;
    --vitrine-comments-button-color: #fff;
  }
</style>
<div class="themed">${area()}</div>`),
};
