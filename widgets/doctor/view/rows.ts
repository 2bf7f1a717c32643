import type { Diagnosis, ElementDiagnosis, PageFinding, Reason } from '../diagnosis.js';
import { stateText } from '../report-text.js';
import { build, button } from './build.js';

/** The lists of a diagnosis: first the page, then its elements. */
export function renderRows(
  { page, elements }: Diagnosis,
  show: (element: ElementDiagnosis) => void,
): Node[] {
  return [
    build('h3', {}, 'Page'),
    build('ul', {}, ...page.map(pageRow)),
    build('h3', {}, 'Elements'),
    elements.length > 0
      ? build('ul', {}, ...elements.map((element) => elementRow(element, show)))
      : build('p', {}, 'This page has no elements of Vitrine.'),
  ];
}

function pageRow({ about, reason }: PageFinding): HTMLElement {
  return build('li', kindOf([reason]), build('h4', {}, about), ...reasonLines(reason));
}

function elementRow(
  element: ElementDiagnosis,
  show: (element: ElementDiagnosis) => void,
): HTMLElement {
  const { name, reasons } = element;
  const label = `Show ${name} on the page`;
  return build(
    'li',
    kindOf(reasons),
    build('h4', {}, name),
    build('p', { class: 'state' }, stateText(element)),
    ...reasons.flatMap(reasonLines),
    button('Show', () => show(element), { 'aria-label': label }),
  );
}

function kindOf(reasons: readonly Reason[]): Readonly<Record<string, string>> {
  return reasons.some(({ isMistake }) => isMistake) ? { class: 'wrong' } : {};
}

function reasonLines({ says, fix, isMistake }: Reason): Node[] {
  const mark = isMistake ? build('strong', {}, 'Mistake: ') : null;
  return [
    build('p', {}, mark, says),
    ...(fix ? [build('p', { class: 'fix' }, build('strong', {}, 'Fix: '), fix)] : []),
  ];
}
