export { commonFields } from './common-fields.js';
export {
  customDefinition,
  events,
  findDefinition,
  type EventName,
  type EventPayload,
} from './events.js';
export {
  personalClassOf,
  payloadTypes,
  isOptional,
  payloadTypeOf,
  type EventItem,
  type Field,
  type PayloadType,
  type Fields,
  type PayloadOf,
  type PersonalClass,
} from './payload-types.js';
export {
  interfaceAreas,
  interfaceDefinition,
  isInterfaceAction,
  type InterfaceAction,
  type InterfaceArea,
} from './interface-areas.js';
export {
  censusCalls,
  purposes,
  treatments,
  visitorEvents,
  type CensusCall,
  type EventDefinition,
  type Purpose,
  type TrackedEvent,
  type Treatment,
  type VisitorEvent,
} from './types.js';
