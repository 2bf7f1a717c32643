import { afterEach, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { choice, defineWidget, string } from '../../../../widgets/element/index.js';
import { mount, newTag, settle } from './mount.js';

const reporter = { report: vi.fn(), warn: vi.fn() };
const mountProbe = (attributes: Record<string, string>) =>
  mount(
    defineWidget({
      tag: newTag(),
      summary: 'Shows nothing.',
      props: {
        label: string({ description: 'A text.' }),
        mode: choice(['stay', 'go'], { description: 'A choice.' }),
      },
    }),
    () => null,
    { attributes },
  );

afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  resetRuntime();
  vi.clearAllMocks();
});

it('reports an attribute that its author misspelt, at the first connect alone', async () => {
  configure({ reporter });
  const element = await mountProbe({ labell: 'x', 'data-own': 'y' });
  element.remove();
  await settle();
  document.body.append(element);
  await expect.poll(() => reporter.report).toHaveBeenCalled();
  await settle();
  expect(reporter.report.mock.calls.map(String)).toEqual([
    expect.stringContaining(
      `<${element.localName}> has no attribute "labell". Did you mean "label"?`,
    ),
  ]);
});

it('reports a value each time that it is set', async () => {
  configure({ reporter });
  const element = await mountProbe({ mode: 'halt' });
  element.setAttribute('mode', 'run');
  await expect
    .poll(() => reporter.report.mock.calls.map(String))
    .toEqual([
      expect.stringContaining(`mode="halt"> is none of stay, go. It is left out.`),
      expect.stringContaining(`mode="run"> is none of stay, go. It is left out.`),
    ]);
});
