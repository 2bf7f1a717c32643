import type { RouteContext } from '../../ground/routing/index.js';
import type { Members } from './members.js';

export interface MemberRouteContext extends RouteContext {
  readonly members: Members;
}
