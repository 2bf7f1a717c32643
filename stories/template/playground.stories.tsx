import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { examples } from './examples.js';
import { Playground } from './playground.js';

const meta: Meta<typeof Playground> = {
  title: 'Template/Playground',
  component: Playground,
  tags: ['!autodocs'],
  argTypes: { start: { control: 'select', options: examples.map(({ title }) => title) } },
  // Another start is another playground.
  render: ({ start }) => <Playground key={start} {...(start !== undefined && { start })} />,
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<typeof Playground>;

/** The parts of the playground, by the names that a screen reader says. */
function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    template: canvas.getByLabelText<HTMLTextAreaElement>('Template'),
    data: canvas.getByLabelText<HTMLTextAreaElement>('Data, as JSON'),
    partials: canvas.getByLabelText<HTMLTextAreaElement>('Partials'),
    output: () => canvas.getByRole('region', { name: 'Printed text' }),
    tree: () => canvas.getByRole('region', { name: 'Tree' }),
    page: () => canvas.getByTitle<HTMLIFrameElement>('Printed page'),
    problems: canvas.getByRole('list', { name: 'Problems' }),
    status: canvas.getByRole('status'),
    choose: (label: string, option: string) =>
      userEvent.selectOptions(canvas.getByLabelText(label), option),
    show: (view: string) => userEvent.click(canvas.getByRole('radio', { name: view })),
  };
}

/** Puts `text` in the place of what a field says. */
const replace = (field: HTMLTextAreaElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });

/** To be played with. */
export const TryIt: Story = {
  async play({ canvasElement }) {
    const { output, status } = partsOf(canvasElement);
    await expect(output()).toHaveTextContent('Hello Ann! Your city is Graz, your first pet Minka.');
    await expect(status).toHaveTextContent('No problems');
  },
};

/** What is typed is rendered at once. */
export const Typing: Story = {
  async play({ canvasElement }) {
    const { template, output, status } = partsOf(canvasElement);
    await expect(output()).toHaveTextContent('Hello Ann!');
    await userEvent.clear(template);
    // Two braces type one.
    await userEvent.type(template, 'Dear {{name|html}, {{address.city}');
    await expect(output()).toHaveTextContent('Dear Ann, Graz');
    await expect(status).toHaveTextContent('No problems');
  },
};

/** An error has its lines and a mark below its place, and a word that was likely meant. */
export const SyntaxError: Story = {
  args: { start: 'Sections' },
  async play({ canvasElement }) {
    const { template, output, problems, status } = partsOf(canvasElement);
    replace(template, '<p>\n  {site|hmtl}\n</p>\n{.section author}');
    await waitFor(() => expect(status).toHaveTextContent('2 errors'));
    await expect(problems).toHaveTextContent(
      "template:2:9: error: Formatter 'hmtl' is unknown. Did you mean 'html'?",
    );
    await expect(problems.textContent).toContain('> 2 |   {site|hmtl}\n      |         ^');
    await expect(problems).toHaveTextContent(
      '{.section author} is never closed: it needs an {.end}.',
    );
    await expect(output().textContent).toContain('{site|hmtl}');
  },
};

/** What is not wrong but looks like a mistake. */
export const Warnings: Story = {
  args: { start: 'Conditions' },
  async play({ canvasElement }) {
    const { template, problems, status } = partsOf(canvasElement);
    replace(template, '{.if phone && mail || floor}here{.end}{.var @x mail}');
    await waitFor(() => expect(status).toHaveTextContent('2 warnings'));
    await expect(problems).toHaveTextContent('&& and || in one condition have no precedence');
    await expect(problems).toHaveTextContent("Variable '@x' is bound but never read.");
  },
};

/** What goes wrong in the run is said with its place, in the template or in a partial. */
export const RunTimeError: Story = {
  args: { start: 'Partials' },
  async play({ canvasElement }) {
    const { template, partials, output, problems, choose } = partsOf(canvasElement);
    replace(partials, '=== tea ===\n<li>\n{name|apply cup}</li>');
    await waitFor(() =>
      expect(problems).toHaveTextContent('tea:2:1: error: Attempt to apply partial'),
    );
    await expect(output()).toHaveTextContent('<li>');
    await choose('After an error', 'strict');
    await waitFor(() => expect(output()).toBeEmptyDOMElement());
    replace(template, '{shop}');
    await waitFor(() => expect(output()).toHaveTextContent('The Teapot'));
  },
};

