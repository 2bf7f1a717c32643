// The base of each framework's types. No module here knows React.
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
