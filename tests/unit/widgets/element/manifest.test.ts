import { describe, expect, it } from 'vitest';
import {
  boolean,
  choice,
  defineWidget,
  event,
  method,
  number,
  property,
  string,
} from '../../../../widgets/element/index.js';
import {
  createDeclaration,
  createHtmlCustomData,
  createLlmsText,
  createManifest,
  createWebTypes,
  findDefinitionProblems,
  type ElementTypes,
} from '../../../../widgets/element/manifest.js';

const definition = defineWidget({
  tag: 'vitrine-gift-card',
  summary: 'Buys a gift card.',
  props: {
    amount: number({ fallback: 50, description: 'The amount.' }),
    afterAdd: choice(['stay', 'cart'], { fallback: 'stay', description: 'What follows.' }),
    open: boolean({ description: 'Whether it is open.', reflect: true }),
    model: property<Map<string, number>>({
      description: 'The amounts.',
      typeName: 'Map<string, number>',
    }),
  },
  events: {
    onAdded: event<{ amount: number }>({ type: 'vitrine-added', description: 'It was added.' }),
    onClosed: event({ type: 'vitrine-closed', description: 'It was closed.' }),
  },
  methods: { add: method<() => void>({ description: 'Adds it.' }) },
  slots: { '': 'A plain form.' },
  parts: { button: 'The button.' },
  states: { adding: 'While it adds.' },
  cssProperties: { '--vitrine-gift-card-gap': 'Space.' },
});

const amount = { name: 'amount', type: { text: 'number' }, description: 'In the currency.' };
const types: ElementTypes = {
  events: {
    onAdded: { type: { text: 'CustomEvent<Added>' }, members: [amount] },
    onClosed: { type: { text: 'CustomEvent<undefined>' } },
  },
  methods: { add: { parameters: [amount], result: { text: 'Promise<void>' } } },
};

describe('createDeclaration', () => {
  it('says everything the definition says', () => {
    expect(createDeclaration(definition, types)).toEqual({
      kind: 'class',
      customElement: true,
      name: 'GiftCardElement',
      tagName: 'vitrine-gift-card',
      summary: 'Buys a gift card.',
      superclass: { name: 'HTMLElement' },
      attributes: [
        {
          name: 'amount',
          fieldName: 'amount',
          description: 'The amount.',
          type: { text: 'number' },
          default: '50',
        },
        {
          name: 'after-add',
          fieldName: 'afterAdd',
          description: 'What follows.',
          type: { text: "'stay' | 'cart'" },
          default: '"stay"',
        },
        {
          name: 'open',
          fieldName: 'open',
          description: 'Whether it is open.',
          type: { text: 'boolean' },
          default: 'false',
        },
        expect.objectContaining({
          name: 'load',
          type: { text: "'visible' | 'idle' | 'interaction' | 'eager'" },
          default: '"visible"',
        }),
      ],
      members: [
        expect.objectContaining({ kind: 'field', name: 'amount', attribute: 'amount' }),
        expect.objectContaining({ kind: 'field', name: 'afterAdd', attribute: 'after-add' }),
        expect.objectContaining({ kind: 'field', name: 'open', reflects: true }),
        {
          kind: 'field',
          name: 'model',
          description: 'The amounts.',
          type: { text: 'Map<string, number>' },
        },
        {
          kind: 'method',
          name: 'add',
          description: 'Adds it.',
          parameters: [amount],
          return: { type: { text: 'Promise<void>' } },
        },
      ],
      events: [
        {
          name: 'vitrine-added',
          description: 'It was added.',
          type: { text: 'CustomEvent<Added>' },
          'x-detail': [amount],
        },
        {
          name: 'vitrine-closed',
          description: 'It was closed.',
          type: { text: 'CustomEvent<undefined>' },
        },
      ],
      slots: [{ name: '', description: 'A plain form.' }],
      cssParts: [{ name: 'button', description: 'The button.' }],
      cssStates: [{ name: 'adding', description: 'While it adds.' }],
      cssProperties: [{ name: '--vitrine-gift-card-gap', description: 'Space.' }],
    });
  });

  it('names the event or method whose types are missing', () => {
    const { events, methods } = types;
    expect(() => createDeclaration(definition, { events: {}, methods })).toThrow(/of onAdded/);
    expect(() => createDeclaration(definition, { events, methods: {} })).toThrow(/of add/);
  });
});

describe('an element that draws nothing', () => {
  const plain = defineWidget({ tag: 'vitrine-data', summary: 'Gives data.', rendering: 'none' });

  it('waits for nothing, so it has no load attribute', () => {
    expect(createDeclaration(plain, { events: {}, methods: {} }).attributes).toEqual([]);
    expect(createHtmlCustomData([plain]).tags[0]?.attributes).toEqual([]);
  });
});

