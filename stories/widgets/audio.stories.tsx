import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { audio } from '../../widgets/elements/audio/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';
import { makeTone } from '../support/tone.js';

const tag = 'vitrine-audio';

type Props = JsxOf<typeof audio>;

const meta: Meta<Props> = {
  title: 'Widgets/Audio',
  parameters: { definition: audio },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const tone = makeTone(2);

/** As the formatter `audio-player` prints it. */
const html = (title = 'Tides', attributes = 'author="Ines Marram"') =>
  `<vitrine-audio item-id="tides" ${attributes}><audio controls preload="none" src="${tone}" aria-label="${title}"></audio></vitrine-audio>`;

/** The recording is the page's own; a press plays it. */
export const Player: Story = {
  ...showHtml(html()),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('title')).toHaveTextContent('Tides');
    // Playing needs a press by a person.
    await expect(part('play')).toHaveAccessibleName('Play');
  },
};

/** One plays at a time. */
export const Album: Story = showHtml(
  ['Tides', 'Low water', 'A very long title that needs more than one line on a narrow page']
    .map((title) => html(title))
    .join('\n'),
);

/** From right to left. */
export const RightToLeft: Story = showHtml(`<div dir="rtl">${html()}</div>`);

export const WithoutScript: Story = showWithoutScript(html(), 'audio');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(audio),
  args: { label: 'Tides', author: 'Ines Marram' },
  render: (props) => (
    <vitrine-audio {...props}>
      <audio controls preload="none" src={tone} />
    </vitrine-audio>
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('title')).toHaveTextContent('Tides'));
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-audio-background: #f3ead9;
    --vitrine-audio-color: #3b2f1e;
    --vitrine-audio-radius: 8px;
  }
</style>
<div class="themed">${html()}</div>`);
