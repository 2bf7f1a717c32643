import type { Diagnosis, ElementDiagnosis, Reason } from './diagnosis.js';

/** A diagnosis as plain text, to paste into a message. */
export function toText({ page, elements }: Diagnosis, address: string): string {
  return [
    `Vitrine on ${address}`,
    ...page.flatMap(({ about, reason }) => lines(`${about}: `, reason)),
    ...elements.flatMap((element) => [
      '',
      `${element.name}: ${stateText(element)}`,
      ...element.reasons.flatMap((reason) => lines('  ', reason)),
    ]),
  ].join('\n');
}

/** `ready (sold-out)` */
export function stateText({ state, states }: ElementDiagnosis): string {
  return states.length > 0 ? `${state} (${states.join(', ')})` : state;
}

/** How many elements there are, and how many of them, and of the page's facts, have a mistake. */
export function summaryText({ page, elements }: Diagnosis): string {
  const wrong =
    page.filter(({ reason }) => reason.isMistake).length +
    elements.filter(({ reasons }) => reasons.some(({ isMistake }) => isMistake)).length;
  const count = `${elements.length} ${elements.length === 1 ? 'element' : 'elements'}`;
  return wrong === 0 ? `${count}, nothing to fix.` : `${count}, ${wrong} to fix.`;
}

function lines(start: string, { says, fix, isMistake }: Reason): string[] {
  const indent = /^ */.exec(start)?.[0] ?? '';
  return [
    `${start}${isMistake ? 'Mistake: ' : ''}${says}`,
    ...(fix ? [`${indent}  Fix: ${fix}`] : []),
  ];
}
