import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLoader,
  type LoaderCore,
  type LoaderTools,
} from '../../../../widgets/autoload/loader.js';

const tick = () => new Promise((done) => setTimeout(done, 0));
let serial = 0;

const before = async () => undefined;
const noData = 'vitrine-no-data';
const createTools = () => ({ reportMissing: vi.fn() }) satisfies LoaderTools;

interface Options {
  loadCore?: () => Promise<LoaderCore>;
  loadTools?: () => Promise<LoaderTools>;
  dataTag?: string;
  overTag?: string;
}

const create = (
  registry: Record<string, () => Promise<unknown>>,
  { loadCore = vi.fn(), loadTools = vi.fn(), dataTag = noData, overTag = noData }: Options = {},
) =>
  createLoader(new Map(Object.entries(registry)), dataTag, overTag, before, loadCore, loadTools, 0);

function setUp(markup: (tag: string) => string, fetchWidget?: () => Promise<unknown>) {
  const tag = `vitrine-loader-test-${++serial}`;
  const defineIt = vi.fn(async () => {
    customElements.define(tag, class extends HTMLElement {});
  });
  const fetched = vi.fn(fetchWidget ?? defineIt);
  const core = { drainEarly: vi.fn() } satisfies LoaderCore;
  const tools = createTools();
  const loadCore = vi.fn(async () => core);
  document.body.innerHTML = markup(tag);
  const loader = create({ [tag]: fetched }, { loadCore, loadTools: async () => tools });
  return { tag, fetched, core, loadCore, tools, loader };
}

