import type { OwnerActionCode, RecordChange } from '../server/index.js';
import type { PageGroup } from '../pages/page-groups.js';
import type { PageCall } from '../pages/page-call.js';
import type { PageView } from '../pages/views/page.js';
import type { Typed } from '../pages/views/parts/field.js';
import type { OwnerContext } from './owner-context.js';
import type { Grant, OwnerRoute } from './owner-route.js';
import type { Refusal } from './refusal.js';
import type { RefusedForm } from './take-form.js';
import type { ShownPage } from './views/page.js';

export interface OwnerCall {
  readonly c: PageCall;
  readonly services: OwnerContext['services'];
  readonly mayOpen: OwnerContext['mayOpen'];
  /** A parameter of the path; '' for one that it does not have. */
  readonly param: (name: string) => string;
}

/** A call that is answered with the page. */
export interface ShownCall extends OwnerCall, ShownPage {
  readonly refused: RefusedForm | null;
  /** What the redirect that led here confirms. */
  readonly done: string | undefined;
  /** The place in a list; null for its start. */
  readonly cursor: string | null;
  readonly isFirst: boolean;
}

export interface SentCall extends OwnerCall {
  readonly typed: Typed;
}

export interface FormCall extends SentCall {
  /** Keeps the action within the change. */
  readonly record: RecordChange;
  /** Answers with a page of the form's template, in place of a redirect. */
  readonly show: (view: (crumb: string) => PageView) => Response | Promise<Response>;
}

type Awaitable<Value> = Value | Promise<Value>;
type Work<Given extends readonly unknown[]> = (
  ...given: Given
) => Awaitable<string | Response | void>;

interface AnyForm {
  /** Other than that of the page. */
  readonly area?: Grant['area'];
  /** `read` for a form that changes nothing. */
  readonly access?: Grant['access'];
  /** The address after the work, unless that resolves to another, or to the answer itself; the page by default. */
  readonly next?: string;
  /** Of the page that its work shows; that of its own page by default. */
  readonly template?: string;
  /** For a form with files. */
  readonly largeBody?: OwnerRoute['largeBody'];
  /** What the record says; nothing for a form whose service records by itself. */
  readonly action?: OwnerActionCode | ((typed: Typed) => OwnerActionCode);
}

/** A form whose refusal shows the page again, with what was typed. */
interface ShownForm<Loaded> extends AnyForm {
  readonly back?: undefined;
  readonly work: Work<[call: FormCall, loaded: Loaded]>;
}

/** A form whose refusal redirects to `back`, which says why; null shows the page again. Its page is not loaded before. */
interface PressForm extends AnyForm {
  readonly back: string | ((call: SentCall, refusal: Refusal) => Awaitable<string | null>);
  readonly work: Work<[call: FormCall]>;
}

export type OwnerForm<Loaded> = ShownForm<Loaded> | PressForm;

export interface OwnerPage<Loaded> {
  readonly path: string;
  readonly area: Grant['area'];
  /** `change` for a page that is of use only to those who may change. */
  readonly access?: Grant['access'];
  readonly template: string;
  /** Its title in the navigation, in the order of the list of pages; none for a page that is not there. */
  readonly place?: string;
  /** For a page about something that not every shop has. */
  readonly group?: PageGroup;
  /** What the page and its forms are about; null for what is not there. */
  readonly load?: (call: OwnerCall) => Awaitable<Loaded | null>;
  /** Null for what is not there, which is also what it refuses; or an answer in place of the page. */
  readonly view: (call: ShownCall, loaded: Loaded) => Awaitable<PageView | Response | null>;
  /** Whether the page tells that its query asks for what is refused. */
  readonly isRefusal?: (view: PageView) => boolean;
  /**
   * The list, for a page about one thing: forms of what is gone show that it is missing, and the list refuses those from
   * elsewhere. Without it, what a form does not find is refused like anything else.
   */
  readonly list?: string;
  /** By what follows the path of the page; '' for nothing. */
  readonly forms?: Readonly<Record<string, OwnerForm<Loaded>>>;
}
