import type { Render } from './rendering.js';
import type { StorefrontServices } from './services.js';

/** What pages are given: the services that they name, and how they render. */
export interface PageContext<Name extends keyof StorefrontServices> {
  readonly services: Pick<StorefrontServices, Name>;
  readonly render: Render;
}
