import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { restockAdmin as definition } from '../../widgets/elements/restock-admin/index.js';
import { fakeRestock, waitingGroups, type FakeRestock } from '../support/fake-restock.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof definition>;

const meta: Meta<Props> = {
  title: 'Widgets/Restock admin',
  parameters: { definition },
  beforeEach: ({ parameters }) => fakeRestock(parameters['restock'] as FakeRestock | undefined),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const tag = 'vitrine-restock-admin';

const printed = `<table>
    <caption>Restock signups</caption>
    <tr><th scope="col">Item</th><th scope="col">Waiting</th></tr>
    <tr><th scope="row">Dune mug, Fern / Large</th><td>640</td></tr>
  </table>
  <form method="post" action="/owner/restock/send"><button>Notify</button></form>`;

const element = (content = '') => `<${tag}>${content}</${tag}>`;

const serving = (restock: FakeRestock = {}, html = element()) => {
  const { render, parameters } = showHtml(html, { isWide: true });
  return { render, parameters: { ...parameters, restock } };
};

async function find(canvas: HTMLElement) {
  const widget = await findWidget(canvas, tag);
  await waitFor(() => expect(widget.has('groups')).toBe(true));
  return widget;
}

/** All pages are read; the counts are those of all variants. */
export const Plain: Story = {
  ...serving(),
  async play({ canvasElement }) {
    const { part, host } = await find(canvasElement);
    await expect(part('summary')).toHaveTextContent('1,000 people are waiting for 3 variants.');
    await expect(host.shadowRoot?.querySelectorAll('[part="group"]')).toHaveLength(3);
    await expect(part('main')).toHaveAccessibleName('Notify everyone');
  },
};

/** On its way, with a bar; the button that began it stops it. */
export const Sending: Story = {
  ...serving({ unanswered: [2] }),
  async play({ canvasElement }) {
    const { host, part } = await find(canvasElement);
    await userEvent.click(part('main'));
    await waitFor(() => expect(part<HTMLProgressElement>('progress').value).toBe(100));
    await expect(part('result')).toHaveTextContent(/^100 of 1,000 sent$/);
    await expect(part('main')).toHaveAccessibleName('Stop');
    await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(part('main')));
  },
};

/** Stopped half-way, then resumed: the rest is sent. */
export const StoppedAndResumed: Story = {
  ...serving({ delay: 60 }),
  async play({ canvasElement }) {
    const { host, part } = await find(canvasElement);
    const sent = fn();
    host.addEventListener('vitrine-restock-sent', (event) =>
      sent((event as CustomEvent<unknown>).detail),
    );
    await userEvent.click(part('main'));
    await waitFor(() => expect(part<HTMLProgressElement>('progress').value).toBeGreaterThan(100));
    await userEvent.click(part('main'));
    await waitFor(() => expect(part('main')).toHaveAccessibleName(/^Resume: \d+ left$/));
    await expect(part('result')).toHaveTextContent(/^Stopped\. \d+ of 1,000 sent\.$/);
    await userEvent.click(part('main'));
    await waitFor(() => expect(part('result')).toHaveTextContent('Done. 1,000 of 1,000 sent.'));
    await expect(part('summary')).toHaveTextContent('All notified');
    await expect(sent).toHaveBeenLastCalledWith({
      status: 'finished',
      done: 1_000,
      total: 1_000,
      failed: 0,
    });
  },
};

/** Half-way, as the owner left it. */
export const Stopped: Story = {
  ...serving({ delay: 60 }),
  async play({ canvasElement }) {
    const { part } = await find(canvasElement);
    await userEvent.click(part('main'));
    await waitFor(() => expect(part<HTMLProgressElement>('progress').value).toBeGreaterThan(300));
    await userEvent.click(part('main'));
    await waitFor(() => expect(part('main')).toHaveAccessibleName(/^Resume: \d+ left$/));
  },
};

/** One variant could not be sent for, which keeps nothing from the others. */
export const ErrorOfOneGroup: Story = {
  ...serving({ faulty: ['MUG-OAT-LARGE'] }),
  async play({ canvasElement }) {
    const { part, host } = await find(canvasElement);
    await userEvent.click(part('main'));
    await waitFor(() =>
      expect(part('result')).toHaveTextContent('641 of 1,000 sent. 359 could not be notified.'),
    );
    await expect(part('error')).toHaveTextContent('The email service refused this message.');
    await expect(host.shadowRoot?.querySelectorAll('[part="error"]')).toHaveLength(1);
  },
};

/** A call failed; what was sent is known, and the rest can be resumed. */
export const Failed: Story = {
  ...serving({ failing: [3] }),
  async play({ canvasElement }) {
    const { part } = await find(canvasElement);
    await userEvent.click(part('main'));
    await waitFor(() =>
      expect(part('result')).toHaveTextContent(
        '200 of 1,000 sent, then: Unknown error, please try again later.',
      ),
    );
    await expect(part('main')).toHaveAccessibleName('Resume: 800 left');
  },
};

/** Those of one variant alone. */
export const OneGroup: Story = {
  ...serving(),
  async play({ canvasElement }) {
    const { host, part } = await find(canvasElement);
    const buttons = host.shadowRoot?.querySelectorAll<HTMLElement>('[part="send"]');
    await userEvent.click(buttons![2]!);
    await waitFor(() => expect(part('result')).toHaveTextContent('Done. 1 of 1 sent.'));
    await expect(part('summary')).toHaveTextContent('999 people are waiting for 2 variants.');
  },
};

/** Who waits, on demand. */
export const People: Story = {
  ...serving(),
  async play({ canvasElement }) {
    const { part, find: inside } = await find(canvasElement);
    await userEvent.click(part('show'));
    await waitFor(() =>
      expect(inside('[part="people"] tbody th')).toHaveTextContent('visitor-1@example.com'),
    );
    await expect(part('show')).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Empty: Story = {
  ...serving({ groups: [] }),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() =>
      expect(part('empty')).toHaveTextContent('Nobody is waiting for a sold-out item.'),
    );
  },
};

/** The page's own list stays until the signups are there. */
export const Loading: Story = {
  ...serving({ delay: Infinity }, element(printed)),
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await expect(host.querySelector('table')).toBeVisible();
    await expect(host.matches(':state(loading)')).toBe(true);
  },
};

/** Nobody is signed in: the server says so. */
export const SignedOut: Story = {
  ...serving({ isSignedOut: true }),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() =>
      expect(part('failure')).toHaveTextContent(
        'The signups could not be loaded. Please sign in as the owner of this store.',
      ),
    );
  },
};

/** A few names are too long for a phone. */
export const LongNames: Story = serving({
  groups: waitingGroups.map((group) => ({
    ...group,
    productTitle: 'Hand-thrown stoneware serving bowl with the reactive tide-pool glaze',
    variantTitle: 'Extra large, with lid / Fern and oat speckle',
  })),
});

/** The page's own list works without script. */
export const WithoutScript: Story = showWithoutScript(element(printed), 'form button');

/** A theme through custom properties. */
export const Themed: Story = serving(
  {},
  `<style>
  .themed { --vitrine-restock-admin-button-background: #6b4ea0; --vitrine-restock-admin-progress-color: #6b4ea0; }
</style>
<div class="themed">${element()}</div>`,
);
