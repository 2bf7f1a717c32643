import { mkdir, writeFile } from 'node:fs/promises';
import { drawChart } from '../chart.mjs';
import { compileCalls, compiling, firstRendering, firstRenderingCalls } from './compiling.mjs';
import { measureCreation } from './creation.mjs';
import { createEngines } from './engines.mjs';
import { verifyEqual } from './equal.mjs';
import { measure } from './measure.mjs';
import { measureMemory, measureStarts } from './processes.mjs';
import { measureSizes } from './sizes.mjs';
import * as workloads from './workloads/index.mjs';

const { page, small, productPage, productList, variantLists, blogList, blogItem, region, rows } =
  workloads;
const rendered = [
  small,
  productPage,
  productList,
  ...variantLists,
  blogList,
  blogItem,
  region,
  rows,
];
const memoryTarget = 1.2;
const startTarget = 0.8;
const results = 'tests/bench/results';
const rounded = (number) => Number(number.toPrecision(3));

/** By name of engine: a call that renders `workload`; they print the same, or this throws. */
function renderCalls(engines, workload) {
  const calls = Object.fromEntries(
    engines
      .filter(({ language }) => workload[language])
      .map(({ name, language, prepare }) => [
        name,
        prepare(workload[language], workload.data, workload.partials?.[language]),
      ]),
  );
  verifyEqual(workload, calls);
  return calls;
}

/** One line for an engine: its time, and how many times as fast as the reference it is. */
const line = ({ name, label }, { ms, ratio }, reference) => ({
  name,
  label,
  microseconds: rounded(ms * 1000),
  ratio: rounded(ratio(reference)),
});

function measureGroup(engines, workload, calls, rounds) {
  const measured = measure(calls, { rounds });
  const lines = engines
    .filter(({ name }) => name in measured)
    .map((engine) => line(engine, measured[engine.name], engines[0].name));
  return {
    name: workload.name,
    title: workload.title,
    lines,
    reached: {
      reference: rounded(measured.vitrine.ratio('reference')),
      ...(measured.hand && { hand: rounded(1 / measured.vitrine.ratio('hand')) }),
    },
    targets: workload.targets,
  };
}

function printGroup({ title, lines, reached, targets }) {
  console.log(`\n${title}: medians; × = times as fast as the reference`);
  console.table(
    Object.fromEntries(
      lines.map(({ label, microseconds, ratio }) => [label, { µs: microseconds, '×': ratio }]),
    ),
  );
  const { reference, hand } = targets;
  if (reference)
    console.log(`Target: ≥ ${reference} × the reference; reached: ${reached.reference} ×`);
  if (hand) console.log(`Target: ≤ ${hand} × the hand-written time; reached: ${reached.hand} ×`);
}

function printSizes(sizes) {
  console.log('\nBrowser build of the engine, bytes');
  console.table(Object.fromEntries(sizes.map(({ name, ...sizes }) => [name, sizes])));
}

const chart = (groups, engines) =>
  drawChart({
    title: 'Templates: times as fast as the reference engine',
    groups: groups.map(({ title, lines, targets }) => ({
      name: title,
      target: targets.reference,
      bars: lines.map(({ name, label, ratio }) => ({
        label,
        ratio,
        colour: engines.find((engine) => engine.name === name).colour,
      })),
    })),
  });

/** Measures, prints, and writes figures and a chart. Everything is warm before the first of it is measured. */
export async function benchTemplates({ rounds, bytesOnly }) {
  const sizes = await measureSizes();
  printSizes(sizes);
  if (bytesOnly) return;

  const engines = await createEngines();
  renderCalls(engines, page);
  const compared = [
    ...rendered.map((workload) => [workload, renderCalls(engines, workload)]),
    [compiling, compileCalls(engines)],
    [firstRendering, firstRenderingCalls(engines)],
  ];
  for (const [, calls] of compared) measure(calls, { rounds: 1 });
  const groups = compared.map(([workload, calls]) => {
    const group = measureGroup(engines, workload, calls, rounds);
    printGroup(group);
    return group;
  });

  const starts = measureStarts(Math.ceil(rounds / 6));
  console.log(
    `\nIn a fresh process, compiling and rendering once: the templates of a site (target: ≥ ${startTarget} ×), one page, and the import with one page`,
  );
  console.table(starts);
  const creation = await measureCreation(rounds);
  console.log('\nCreating an engine, µs');
  console.table(creation);
  const memory = measureMemory();
  console.log(
    `\nBytes that a compiled template keeps alive after its first rendering; target: ≤ ${memoryTarget} × the reference's`,
  );
  console.table(memory);

  await mkdir(results, { recursive: true });
  await writeFile(
    `${results}/template.json`,
    JSON.stringify(
      { node: process.version, rounds, groups, starts, creation, memory, sizes },
      null,
      2,
    ) + '\n',
  );
  await writeFile(`${results}/template.svg`, chart(groups, engines));
  console.log(`\nWritten: ${results}/template.json, ${results}/template.svg`);
}
