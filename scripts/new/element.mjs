import { pascalCase } from '../generate.mjs';
import { camelCase, checkName, titleOf } from './names.mjs';

export const element = {
  usage: 'element NAME',
  /** No existing file changes: an element is registered by its folder. */
  sources: [],

  /**
   * Creates an element with its texts, story and test.
   * @returns {Record<string, string>} the texts by file
   * @throws UsageError
   */
  createFiles(name) {
    // Names that the files of the element import or are called themselves.
    checkName(name, [
      'access',
      'definition',
      'index',
      'define',
      'define-widget',
      'string',
      'styles',
    ]);
    const names = {
      name,
      tag: `vitrine-${name}`,
      title: titleOf(name),
      constant: camelCase(name),
      component: pascalCase(name),
    };
    const folder = `widgets/elements/${name}`;
    return {
      [`${folder}/access.ts`]: access(),
      [`${folder}/definition.ts`]: definition(names),
      [`${folder}/example.html`]: example(names),
      [`${folder}/${name}.tsx`]: component(names),
      [`${folder}/${name}.css`]: styles(names),
      [`${folder}/use-${name}.ts`]: hook(names),
      [`${folder}/index.ts`]: index(names),
      [`core/i18n/strings/${name}.ts`]: strings(names),
      [`stories/widgets/${name}.stories.tsx`]: story(names),
      [`tests/unit/widgets/elements/${name}/${name}.test.tsx`]: test(names),
    };
  },

  nextSteps: (name) => [
    `Describe props, events, slots, parts and states in widgets/elements/${name}/definition.ts; documents derive from it.`,
    `Say in widgets/elements/${name}/access.ts what keys do and what is announced.`,
    `Show in widgets/elements/${name}/example.html how a page uses it; the documentation has it.`,
    `Word its texts in core/i18n/strings/${name}.ts; rules and calls go to core/.`,
    'Write a story and a test for each state.',
    `Check: npx vitest run --project unit tests/unit/widgets/elements/${name}, then npm run storybook`,
  ],
};

const access = () => `
import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: 'It is text; nothing in it takes the focus.',
  announcements: 'None: its text does not change by itself.',
};
`;

const example = ({ tag }) => `<${tag}></${tag}>`;

const definition = ({ tag, title, constant, component }) => `
import { defineWidget, string, type PropsOf } from '../../element/index.js';

export const ${constant} = defineWidget({
  tag: '${tag}',
  summary: '${title}: a label.',
  props: {
    label: string({
      fallback: '',
      description: "The text; the content's if left out, else '${title}'.",
    }),
  },
  slots: { '': 'The text as the server printed it.' },
  parts: { label: 'The text.' },
  cssProperties: { '--${tag}-color': 'Text colour.' },
});

export type ${component}Props = PropsOf<typeof ${constant}>;
`;

const component = ({ name, component }) => `
import type { ${component}Props } from './definition.js';
import { use${component} } from './use-${name}.js';

export function ${component}(props: ${component}Props) {
  const text = use${component}(props);
  return (
    <span part="label" className="label">
      {text}
    </span>
  );
}
`;

const styles = ({ tag }) => `
:host {
  display: inline-block;
}

.label {
  color: var(--${tag}-color, inherit);
  overflow-wrap: anywhere;
}
`;

const hook = ({ name, constant, component }) => `
import type { ${component}Props } from './definition.js';
import { ${constant}Strings } from '../../../core/i18n/strings/${name}.js';
import { useHost, useSlotted } from '../../element/index.js';

/** Returns the text to show. */
export function use${component}({ label }: ${component}Props): string {
  const host = useHost();
  // Renders again when the content arrives or changes.
  useSlotted();
  return label || host?.textContent.trim() || ${constant}Strings('label');
}
`;

const index = ({ name, tag, constant, component }) => `
import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { ${constant} } from './definition.js';
import { ${component} } from './${name}.js';
import styles from './${name}.css?inline';

export const ${component}Element: ElementClass<typeof ${constant}> = define(${constant}, ${component}, {
  styles: [styles],
});
export type ${component}Element = HTMLElementTagNameMap['${tag}'];

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ElementOf<typeof ${constant}>;
  }
  interface VitrineEvents {
    '${tag}': EventsOf<typeof ${constant}>;
  }
}

export { ${constant}, type ${component}Props } from './definition.js';
`;

const strings = ({ title, constant }) => `
import { defineStrings, type TextsOf } from '../define-strings.js';

export const ${constant}Strings = /* @__PURE__ */ defineStrings('${constant}', {
  label: '${title}',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof ${constant}Strings> {}
}
`;

const story = ({ name, tag, title, constant }) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { ${constant} } from '../../widgets/elements/${name}/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = '${tag}';

type Props = JsxOf<typeof ${constant}>;

const meta: Meta<Props> = {
  title: 'Widgets/${title}',
  parameters: { definition: ${constant} },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const expectText = (text: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('label')).toHaveTextContent(text));
  },
});

/** Without content the text is the library's. */
export const Empty: Story = {
  ...showHtml('<${tag}></${tag}>'),
  ...expectText('${title}'),
};

export const OwnText: Story = {
  ...showHtml('<${tag}><span>Text of the page</span></${tag}>'),
  ...expectText('Text of the page'),
};

export const WithoutScript: Story = showWithoutScript(
  '<${tag}><span>Text of the page</span></${tag}>',
  'span',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(${constant}),
  args: { label: 'Text of the app' },
  render: (props) => <${tag} {...props} />,
  ...expectText('Text of the app'),
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(\`<style>
  .themed {
    --${tag}-color: #3b2f1e;
  }
</style>
<div class="themed"><${tag}></${tag}></div>\`);
`;

const test = ({ name, tag, title, component }) => `
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { ${component} } from '../../../../../widgets/elements/${name}/${name}.js';
import '../../../../../widgets/elements/${name}/index.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

async function mount(html: string, attributes: Record<string, string> = {}) {
  const element = document.createElement('${tag}');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  return element;
}
const label = (element: Element) =>
  element.shadowRoot?.querySelector('[part=label]')?.textContent;

describe('${tag}', () => {
  it.each([
    ['its own text without content', '', {}, '${title}'],
    ['its content', '<span>Text of the page</span>', {}, 'Text of the page'],
    ['its label rather than its content', '<span>Text of the page</span>', { label: 'L' }, 'L'],
  ])('shows %s', async (_, html, attributes, text) => {
    expect(label(await mount(html, attributes))).toBe(text);
  });

  it('changes with its label', async () => {
    const element = await mount('', { label: 'Before' });
    await act(async () => element.setAttribute('label', 'After'));
    expect(label(element)).toBe('After');
  });
});

describe('${component}', () => {
  it('renders in a React app', async () => {
    const { container } = await render(<${component} label="Text of the app" />);
    expect(container.textContent).toBe('Text of the app');
  });
});
`;
