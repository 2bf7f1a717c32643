import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { gallery } from '../../widgets/elements/gallery/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget, spoken } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof gallery>;

const meta: Meta<Props> = {
  title: 'Widgets/Gallery',
  parameters: { definition: gallery },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const shown = [
  ['home-hero', 'Shelves of pots', 'The shelves', 'Dried, before they are fired.', 1800, 1100],
  ['dune-mug-oat', 'A mug in oat', 'Dune mug', 'Thrown on the wheel.', 800, 1000],
  ['harbour-teapot', 'A green teapot', 'Harbour teapot', 'Pours without a drop.', 800, 1000],
  ['olive-spoons', 'Three spoons', 'Olive spoons', 'Carved from one branch.', 800, 1000],
  ['linen-cushion-sea', 'A blue cushion', 'Linen cushion', 'Washed twice.', 800, 1000],
  ['lantern-lamp-ochre', 'A lamp in ochre', 'Lantern lamp', 'Paper on ash wood.', 800, 1000],
] as const;

const items = shown
  .map(
    ([file, alt, title, text, width, height], at) => `    <li>
      <figure>
        <a href="/images/${file}.svg"><img src="/images/${file}.svg" alt="${alt}" width="${width}" height="${height}"${at === 0 ? '' : ' loading="lazy"'}></a>
        <figcaption><p>${title}</p><p>${text}</p></figcaption>
      </figure>
    </li>`,
  )
  .join('\n');

const pictures = (attributes: string, list = items) => `<vitrine-gallery ${attributes}>
  <ul role="list" aria-label="The workshop"${/slide/.test(attributes) ? ' tabindex="0"' : ''}>
${list}
  </ul>
</vitrine-gallery>`;

const tag = 'vitrine-gallery';

/** As many in a row as `thumbnails-per-row` says, fewer where they would be too small. */
export const Grid: Story = {
  ...showHtml(pictures('design="grid" lightbox'), { isWide: true }),
  async play({ canvasElement }) {
    const { host, has } = await findWidget(canvasElement, tag);
    await expect(has('bar')).toBe(false);
    const image = host.querySelector('img')!.getBoundingClientRect();
    await expect(Math.abs(image.width - image.height)).toBeLessThan(1);
  },
};

/** Captions over the pictures, under the pointer and with the focus; where nothing hovers, always. */
export const MetaOnHover: Story = {
  ...showHtml(
    pictures(
      'design="grid" show-meta-on-hover meta-position="bottom-left" square-thumbs="off" aspect-ratio="four-three" thumbnails-per-row="3" padding="8" lightbox',
    ),
    { isWide: true },
  ),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    const caption = host.querySelector('figcaption')!;
    host.querySelector('a')!.focus();
    await waitFor(() => expect(getComputedStyle(caption).opacity).toBe('1'));
  },
};

/** One picture at a time, with all of them as thumbnails below. */
export const Slideshow: Story = {
  ...showHtml(pictures('design="slideshow" aspect-ratio="standard" controls lightbox'), {
    isWide: true,
  }),
  async play({ canvasElement }) {
    const { find, part } = await findWidget(canvasElement, tag);
    await expect(part('position')).toHaveTextContent('1 / 6');
    await userEvent.click(find('[aria-label="Next picture"]'));
    await waitFor(() => expect(part('position')).toHaveTextContent('2 / 6'));
    await waitFor(() => expect(spoken()).toBe('Picture 2 of 6: A mug in oat'));
    const last = find('[aria-label="Show picture 6 of 6: A lamp in ochre"]');
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(part('position')).toHaveTextContent('6 / 6');
  },
};

/** It plays by itself, and a button pauses it. Pointer, focus, a hidden page and reduced motion hold it. */
export const Autoplay: Story = {
  ...showHtml(pictures('design="slideshow" aspect-ratio="widescreen" autoplay controls'), {
    isWide: true,
  }),
  async play({ canvasElement }) {
    const { find } = await findWidget(canvasElement, tag);
    const pause = find('[aria-label="Pause the pictures"]');
    await userEvent.click(pause);
    await waitFor(() => expect(find('[aria-label="Play the pictures"]')).toBeVisible());
  },
};