describe('createManifest', () => {
  it('names the module that defines each element', () => {
    const manifest = createManifest([{ definition, types, path: 'gift-card/index.js' }]);
    expect(manifest.schemaVersion).toBe('2.1.0');
    expect(manifest.modules[0]?.exports).toEqual([
      {
        kind: 'js',
        name: 'GiftCardElement',
        declaration: { name: 'GiftCardElement', module: 'gift-card/index.js' },
      },
      {
        kind: 'custom-element-definition',
        name: 'vitrine-gift-card',
        declaration: { name: 'GiftCardElement', module: 'gift-card/index.js' },
      },
    ]);
  });
});

describe('createHtmlCustomData', () => {
  it('offers attributes and the words of a choice', () => {
    const { version, tags } = createHtmlCustomData([definition]);
    expect(version).toBe(1.1);
    expect(tags[0]?.attributes.map(({ name }) => name)).toEqual([
      'amount',
      'after-add',
      'open',
      'load',
    ]);
    expect(tags[0]?.attributes[1]?.values).toEqual([{ name: 'stay' }, { name: 'cart' }]);
  });
});

describe('createWebTypes', () => {
  it('says of an element what its declaration says', () => {
    const values = { '--vitrine-gift-card-gap': { default: '1rem', syntax: '<length>' } };
    const declaration = createDeclaration(definition, types, values);
    const data = createWebTypes([declaration], { name: 'vitrine', version: '1.0.0' });
    expect(data).toMatchObject({ name: 'vitrine', version: '1.0.0' });
    const [element] = data.contributions.html.elements;
    expect(element).toMatchObject({ name: 'vitrine-gift-card', description: 'Buys a gift card.' });
    expect(element?.attributes[1]).toEqual({
      name: 'after-add',
      description: 'What follows.',
      value: { type: "'stay' | 'cart'" },
      default: '"stay"',
    });
    expect(element?.js.events[0]).toEqual({
      name: 'vitrine-added',
      description: 'It was added.',
      type: 'CustomEvent<Added>',
    });
    expect(element?.css).toEqual({
      parts: [{ name: 'button', description: 'The button.' }],
      properties: [{ name: '--vitrine-gift-card-gap', description: 'Space.', default: '1rem' }],
      'pseudo-classes': [{ name: 'state(adding)', description: 'While it adds.' }],
    });
  });
});

describe('createLlmsText', () => {
  it('lists every member of an element, and says where there is none', () => {
    const declaration = createDeclaration({ ...definition, states: {} }, types);
    const access = { keyboard: { Enter: 'Adds.' }, announcements: 'None: nothing changes.' };
    const text = createLlmsText([{ declaration, access }], '# Guide\n');
    expect(text).toMatch(/^# Guide\n\n## <vitrine-gift-card>\n\nBuys a gift card.\n/);
    expect(text).toContain("- `after-add`; `'stay' | 'cart'`; default `\"stay\"`; What follows.\n");
    expect(text).toContain(
      '- `vitrine-added`; `CustomEvent<Added>`; It was added.; detail `amount`: `number`\n',
    );
    expect(text).toContain('- `add(amount: number)`; `Promise<void>`; Adds it.\n');
    expect(text).toContain('### States\n\nNone.\n');
    expect(text).toContain('### Keyboard\n\n- Enter; Adds.\n');
    expect(text).toContain('### Announcements\n\n- None: nothing changes.\n');
  });
});

describe('findDefinitionProblems', () => {
  it('finds none in a sound definition', () => {
    expect(findDefinitionProblems(definition)).toEqual([]);
  });

  it('09: names every fault in a sentence', () => {
    const text = string({ description: 'A text.' });
    expect(
      findDefinitionProblems({
        tag: 'vitrine-wrong',
        summary: 'Wrong in every way.',
        props: { title: text, itemId: text, other: { ...text, attribute: 'item-id' } },
        events: { onAdded: event({ type: 'vitrine-add', description: 'Wrong.' }) },
        methods: { focus: method<() => void>({ description: 'Wrong.' }) },
      }),
    ).toEqual([
      '<vitrine-wrong>: every HTML element has its own "title". Take another name.',
      '<vitrine-wrong>: every HTML element has its own "focus". Take another name.',
      '<vitrine-wrong>: more than one prop reads the attribute "item-id". Name one differently.',
      '<vitrine-wrong>: onAdded has to send "vitrine-added", not "vitrine-add".',
    ]);
  });
});
