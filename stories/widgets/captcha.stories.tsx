import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { configure } from '../../core/runtime/index.js';
import { fakeCaptcha, type FakeCaptcha } from '../support/fake-captcha.js';
import { mountForm, type Props } from '../support/form-with-captcha.js';
import { hurryWaits } from '../support/hurry-waits.js';

const meta: Meta<Props> = {
  title: 'Widgets/CAPTCHA',
  // It is part of forms, and no element of its own.
  tags: ['!autodocs'],
  render: (props) => <div ref={(host) => (host ? mountForm(host, props) : undefined)} />,
  args: { provider: 'altcha', problem: null, width: 448 },
  argTypes: { provider: { control: false } },
  beforeEach: ({ parameters }) =>
    fakeCaptcha((parameters as { captcha?: FakeCaptcha }).captcha ?? {}),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

async function find(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const box = await canvas.findByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' });
  const state = () => box.closest<HTMLElement>('.vitrine-check')?.dataset['state'];
  return {
    canvas,
    box,
    state,
    becomes: (wanted: string) => waitFor(() => expect(state()).toBe(wanted)),
  };
}

/** ALTCHA: a press has the browser do a little work, and nothing is sent to anybody but the shop. */
export const Unverified: Story = {
  async play({ canvasElement }) {
    const { box, state, canvas } = await find(canvasElement);
    await expect(state()).toBe('unverified');
    await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(box.labels?.[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('group', { name: 'CAPTCHA' })).toContainElement(box);
  },
};

export const Verifying: Story = {
  parameters: { captcha: { delay: Infinity } },
  async play({ canvasElement }) {
    const { box, becomes, canvas } = await find(canvasElement);
    await userEvent.click(box);
    await becomes('verifying');
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription('Verifying…');
    await expect(await canvas.findByText('No token')).toBeVisible();
  },
};

/** By the keyboard alone. */
export const Verified: Story = {
  async play({ canvasElement }) {
    const { box, becomes, canvas } = await find(canvasElement);
    box.focus();
    await userEvent.keyboard(' ');
    await becomes('verified');
    await expect(box).toBeChecked();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription('Verified');
    await expect(await canvas.findByText('A token')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { captcha: { status: 404 } },
  async play({ canvasElement }) {
    const { box, becomes, canvas } = await find(canvasElement);
    await userEvent.click(box);
    await becomes('failed');
    await expect(box).not.toBeChecked();
    await expect(
      await canvas.findByText('The check did not work. Please try again.'),
    ).toBeVisible();
  },
};

/** A little before the server would refuse it. */
export const Expired: Story = {
  // It expires after minutes; the limits of calls are seconds.
  beforeEach: hurryWaits(1000, 60_000),
  async play({ canvasElement }) {
    const { box, becomes, canvas } = await find(canvasElement);
    await userEvent.click(box);
    await becomes('expired');
    await expect(await canvas.findByText('No token')).toBeVisible();
    await expect(
      await canvas.findByText('The check has expired. Please do it once more.'),
    ).toBeVisible();
  },
};

/** After a submit without it, or one that failed. */
export const Missing: Story = {
  args: { problem: 'Complete CAPTCHA before submitting.' },
  async play({ canvasElement }) {
    const { canvas } = await find(canvasElement);
    await expect(canvas.getByRole('group', { name: 'CAPTCHA' })).toHaveAccessibleDescription(
      'Complete CAPTCHA before submitting.',
    );
  },
};

export const Reset: Story = {
  async play({ canvasElement }) {
    const { box, becomes, canvas } = await find(canvasElement);
    await userEvent.click(box);
    await becomes('verified');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await becomes('unverified');
    await expect(await canvas.findByText('No token')).toBeVisible();
  },
};

/** Compact below 320 pixels. */
export const Narrow: Story = {
  args: { width: 260 },
  async play({ canvasElement }) {
    const { box } = await find(canvasElement);
    const check = box.closest<HTMLElement>('.vitrine-check');
    await expect(check?.dataset['size']).toBe('compact');
    await expect(check?.getBoundingClientRect().width).toBeLessThanOrEqual(260);
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Inner) => (
      <div dir="rtl" lang="ar">
        <Inner />
      </div>
    ),
  ],
};

interface Rendered {
  options: { theme: string; size: string; callback(token: string): void };
}

/** Puts a vendor's global into the page. */
function standInFor(name: string, render: (id: string, options: Rendered['options']) => void) {
  Reflect.set(window, name, {
    render: (node: HTMLElement, options: Rendered['options']) => render(node.id, options),
    reset: () => undefined,
    getResponse: () => '',
  });
  return () => void Reflect.deleteProperty(window, name);
}

/** hCaptcha, reCAPTCHA and Turnstile draw themselves; this one only pretends to be one of them. */
export const Vendor: Story = {
  args: { provider: 'hcaptcha' },
  beforeEach: () =>
    standInFor('hcaptcha', (id, { theme, size, callback }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = `A vendor’s own box (${theme}, ${size})`;
      button.addEventListener('click', () => callback('token'));
      document.getElementById(id)?.append(button);
    }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'A vendor’s own box (light, normal)' }),
    );
    await canvas.findByText('A token');
  },
};

/** No script, a wrong key, or a page that does not allow it: an error is logged, and the visitor is told. */
export const NotRendered: Story = {
  args: { provider: 'turnstile' },
  beforeEach() {
    configure({ reporter: { report: () => undefined, warn: () => undefined } });
    return standInFor('turnstile', () => {
      throw new Error('Invalid site key.');
    });
  },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByText(/^The CAPTCHA could not be shown/),
    ).toBeVisible();
  },
};
