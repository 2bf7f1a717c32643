import type { Page } from '../pages/page.js';
import { actionsPage } from './actions.js';
import { configurePage } from './configure.js';
import { elementPage, elementsPage } from './elements/index.js';
import { errorsPage } from './errors/index.js';
import { eventsPage } from './events.js';
import { keyboardPage } from './keyboard.js';
import { partsPage } from './parts.js';
import { serverPage } from './server/index.js';
import type { ReferenceSources } from './sources.js';
import { tokensPage } from './tokens.js';

export type { ReferenceSources } from './sources.js';

/** All pages of the reference, derived from the definitions. */
export function createReference(sources: ReferenceSources): Page[] {
  return [
    elementsPage(sources.elements),
    eventsPage(sources),
    actionsPage(sources.actions),
    configurePage(sources),
    errorsPage(sources),
    partsPage(sources.elements),
    tokensPage(),
    keyboardPage(sources.elements),
    serverPage(sources.openApi),
    ...sources.elements.map(elementPage),
  ];
}