/** Data that is not JSON is said to be so, and nothing is rendered. */
export const BrokenData: Story = {
  async play({ canvasElement }) {
    const { data, output, problems } = partsOf(canvasElement);
    replace(data, '{ "name": }');
    await waitFor(() => expect(problems).toHaveTextContent('data: error: This is not JSON'));
    await expect(output()).toBeEmptyDOMElement();
  },
};

/** The page is shown in a frame of its own, without scripts. */
export const AsPage: Story = {
  args: { start: 'A product' },
  async play({ canvasElement }) {
    const { template, page, show } = partsOf(canvasElement);
    await show('Page');
    const text = () => page().contentDocument?.body?.innerText;
    await waitFor(() => expect(text()).toMatch(/^Dune mug\s+from \$28\.00\s+Colour:/));
    replace(template, '<p>{item.title}</p><script>document.body.append(" moved")</script>');
    await waitFor(() => expect(text()).toBe('Dune mug'));
    await expect(page().getAttribute('sandbox')).not.toContain('allow-scripts');
  },
};

/** How the engine reads a template. */
export const AsTree: Story = {
  args: { start: 'Loops' },
  async play({ canvasElement }) {
    const { tree, show } = partsOf(canvasElement);
    await show('Tree');
    await expect(tree().textContent).toContain(`repeated section teas
  variable @index
  text ". "
  variable name
alternates with
  text ", "
or
  text "No tea today."`);
  },
};

/** Escaping, locale and time zone. */
export const Options: Story = {
  args: { start: 'Escaping' },
  async play({ canvasElement }) {
    const { template, data, output, choose } = partsOf(canvasElement);
    await expect(output()).toHaveTextContent('<p>Tea & <b>cake</b></p>');
    await choose('Escape', 'html');
    await expect(output()).not.toHaveTextContent('<b>');
    replace(template, '{n|decimal} {t|date %H:%M}');
    replace(data, '{ "n": 1234.5, "t": 0 }');
    await waitFor(() => expect(output()).toHaveTextContent('1,234.5 19:00'));
    await choose('Locale', 'de-AT');
    await choose('Time zone', 'Asia/Tokyo');
    await expect(output()).toHaveTextContent('1 234,5 09:00');
  },
};

/** Each example is a beginning; none has a problem. */
export const Examples: Story = {
  async play({ canvasElement, step }) {
    const { template, output, status, choose } = partsOf(canvasElement);
    for (const example of examples) {
      await step(example.title, async () => {
        await choose('Example', example.title);
        await waitFor(() => expect(template).toHaveValue(example.template));
        await waitFor(() => expect(output()).not.toBeEmptyDOMElement());
        await waitFor(() => expect(status).toHaveTextContent('No problems'));
      });
    }
  },
};

/** On a phone there is one column, and nothing but the text fields scrolls sideways. */
export const OnPhone: Story = {
  args: { start: 'A product' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
  },
  async play({ canvasElement }) {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const { template, output } = partsOf(canvasElement);
    const { bottom } = template.getBoundingClientRect();
    await expect(output().getBoundingClientRect().top).toBeGreaterThan(bottom);
    await staysInPlace(canvasElement);
  },
};

/** Whatever is chosen or typed, everything stays where it is. */
export const StaysInPlace: Story = {
  play: ({ canvasElement }) => staysInPlace(canvasElement),
};

async function staysInPlace(canvasElement: HTMLElement): Promise<void> {
  const { template, problems, choose, show } = partsOf(canvasElement);
  const places = () =>
    [template, problems].map((element) => element.getBoundingClientRect().top + scrollY);
  const before = places();
  for (const { title } of examples) {
    await choose('Example', title);
    await expect(places()).toEqual(before);
  }
  replace(template, '{.end}'.repeat(50));
  await show('Page');
  await show('Tree');
  await expect(places()).toEqual(before);
}
