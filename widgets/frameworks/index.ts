// What the types of each framework are made of. No module here knows React.
export type {
  AttributesOf,
  DefinitionOf,
  ElementAt,
  ListenerPropsOf,
  ListenersOf,
  LoadOf,
  PropertiesOf,
  PropsAt,
  Tag,
  WrittenOf,
} from './definitions.js';
export { tags } from '../generated/tags.js';
