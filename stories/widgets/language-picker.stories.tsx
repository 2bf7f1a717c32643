import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { languagePicker } from '../../widgets/elements/language-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-language-picker';

type Props = JsxOf<typeof languagePicker>;

const meta: Meta<Props> = {
  title: 'Widgets/Language picker',
  parameters: { definition: languagePicker },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const links = `<a href="?lang=en" hreflang="en" lang="en" aria-current="true">English</a>
  <a href="?lang=de" hreflang="de" lang="de">Deutsch</a>
  <a href="?lang=ar" hreflang="ar" lang="ar">العربية</a>
  <a href="?lang=ja" hreflang="ja" lang="ja">日本語</a>`;
const html = `<vitrine-language-picker>
  ${links}
</vitrine-language-picker>`;

/** The button names the present language. */
export const Closed: Story = {
  ...showHtml(html),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('button')).toHaveTextContent('English');
  },
};

/** The links of the page are in the list; a listener may keep one from being followed. */
export const Open: Story = {
  ...showHtml(html),
  async play({ canvasElement }) {
    const { host, part } = await findWidget(canvasElement, tag);
    const listener = fn((event: Event) => event.preventDefault());
    host.addEventListener('vitrine-before-language-change', listener, { once: true });
    await userEvent.click(part('button')!);
    await userEvent.click(host.querySelector('[lang=de]')!);
    await expect(listener).toHaveBeenCalledOnce();
    // A choice that is not followed leaves the list open, as the checks after the play are to see it.
    await expect(part('button')).toHaveAttribute('aria-expanded', 'true');
    const { height } = host.querySelector('[lang=de]')!.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const WithoutScript: Story = showWithoutScript(html, 'a');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(languagePicker),
  args: { label: 'Read this in' },
  render: (props) => (
    <vitrine-language-picker {...props}>
      <a href="?lang=en" hrefLang="en" lang="en">
        English
      </a>
    </vitrine-language-picker>
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await expect(part('button')).toHaveTextContent('Read this in');
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-language-picker-background: #3b2f1e;
    --vitrine-language-picker-color: #fdf6ea;
  }
</style>
<div class="themed">${html}</div>`);
