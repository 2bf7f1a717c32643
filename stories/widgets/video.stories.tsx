import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { video } from '../../widgets/elements/video/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-video';

type Props = JsxOf<typeof video>;

const meta: Meta<Props> = {
  title: 'Widgets/Video',
  parameters: { definition: video },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const frame =
  '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Throwing the first bowl"></iframe>';
const poster = '<img src="/images/home-hero.svg" alt="" width="1800" height="1100" loading="lazy">';

/** As the formatter `video` prints it. */
const html = (attributes = 'overlay', content = poster) =>
  `<vitrine-video provider-name="YouTube" data-html="${frame.replaceAll('"', '&quot;')}" ${attributes}><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">${content}Play video</a></vitrine-video>`;

/** Poster and play button; nothing of the provider before the press. A listener of `vitrine-before-play` may ask for consent first. */
export const Poster: Story = {
  ...showHtml(html()),
  async play({ canvasElement }) {
    const { host, has, part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('play')).toBeVisible());
    const listener = fn((event: Event) => event.preventDefault());
    host.addEventListener('vitrine-before-play', listener, { once: true });
    await userEvent.click(host.querySelector('a')!);
    await expect(listener).toHaveBeenCalledOnce();
    await expect(has('player')).toBe(false);
  },
};

/** Without a poster it is a link. */
export const WithoutAPoster: Story = showHtml(html('', ''));

/** `data-load="false"`: a script of the page loads the player by `play()`. */
export const LoadedByAScript: Story = showHtml(html('overlay data-load="false"'));

export const WithoutScript: Story = showWithoutScript(html(), 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(video),
  args: { html: frame, overlay: true },
  render: (props) => (
    <vitrine-video {...props}>
      <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Play video</a>
    </vitrine-video>
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('facade')).toBeVisible());
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-video-radius: 12px;
    --vitrine-video-play-background: #f3ead9;
    --vitrine-video-play-color: #3b2f1e;
  }
</style>
<div class="themed">${html()}</div>`);
