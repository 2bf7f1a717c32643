import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import '../../widgets/elements/product/index.js';
import { reviews } from '../../widgets/elements/reviews/index.js';
import { controlsOf } from '../support/controls.js';
import { fakeReviews, type FakeReviews } from '../support/fake-reviews.js';
import { findWidget, spoken } from '../support/find-widget.js';
import { inProduct } from '../support/markup.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';
import type { SitePart } from '../support/site-context.js';

const tag = 'vitrine-reviews';

type Props = JsxOf<typeof reviews>;

const site: SitePart = {
  locale: 'en-US',
  page: {
    id: 'item-dune-mug',
    contentSource: 'i',
    title: 'Dune mug',
    path: '/shop/dune-mug',
    permissionType: null,
  },
  storeSettings: { reviews: { native: true, imported: true } },
};

const meta: Meta<Props> = {
  title: 'Widgets/Reviews',
  parameters: { definition: reviews, site },
  beforeEach: ({ parameters }) => fakeReviews(parameters['reviews'] as FakeReviews | undefined),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const printed = `<section>
    <h2>Reviews</h2>
    <p>4.2 out of 5, 23 reviews</p>
    <p>“The one everybody reaches for.” Maren K.</p>
  </section>`;

const element = (content = printed, attributes = '') =>
  `<vitrine-reviews${attributes}>
  ${content}
</vitrine-reviews>`;

interface Settings {
  reviews?: FakeReviews;
  site?: SitePart;
}

const showing = (html: string, settings: Settings = {}) => {
  const { render, parameters } = showHtml(inProduct(html));
  return { render, parameters: { ...parameters, ...settings } };
};

async function findReviews(canvas: HTMLElement) {
  const widget = await findWidget(canvas, tag);
  await waitFor(() => expect(widget.part('showing')).toBeVisible());
  const all = (selector: string) => [
    ...(widget.host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  return { ...widget, all };
}

/** The summary first, then the newest reviews. */
export const Plain: Story = {
  ...showing(element()),
  async play({ canvasElement }) {
    const { part, all, find } = await findReviews(canvasElement);
    await expect(part('average')).toHaveTextContent('4.2 out of 5, 23 reviews');
    await expect(find('[part="average"] [role="img"]')).toHaveAccessibleName('4.2 out of 5 stars');
    await expect(all('[part="filter"]')[0]).toHaveAccessibleName('5 stars, 13 reviews, filter');
    await expect(part('showing')).toHaveTextContent('Showing 5 of 23 reviews. Newest first.');
    await expect(all('[part="review"]')).toHaveLength(5);
  },
};

/** A bar shows only reviews with so many stars; how many there are is spoken. */
export const Filtered: Story = {
  ...showing(element()),
  async play({ canvasElement }) {
    const { part, all } = await findReviews(canvasElement);
    const bar = all('[part="filter"]')[3];
    if (!bar) throw new Error('There is no bar for two stars.');
    await userEvent.click(bar);
    await waitFor(() => expect(spoken()).toBe('2 reviews, 2 stars'));
    await expect(part('showing')).toHaveTextContent('Showing 2 of 2 reviews, 2 stars.');
    await expect(bar).toHaveAttribute('aria-pressed', 'true');
    await expect(part('show-all')).toBeVisible();
  },
};

/** Another order. */
export const Sorted: Story = {
  ...showing(element()),
  async play({ canvasElement }) {
    const { part, all } = await findReviews(canvasElement);
    await userEvent.selectOptions(part('sort'), 'lowest');
    await waitFor(() => expect(part('showing')).toHaveTextContent('Lowest rating first.'));
    await expect(all('[part="review"] [role="img"]')[0]).toHaveAccessibleName('1 out of 5 stars');
  },
};

/** The first of the new reviews has the focus. */
export const ShowMore: Story = {
  ...showing(element()),
  async play({ canvasElement }) {
    const { host, part, all } = await findReviews(canvasElement);
    await userEvent.click(part('show-more'));
    await waitFor(() => expect(all('[part="review"]')).toHaveLength(10));
    await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(all('[part="review"]')[5]));
  },
};

/** A photo, larger; the focus goes back to the small one. */
export const Photo: Story = {
  ...showing(element()),
  async play({ canvasElement }) {
    const { host, find, part, all } = await findReviews(canvasElement);
    await userEvent.click(part('photo'));
    find<HTMLDialogElement>('dialog').close();
    // The browser gives the focus back before it says that the dialog is closed.
    await waitFor(() => expect(all('dialog')).toHaveLength(0));
    await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(part('photo')));
    await userEvent.click(part('photo'));
    await expect(find('dialog')).toHaveAccessibleName('Photo by Maren K.');
    await waitFor(() => expect(find('dialog img')).toBeVisible());
  },
};

/** A store that displays only what was written in it. */
export const NativeOnly: Story = {
  ...showing(element(), {
    site: { ...site, storeSettings: { reviews: { native: true, imported: false } } },
  }),
  async play({ canvasElement }) {
    const { part } = await findReviews(canvasElement);
    await expect(part('showing')).toHaveTextContent('Showing 5 of 17 reviews.');
  },
};

/** Nobody has reviewed it yet; the page may offer to write one. */
export const Empty: Story = {
  ...showing(element('<a slot="write" href="/review">Write the first one</a>'), {
    reviews: { holds: [] },
  }),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('empty')).toHaveTextContent('There are no reviews yet.'));
    await expect(host.querySelector('a')).toBeVisible();
  },
};

