import vm from 'node:vm';
import { requirePeer, versions } from './peers.mjs';
import { vitrine } from './vitrine.mjs';
import { helpers } from './workloads/helpers.mjs';

/**
 * The engines that are compared; the first is what the others are measured by. An engine is a name, a label
 * and a colour for the chart, the `language` of a workload that it reads, and
 * - `prepare(source, data, partials)`: everything one does once, given back as a function that renders;
 * - `compile(source)`: from text to what renders, without a cache; a function is compiled already.
 */
export async function createEngines() {
  return [reference(), await vitrine(), handWritten, eta(), handlebars(), mustache()];
}

/** The published engine, with the locale data it is made for. */
export function reference() {
  const { Compiler } = requirePeer('@squarespace/template-engine');
  const { CLDRFramework } = requirePeer('@phensley/cldr');
  const loader = (language) => requirePeer(`@phensley/cldr/packs/${language}.json`);
  const cldr = new CLDRFramework({ loader }).get('en');
  const compiler = new Compiler();
  return {
    name: 'reference',
    label: `reference ${versions['@squarespace/template-engine']}`,
    colour: 3,
    language: 'jsonT',
    prepare(source, data, sources = {}) {
      const { code } = compiler.parse(source);
      // Parsed here, because the engine itself parses them again for each run.
      const partials = Object.fromEntries(
        Object.entries(sources).map(([name, text]) => [name, compiler.parse(text).code]),
      );
      return () => compiler.execute({ code, json: data, cldr, partials }).ctx.render();
    },
    compile: (source) => compiler.parse(source).code,
  };
}

const handWritten = {
  name: 'hand',
  label: 'hand-written function',
  colour: 0,
  language: 'hand',
  prepare: (write, data) => () => write(data),
};

/** Eta knows no formatters: its functions come with the data. */
function eta() {
  const { Eta } = requirePeer('eta');
  const engine = new Eta({ autoTrim: false });
  return {
    name: 'eta',
    label: `Eta ${versions.eta}`,
    colour: 2,
    language: 'eta',
    prepare(source, data, partials = {}) {
      for (const [name, text] of Object.entries(partials)) engine.loadTemplate(`@${name}`, text);
      const template = engine.compile(source);
      const view = { ...helpers, ...data };
      return () => template.call(engine, view);
    },
    compile: (source) => engine.compile(source),
  };
}

function handlebars() {
  const engine = requirePeer('handlebars').create();
  engine.registerHelper(helpers);
  const load = (source) => engine.template(vm.runInThisContext(`(${engine.precompile(source)})`));
  return {
    name: 'handlebars',
    label: `Handlebars ${versions.handlebars}, precompiled`,
    colour: 2,
    language: 'handlebars',
    prepare(source, data, partials = {}) {
      for (const [name, text] of Object.entries(partials)) {
        engine.registerPartial(name, load(text));
      }
      const template = load(source);
      return () => template(data);
    },
    compile: (source) => engine.precompile(source),
  };
}

/** Mustache calls functions of the data with what stands around the tag as `this`. A writer has its own cache. */
function mustache() {
  const { Writer } = requirePeer('mustache');
  function money() {
    return helpers.money(this);
  }
  return {
    name: 'mustache',
    label: `Mustache ${versions.mustache}`,
    colour: 2,
    language: 'mustache',
    prepare(source, data) {
      const writer = new Writer();
      writer.parse(source);
      const view = { ...data, money };
      return () => writer.render(source, view);
    },
    compile: (source) => new Writer().parse(source),
  };
}
