import { elementsOf, formAround } from '../../../core/base/index.js';
import { closestAcrossRoots } from '../../../core/dom/index.js';
import { oddAttributes } from '../../mistakes/index.js';
import {
  attributeMistakes,
  missingProduct,
  similarName,
  valueMistake,
  type ValueRule,
} from '../../mistakes/sentences/index.js';
import type { ElementDiagnosis, ElementState, Evidence, Reason } from '../diagnosis.js';
import type { Found } from './find-elements.js';
import { mistake, note } from './reasons.js';
import { reportsOf } from './reports.js';
import { hasState, stateNames } from './states.js';
import { whyNotFetched, whyWaiting } from './waiting.js';

const productTag = 'vitrine-product';

/** The doctor's view of the class of an element that renders. */
interface WidgetClass {
  readonly attributes?: ReadonlyMap<string, { readonly prop: ValueRule }>;
}

/** Says in which state an element is, why, and what to do about it. */
export function examineElement(found: Found, evidence: Evidence): ElementDiagnosis {
  const { element, name, number } = found;
  const told = reportsOf(element, number, evidence.reports);
  const reported = [...new Set(told.map(({ says }) => says))].map((says) => mistake(says));
  const state = stateOf(element, told.length > 0, evidence);
  return {
    name,
    element,
    state,
    states: stateNames.filter((one) => hasState(element, one)),
    reasons: distinct([...reasonsOf(element, state, evidence, reported), ...reported]),
  };
}

function stateOf(element: Element, isReported: boolean, { tags }: Evidence): ElementState {
  const tag = element.localName;
  if (!customElements.get(tag)) {
    if (!tags.includes(tag)) return 'unknown tag';
    return isReported ? 'could not be fetched' : 'not fetched';
  }
  if (tag === productTag) {
    if (productOf(element)) return 'ready';
    return isReported ? 'failed' : 'waiting';
  }
  if (hasState(element, 'ready')) return 'ready';
  return element.shadowRoot?.firstElementChild?.matches('slot[name=error]') ? 'failed' : 'waiting';
}

function reasonsOf(
  element: Element,
  state: ElementState,
  evidence: Evidence,
  reported: readonly Reason[],
): Reason[] {
  const tag = element.localName;
  switch (state) {
    case 'unknown tag': {
      const meant = similarName(tag, evidence.tags);
      return [
        mistake(
          `There is no element <${tag}>.${meant ? ` Did you mean <${meant}>?` : ''}`,
          meant ? `Write <${meant}>.` : 'Look up its name in the list of elements.',
        ),
      ];
    }
    case 'could not be fetched':
      return [
        mistake(
          'Its code could not be fetched.',
          'Look for its chunk in the network panel: chunks/ has to be beside the script, and script-src has to allow it.',
        ),
      ];
    case 'not fetched':
      return [whyNotFetched(element, evidence)];
    case 'failed':
      if (tag === productTag) return mistakesOf(element);
      return [
        ...mistakesOf(element),
        ...(reported.length > 0
          ? []
          : [
              mistake(
                'It threw an error, so the content of the page stays.',
                'Read the error in the console.',
              ),
            ]),
      ];
    case 'waiting':
      return [...mistakesOf(element), whyWaiting(element)];
    case 'ready':
      return mistakesOf(element);
  }
}

/** Checks again what elements check when they connect, because the first reports alone are kept. */
function mistakesOf(element: Element): Reason[] {
  const { attributes = new Map() } = element.constructor as WidgetClass;
  const values = [...attributes].flatMap(([attribute, { prop }]) => {
    const text = element.getAttribute(attribute);
    const problem = text && valueMistake(element.localName, attribute, text, prop);
    return problem ? [problem] : [];
  });
  const sentences = [...attributeMistakes(element, oddAttributes(element)), ...values];
  return [
    ...sentences.map((says) => mistake(says)),
    ...(attributes.has('product-id') ? productMistakes(element) : []),
    ...fieldMistakes(element),
  ];
}

/** The one name of a field that React takes for a member of the form's elements. */
const forbiddenName = 'parentNode';

function fieldMistakes(element: Element): Reason[] {
  const form = formAround(element);
  const isHidden =
    form && elementsOf(form).some((field) => field.matches(`[name=${forbiddenName}]`));
  return isHidden
    ? [
        mistake(
          `A field of its form is named "${forbiddenName}": React cannot read the form, and the page hangs at the next selection.`,
          'Give the field another name.',
        ),
      ]
    : [];
}

/** Why an element that shows a product has none. */
function productMistakes(element: Element): Reason[] {
  const around = closestAcrossRoots(element, productTag);
  if (element.getAttribute('product-id') || (around && productOf(around))) return [];
  if (around) {
    return [
      note(
        'The <vitrine-product> around it has no product yet.',
        'Look at what is said of that one.',
      ),
    ];
  }
  const says = missingProduct(element);
  if (!says) return [];
  if (element.localName === 'vitrine-add-to-cart') return [mistake(says)];
  return [
    mistake(
      'It is about no product.',
      `Put it into a <${productTag} product="…">, or give it a product-id.`,
    ),
  ];
}

function productOf(element: Element): unknown {
  return Reflect.get(element, 'product') ?? null;
}

function distinct(reasons: readonly Reason[]): Reason[] {
  return [...new Map(reasons.map((reason) => [reason.says, reason])).values()];
}