/** A link to the page on which a review is written. */
export const WriteLink: Story = {
  ...showing(element(printed, ' write-url="/shop/dune-mug/review"')),
  async play({ canvasElement }) {
    const { part } = await findReviews(canvasElement);
    await expect(part('write')).toHaveTextContent('Write a review');
    await expect(part('write')).toHaveAttribute('href', '/shop/dune-mug/review');
  },
};

/** The page's own words stay until the reviews are there. */
export const Loading: Story = {
  ...showing(element(), { reviews: { delay: Infinity } }),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await expect(host.querySelector('section')).toBeVisible();
    await expect(host.matches(':state(loading)')).toBe(true);
  },
};

/** Without words of the page, the height is kept free. */
export const LoadingWithoutWords: Story = {
  ...showing('<vitrine-reviews></vitrine-reviews>', { reviews: { delay: Infinity } }),
  async play({ canvasElement }) {
    const { host, find } = await findWidget(canvasElement, tag);
    await expect(find('slot')).toHaveTextContent('Loading reviews…');
    await expect(host.offsetHeight).toBeGreaterThanOrEqual(384);
  },
};

/** They cannot be read: the page's own words stay, and one can try again. */
export const Failed: Story = {
  ...showing(element(), { reviews: { failing: [1] } }),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    await waitFor(() =>
      expect(part('failure')).toHaveTextContent('The reviews could not be loaded.'),
    );
    await expect(host.querySelector('section')).toBeVisible();
  },
};

/** The second try succeeds. */
export const TriedAgain: Story = {
  ...showing(element(), { reviews: { failing: [1] } }),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('retry')).toBeVisible());
    await userEvent.click(part('retry'));
    await findReviews(canvasElement);
  },
};

/** More cannot be read: what is there stays. */
export const MoreFailed: Story = {
  ...showing(element(), { reviews: { failing: [2] } }),
  async play({ canvasElement }) {
    const { host, part, find } = await findReviews(canvasElement);
    await userEvent.click(part('show-more'));
    await waitFor(() =>
      expect(part('failure')).toHaveTextContent('More reviews could not be loaded.'),
    );
    await expect(find('[part~="show-more"]')).toHaveTextContent('Try again');
    await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(find('[part~="show-more"]')));
  },
};

/** The kill switch: nothing is shown, not even what the page printed, and nothing is asked for. */
export const KilledOff: Story = {
  ...showing(element(), { site: { ...site, featureFlags: ['product-reviews-kill-switch'] } }),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host.matches(':state(off)')).toBe(true));
    await expect(host).not.toBeVisible();
  },
};

/** From right to left the stars and the bars are filled from the right. */
export const RightToLeft: Story = {
  ...showing(`<div dir="rtl" lang="ar">${element()}</div>`, { site: { ...site, locale: 'ar-EG' } }),
  async play({ canvasElement }) {
    const { find } = await findReviews(canvasElement);
    await expect(getComputedStyle(find('[part="bar"]')).transform).toContain('-1');
  },
};

export const WithoutScript: Story = showWithoutScript(inProduct(element()), 'section');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(reviews),
  args: { productId: 'item-dune-mug', sort: 'helpful', pageSize: 2 },
  render: (props) => <vitrine-reviews {...props} />,
  async play({ canvasElement }) {
    const { part } = await findReviews(canvasElement);
    await expect(part('showing')).toHaveTextContent('Showing 2 of 23 reviews. Most helpful first.');
  },
};

/** A theme through custom properties and parts. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed { --vitrine-reviews-star-color: #b26a00; --vitrine-reviews-gap: 2.5rem; }
  .themed vitrine-reviews::part(heading) { font: 400 2rem/1.2 Georgia, serif; }
</style>
<div class="themed">${inProduct(element())}</div>`),
};
