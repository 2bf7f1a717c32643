import type { Diagnosis, Evidence } from '../diagnosis.js';
import { examineElement } from './examine-element.js';
import { examinePageFacts } from './page-facts.js';
import { findElements } from './find-elements.js';

/** Says what is wrong on a page and what to do about it. Sends nothing and changes nothing. */
export function examinePage(page: Document, evidence: Evidence): Diagnosis {
  return {
    page: examinePageFacts(page, evidence),
    elements: findElements(page).map((found) => examineElement(found, evidence)),
  };
}