describe('createLoader', () => {
  beforeEach(() => {
    globalThis.vitrineEarly = undefined;
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('fetches nothing on a page without our elements', async () => {
    const { fetched, loadCore } = setUp(() => '<p>Hello</p>');
    await tick();
    expect(fetched).not.toHaveBeenCalled();
    expect(loadCore).not.toHaveBeenCalled();
  });

  it('fetches a widget once, however many elements there are', async () => {
    const { fetched, tag } = setUp((name) => `<${name} load="eager"></${name}>`.repeat(3));
    await tick();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(customElements.get(tag)).toBeDefined();
  });

  it('finds elements that are added later', async () => {
    const { fetched, tag } = setUp(() => '');
    document.body.insertAdjacentHTML('beforeend', `<div><${tag} load="eager"></${tag}></div>`);
    await tick();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('finds elements that another one has rendered in its shadow root', async () => {
    const inner = `vitrine-inner-test-${++serial}`;
    const outer = `vitrine-outer-test-${serial}`;
    document.body.innerHTML = `<${outer}></${outer}>`;
    document.querySelector(outer)!.attachShadow({ mode: 'open' }).innerHTML =
      `<${inner} load="eager"></${inner}>`;
    const innerFetched = vi.fn(async () => undefined);
    create({ [outer]: async () => undefined, [inner]: innerFetched });
    await tick();
    expect(innerFetched).toHaveBeenCalledTimes(1);
  });

  it('waits for an interaction when the element says so', async () => {
    const { fetched, tag } = setUp((name) => `<${name} load="interaction"><a>x</a></${name}>`);
    await tick();
    expect(fetched).not.toHaveBeenCalled();
    document.querySelector(`${tag} a`)!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await tick();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  describe('with elements that only give data', () => {
    function setUpData(markup: (data: string, user: string) => string) {
      const data = `vitrine-data-test-${++serial}`;
      const user = `vitrine-user-test-${serial}`;
      const fetched: string[] = [];
      const define = (tag: string) => async () => {
        fetched.push(tag);
        customElements.define(tag, class extends HTMLElement {});
      };
      document.body.innerHTML = markup(data, user);
      create({ [data]: define(data), [user]: define(user) }, { dataTag: data });
      return { data, user, fetched };
    }

    it('fetches none before an element that may need it', async () => {
      const { fetched } = setUpData((data, user) => `<${data}><${user}></${user}></${data}>`);
      await tick();
      expect(fetched).toEqual([]);
    });

    it.each([
      [
        'around it',
        (data: string, user: string) => `<${data}><${user} load="eager"></${user}></${data}>`,
      ],
      [
        'that it names',
        (data: string, user: string) =>
          `<${data}></${data}><${user} product-id="mug" load="eager"></${user}>`,
      ],
    ])('fetches the one %s together with an element', async (_, markup) => {
      const { fetched, data, user } = setUpData(markup);
      await tick();
      expect(fetched).toEqual([user, data]);
    });

    it('fetches none for an element without', async () => {
      const { fetched, user } = setUpData((_data, name) => `<${name} load="eager"></${name}>`);
      await tick();
      expect(fetched).toEqual([user]);
    });
  });

  it('tries a failed download again when it is asked to', async () => {
    let calls = 0;
    const { fetched, loader, tag } = setUp(
      () => '',
      async () => {
        if (++calls <= 2) throw new Error('offline');
      },
    );
    expect(await loader.load(tag)).toBe(false);
    expect(await loader.load(tag)).toBe(true);
    expect(await loader.load(tag)).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a bundler’s import', {}, true, 2],
    ['an import that repeats itself', { vitrineImport: vi.fn() }, false, 1],
  ])('repeats %s as often as it needs', async (_, globals, isLoaded, times) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    let calls = 0;
    const { fetched, loader, tag } = setUp(
      () => '',
      async () => {
        if (++calls === 1) throw new Error('offline');
      },
    );
    expect(await loader.load(tag)).toBe(isLoaded);
    expect(fetched).toHaveBeenCalledTimes(times);
    vi.unstubAllGlobals();
  });

  it('reports a failed download and keeps the page as it is', async () => {
    const { tools, loader, tag } = setUp(
      (name) => `<${name}><button>Add To Cart</button></${name}>`,
      async () => {
        throw new Error('offline');
      },
    );
    expect(await loader.load(tag)).toBe(false);
    await tick();
    expect(tools.reportMissing).toHaveBeenCalledTimes(1);
    expect(document.querySelector('button')!.textContent).toBe('Add To Cart');
  });

  describe('with several elements whose code does not come', () => {
    const offline = new Error('offline');
    const names = () => [`vitrine-loader-test-${++serial}`, `vitrine-loader-test-${++serial}`];

    function setUpFailures(loadTools: () => Promise<LoaderTools>) {
      const tags = names();
      const registry = Object.fromEntries(tags.map((tag) => [tag, () => Promise.reject(offline)]));
      return { tags, loader: create(registry, { loadTools }) };
    }

    it('reports all of them at once', async () => {
      const tools = createTools();
      const { tags, loader } = setUpFailures(async () => tools);
      await Promise.all(tags.map((tag) => loader.load(tag)));
      await tick();
      expect(tools.reportMissing).toHaveBeenCalledExactlyOnceWith(offline, tags);
      tools.reportMissing.mock.calls[0]![1].length = 0;
      await loader.load(tags[0]!);
      await tick();
      expect(tools.reportMissing).toHaveBeenCalledTimes(2);
      expect(tools.reportMissing).toHaveBeenLastCalledWith(offline, [tags[0]]);
    });

    it('gives the browser one error when the report does not come either', async () => {
      const report = vi.fn();
      vi.stubGlobal('reportError', report);
      const { tags, loader } = setUpFailures(() => Promise.reject(new Error('no tools')));
      await Promise.all(tags.map((tag) => loader.load(tag)));
      await tick();
      await loader.load(tags[0]!);
      await tick();
      expect(report).toHaveBeenCalledExactlyOnceWith(offline);
      vi.unstubAllGlobals();
    });
  });

  it.each(['vitrine-nothing', 'constructor'])('has no %s in its registry', async (name) => {
    const { loader } = setUp(() => '');
    expect(await loader.load(name)).toBe(false);
  });

  describe('with submits made before it', () => {
    it('hands them to core as soon as that is there', async () => {
      const form = document.createElement('form');
      globalThis.vitrineEarly = [];
      globalThis.vitrineEarly.push([form, new FormData(), null]);
      const { core } = setUp(() => '');
      await tick();
      expect(core.drainEarly).toHaveBeenCalledTimes(1);
    });

    it('fetches core when one comes later', async () => {
      const { core, loadCore } = setUp(() => '');
      expect(loadCore).not.toHaveBeenCalled();
      globalThis.vitrineEarly!.push([document.createElement('form'), new FormData(), null]);
      await tick();
      expect(core.drainEarly).toHaveBeenCalledTimes(1);
    });

    it('sends the press before it fetches elements beside it', async () => {
      let arrive = (_core: LoaderCore): void => undefined;
      const core = new Promise<LoaderCore>((done) => (arrive = done));
      const tag = `vitrine-loader-test-${++serial}`;
      const fetched = vi.fn(async () => undefined);
      document.body.innerHTML = `<${tag} load="eager"></${tag}>`;
      globalThis.vitrineEarly = [];
      globalThis.vitrineEarly.push([document.createElement('form'), new FormData(), null]);
      create({ [tag]: fetched }, { loadCore: () => core });
      await tick();
      expect(fetched).not.toHaveBeenCalled();
      const drainEarly = vi.fn(() => expect(fetched).not.toHaveBeenCalled());
      arrive({ drainEarly });
      await tick();
      expect(drainEarly).toHaveBeenCalledOnce();
      expect(fetched).toHaveBeenCalledOnce();
    });

    it('lets the browser send the form when core cannot be fetched', async () => {
      const send = vi
        .spyOn(HTMLFormElement.prototype, 'submit')
        .mockImplementation(() => undefined);
      create({ 'vitrine-none': vi.fn() }, { loadCore: () => Promise.reject(new Error('offline')) });
      globalThis.vitrineEarly!.push([document.createElement('form'), new FormData(), null]);
      await tick();
      await tick();
      expect(send).toHaveBeenCalledTimes(1);
    });
  });
});