/** Pictures of one height side by side; the current one stands at `active-alignment`. */
export const Slider: Story = {
  ...showHtml(pictures('design="slider" controls active-alignment="left" lightbox'), {
    isWide: true,
  }),
  async play({ canvasElement }) {
    const { host, find, part } = await findWidget(canvasElement, tag);
    const list = host.querySelector('ul')!;
    const { width } = list.getBoundingClientRect();
    const { height } = host.querySelector('img')!.getBoundingClientRect();
    await expect(Math.abs(height - width / 2)).toBeLessThan(1);
    await userEvent.click(find('[aria-label="Next picture"]'));
    await waitFor(() => expect(part('position')).toHaveTextContent('2 / 6'));
  },
};

/** One below the other. */
export const Stacked: Story = showHtml(pictures('design="stacked" meta-position="bottom-left"'));

/** Whole pictures in frames of one proportion. */
export const WithoutCropping: Story = showHtml(
  pictures(
    'design="slideshow" aspect-ratio="four-three" auto-crop="off" transparent-background meta-position="top-right" controls',
  ),
);

/** A picture in the whole window: arrows, Home, End, +, −, Escape; wheel, double tap, pinch and swipe. */
export const Lightbox: Story = {
  ...showHtml(pictures('design="grid" lightbox lightbox-theme="light"'), { isWide: true }),
  async play({ canvasElement }) {
    const { host, find, has } = await findWidget(canvasElement, tag);
    const link = host.querySelectorAll('a')[1]!;
    await userEvent.click(link);
    await waitFor(() => expect(has('lightbox')).toBe(true));
    await expect(find('[part=lightbox-picture]')).toHaveAttribute('alt', 'A mug in oat');
    const dialog = find<HTMLDialogElement>('dialog');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    await waitFor(() =>
      expect(find('[part=lightbox-picture]')).toHaveAttribute('alt', 'A green teapot'),
    );
    dialog.close();
    await waitFor(() => expect(document.activeElement).toBe(host.querySelectorAll('a')[2]));
  },
};

const video = `    <li>
      <figure>
        <a href="https://vimeo.com/76979871" data-video><img src="/images/home-hero.svg" alt="A film of the workshop" width="1800" height="1100"></a>
        <figcaption><p>A film</p></figcaption>
      </figure>
    </li>`;

/** A video is its picture until it is pressed: nothing of its provider is fetched before that. */
export const Video: Story = {
  ...showHtml(pictures('design="grid"', `${video}\n${items}`), { isWide: true }),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await expect(host.querySelector('iframe')).toBeNull();
  },
};

export const RightToLeft: Story = {
  ...showHtml(
    `<div dir="rtl">${pictures('design="slideshow" aspect-ratio="standard" controls')}</div>`,
    { isWide: true },
  ),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    host.querySelector('ul')!.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(part('position')).toHaveTextContent('2 / 6'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(part('position')).toHaveTextContent('1 / 6'));
  },
};

/** A list of links to the pictures; with `vitrine-gallery.css` it stands as it will with script. */
export const WithoutScript: Story = showWithoutScript(pictures('design="grid" lightbox'), 'a');

/** In JSX props are properties; the list is the app's. */
export const InReact: Story = {
  argTypes: controlsOf(gallery),
  args: { design: 'slider', controls: true },
  render: (props) => (
    <vitrine-gallery {...props}>
      <ul aria-label="The workshop">
        {shown.map(([file, alt, , , width, height]) => (
          <li key={file}>
            <img src={`/images/${file}.svg`} alt={alt} width={width} height={height} />
          </li>
        ))}
      </ul>
    </vitrine-gallery>
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('position')).toHaveTextContent('1 / 6');
  },
};

/** Corners, gaps and colours by custom properties. */
export const Themed: Story = showHtml(
  `<style>
  .themed {
    --vitrine-gallery-gap: 2px;
    --vitrine-gallery-radius: 12px;
    --vitrine-gallery-ratio: 1 / 1.4;
    --vitrine-gallery-caption-background: #3b2f1e;
    --vitrine-gallery-caption-color: #fff4e0;
  }
</style>
<div class="themed">${pictures('design="grid" meta-position="center"')}</div>`,
  { isWide: true },
);
