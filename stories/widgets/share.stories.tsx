import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { share as definition } from '../../widgets/elements/share/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget, spoken } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-share';

type Props = JsxOf<typeof definition>;

const meta: Meta<Props> = {
  title: 'Widgets/Share',
  parameters: { definition },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const address = 'https://marram.example/journal/first-bowl';

/** As the formatters `social-button` and `social-button-inline` print it. */
const share = (display = 'block', more = '') =>
  `<vitrine-share display="${display}" data-record-type="1" data-full-url="${address}" data-title="The first bowl"><a href="mailto:?subject=The%20first%20bowl&body=${encodeURIComponent(address)}">Share</a>${more}</vitrine-share>`;

const services = `
  <a href="https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}">Facebook</a>
  <a href="https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}">LinkedIn</a>
`;

/** Chromium has Web Share on some systems only: a story decides itself. */
function stubNavigator(name: 'share' | 'canShare' | 'clipboard', value: unknown): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => void Reflect.deleteProperty(navigator, name);
}

const withoutWebShare = () => {
  // What the browser has is on the prototype; an own member of another kind hides it.
  const ends = [stubNavigator('canShare', () => false)];
  return () => ends.forEach((end) => end());
};

/** Without Web Share: copying is confirmed on the button, and spoken. */
export const WithoutWebShare: Story = {
  ...showHtml(share()),
  beforeEach: withoutWebShare,
  async play({ canvasElement }) {
    const writeText = fn(async () => {});
    const restore = stubNavigator('clipboard', { writeText });
    const { part } = await findWidget(canvasElement, tag);
    await userEvent.click(part('copy'));
    await waitFor(() => expect(part('copy')).toHaveTextContent('Link copied'));
    await expect(writeText).toHaveBeenCalledWith(address);
    await waitFor(() => expect(spoken()).toBe('Link copied'));
    restore();
    await expect(part('mail')).toHaveAttribute('href', expect.stringContaining('mailto:?subject='));
  },
};

/** Links to services open in a popup window in the middle of the screen. */
export const WithServices: Story = {
  ...showHtml(share('block', services)),
  beforeEach: withoutWebShare,
  async play({ canvasElement }) {
    const { host, has } = await findWidget(canvasElement, tag);
    await expect(has('copy')).toBe(true);
    await expect(host.querySelector('a[href*=facebook]')).toBeVisible();
    await expect(host.querySelector('a[href^=mailto]')).not.toBeVisible();
  },
};

/** With Web Share one button opens the dialog of the system. */
export const WithWebShare: Story = {
  ...showHtml(share()),
  beforeEach() {
    const ends = [
      stubNavigator(
        'share',
        fn(async () => {}),
      ),
      stubNavigator('canShare', () => true),
    ];
    return () => ends.forEach((end) => end());
  },
  async play({ canvasElement }) {
    const { part, has } = await findWidget(canvasElement, tag);
    await expect(has('copy')).toBe(false);
    await userEvent.click(part('button'));
    await expect(navigator.share).toHaveBeenCalledWith({ url: address, title: 'The first bowl' });
  },
};

/** Within a line of text. */
export const Inline: Story = {
  ...showHtml(`<p>Did you like it? ${share('inline')}</p>`),
  beforeEach: withoutWebShare,
};

/** A page that the browser lets not copy: the link is in a field, selected. */
export const CopyByHand: Story = {
  ...showHtml(share()),
  beforeEach: withoutWebShare,
  async play({ canvasElement }) {
    const restore = stubNavigator('clipboard', undefined);
    const { part } = await findWidget(canvasElement, tag);
    await userEvent.click(part('copy'));
    await waitFor(() => expect(part('address')).toHaveValue(address));
    restore();
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  ...showHtml(`<div dir="rtl">${share('block', services)}</div>`),
  beforeEach: withoutWebShare,
};

export const WithoutScript: Story = showWithoutScript(share(), 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(definition),
  args: { url: address, shareTitle: 'The first bowl' },
  render: (props) => <vitrine-share {...props} />,
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('group')).toBeVisible());
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-share-gap: 1rem;
    --vitrine-share-radius: 999px;
  }
</style>
<div class="themed">${share()}</div>`);
