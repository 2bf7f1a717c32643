import type { PageGroup } from '../pages/page-groups.js';
import type { Render } from '../pages/rendering.js';
import type { OwnerServices } from './services.js';

export interface OwnerContext {
  readonly services: OwnerServices;
  readonly render: Render<string>;
  /** The pages that the shop has. */
  readonly groups: readonly PageGroup[];
  /** Whether who calls may read the page at an address, whatever its query. */
  readonly mayOpen: (address: string) => boolean;
}
