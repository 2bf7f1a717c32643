import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import { Image } from '../../../../../widgets/elements/image/image.js';
import '../../../../../widgets/elements/image/index.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

type Attributes = Readonly<Record<string, string>>;
const good: Attributes = { src: '/a.jpg', width: '2500', height: '1250', alt: 'A bowl' };

async function mount(attributes: Attributes, html = '') {
  const reported: string[] = [];
  configure({ reporter: { report: (error) => void reported.push(String(error)), warn: vi.fn() } });
  const element = document.createElement('vitrine-image');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  const image = element.shadowRoot?.querySelector('img') ?? null;
  return { element, image, reported };
}

/** The sentences of what is wrong are fetched; by then they are reported. */
const checked = () => vi.dynamicImportSettled();

describe('vitrine-image', () => {
  it('renders a plain image where the page has none', async () => {
    const { image } = await mount({ ...good, loader: 'sqs', sizes: '50vw', priority: 'high' });
    expect(image?.getAttribute('srcset')).toContain('/a.jpg?format=750w 750w');
    expect(image?.getAttribute('sizes')).toBe('50vw');
    expect(image?.getAttribute('loading')).toBe('eager');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(image?.getAttribute('width')).toBe('2500');
    expect(image?.getAttribute('alt')).toBe('A bowl');
  });

  it('completes the image of the page and changes nothing of it', async () => {
    const printed = '<img src="/own.jpg" alt="Own" width="10">';
    const { element, image } = await mount({ ...good, loader: 'sqs', sizes: '50vw' }, printed);
    expect(image).toBeNull();
    const own = element.querySelector('img')!;
    expect(own.getAttribute('src')).toBe('/own.jpg');
    expect(own.getAttribute('alt')).toBe('Own');
    expect(own.getAttribute('width')).toBe('10');
    expect(own.getAttribute('height')).toBe('1250');
    expect(own.getAttribute('sizes')).toBe('50vw');
    expect(own.getAttribute('srcset')).toContain('?format=300w 300w');
    // It is being fetched already.
    expect(own.hasAttribute('loading')).toBe(false);
  });

  it.each([
    ['0.2,0.8', '20% 80%'],
    ['0,1', '0% 100%'],
    ['2,0.5', '50% 50%'],
    ['left', '50% 50%'],
  ])('crops around the focal point %s', async (focalPoint, position) => {
    const { element } = await mount({ ...good, 'focal-point': focalPoint });
    const frame = element.shadowRoot?.querySelector<HTMLElement>('[part=frame]');
    expect(frame?.style.getPropertyValue('--_position')).toBe(position);
  });
});

const without = (name: string) =>
  Object.fromEntries(Object.entries(good).filter(([known]) => known !== name));

describe('platform §5, image template rules: the element warns', () => {
  it.each<[string, Attributes, string]>([
    ['"src … required"', without('src'), 'has no src. Give'],
    ['"width … required"', without('width'), 'has no width. Give'],
    ['"height required"', without('height'), 'has no height. Give'],
    [
      '"positive integers"',
      { ...good, width: '-1' },
      'has width="-1", which is no positive whole number. Give',
    ],
    ['"alt text required"', without('alt'), 'has no alt. Say'],
    [
      '"priority must be high, low or none"',
      { ...good, priority: 'top' },
      'priority="top"> is none of high, low, none',
    ],
    [
      '"loader must be sqs or raw"',
      { ...good, loader: 'cdn' },
      'loader="cdn"> is none of sqs, raw',
    ],
    [
      '"srcset only with loader raw"',
      { ...good, loader: 'sqs', sizes: '1px', srcset: '/b 2x' },
      'has a srcset beside loader="sqs", which makes its own. Take',
    ],
    [
      '"sizes required with loader sqs"',
      { ...good, loader: 'sqs' },
      'has no sizes beside loader="sqs". Say',
    ],
  ])('%s', async (_, attributes, sentence) => {
    const { element, reported } = await mount(attributes);
    await checked();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('<vitrine-image');
    expect(reported[0]).toContain(sentence);

    // Once for an element, however often it is moved.
    await act(async () => document.body.prepend(element));
    await act(async () => element.setAttribute('title', 'moved'));
    await checked();
    expect(reported).toHaveLength(1);
  });

  it.each<[string, Attributes]>([
    ['all that is required', good],
    ['an empty alt', { ...good, alt: '' }],
  ])('of nothing with %s', async (_, attributes) => {
    const { reported } = await mount(attributes);
    await checked();
    expect(reported).toEqual([]);
  });

  it('of nothing where a framework sets properties', async () => {
    const reported: string[] = [];
    configure({
      reporter: { report: (error) => void reported.push(String(error)), warn: vi.fn() },
    });
    const element = document.createElement('vitrine-image');
    Object.assign(element, { src: '/a.jpg', width: '8', height: '6', alt: '' });
    element.setAttribute('load', 'eager');
    await act(async () => document.body.append(element));
    await checked();
    expect(reported).toEqual([]);
  });
});

describe('Image', () => {
  it('renders in a React app', async () => {
    const { container } = await render(<Image {...good} />);
    expect(container.querySelector('img')?.alt).toBe('A bowl');
  });
});
