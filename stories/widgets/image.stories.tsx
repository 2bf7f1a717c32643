import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { image } from '../../widgets/elements/image/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-image';

type Props = JsxOf<typeof image>;

const meta: Meta<Props> = {
  title: 'Widgets/Image',
  parameters: { definition: image },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const attributes = 'src="/images/home-hero.svg" width="1800" height="1100" alt="Bowls on a shelf"';
const plain = '<img src="/images/home-hero.svg" width="1800" height="1100" alt="Bowls on a shelf">';

/** The plain image of the page is completed; without script it is what is shown. */
export const OwnImage: Story = {
  ...showHtml(`<vitrine-image ${attributes}>${plain}</vitrine-image>`),
  async play({ canvasElement }) {
    const { host, has } = await findWidget(canvasElement, tag);
    await expect(has('image')).toBe(false);
    await expect(host.querySelector('img')).toBeVisible();
  },
};

/** Where the page prints none, the element renders one. */
export const Rendered: Story = {
  ...showHtml(`<vitrine-image ${attributes}></vitrine-image>`),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('image')).toHaveAttribute('alt', 'Bowls on a shelf');
    await expect(part('image')).toHaveAttribute('loading', 'lazy');
  },
};

/** A crop keeps the focal point in view: on the left, in the middle, on the right. */
export const FocalPoint: Story = showHtml(`<style>
  .crops {
    --vitrine-image-ratio: 1 / 2;

    display: grid;
    grid-template-columns: repeat(3, 120px);
    gap: 8px;
  }
</style>
<div class="crops">
  ${['0,0.5', '0.5,0.5', '1,0.5']
    .map((point) => `<vitrine-image ${attributes} focal-point="${point}">${plain}</vitrine-image>`)
    .join('\n  ')}
</div>`);

export const WithoutScript: Story = showWithoutScript(
  `<vitrine-image ${attributes}>${plain}</vitrine-image>`,
  'img',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(image),
  args: {
    src: '/images/home-hero.svg',
    width: '1800',
    height: '1100',
    alt: 'Bowls on a shelf',
  },
  render: (props) => <vitrine-image {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('image')).toBeVisible());
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-image-ratio: 1 / 1;
    --vitrine-image-radius: 16px;

    max-inline-size: 240px;
  }
</style>
<div class="themed"><vitrine-image ${attributes}>${plain}</vitrine-image></div>`);
