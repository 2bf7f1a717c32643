import { fieldTypes } from '../form.js';

/** The element types of the builder: every field type, and sections (platform §3). */
export const builderTypes = [...fieldTypes, 'section'] as const;

export type BuilderType = (typeof builderTypes)[number];

/** The editable properties of a field besides its title (platform §3). */
export const editableProperties = [
  'description',
  'placeholder',
  'required',
  'currencySymbol',
  'showCountryCode',
  'underline',
  'options',
  'key',
  'value',
  'maxLength',
] as const;

export type EditableProperty = (typeof editableProperties)[number];

/** The properties of each type, as platform §3 lists them. */
export const propertiesByType: Readonly<Record<BuilderType, readonly EditableProperty[]>> = {
  text: ['description', 'placeholder', 'required'],
  textarea: ['description', 'placeholder', 'required'],
  email: ['description', 'placeholder', 'required'],
  number: ['description', 'placeholder', 'required'],
  website: ['description', 'placeholder', 'required'],
  currency: ['description', 'currencySymbol', 'required'],
  password: ['description', 'required'],
  twitter: ['description', 'required'],
  date: ['description', 'required'],
  time: ['description', 'required'],
  name: ['description', 'required'],
  address: ['description', 'required'],
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: ['description', 'options', 'required'],
  checkbox: ['description', 'options', 'required'],
  select: ['description', 'options', 'required'],
  likert: ['description', 'options', 'required'],
  hidden: ['key', 'value'],
};

/** Properties that a form's JSON keeps although the builder does not always offer them. */
const keptProperties: Readonly<Partial<Record<BuilderType, readonly EditableProperty[]>>> = {
  textarea: ['maxLength'],
  // The countries of its list.
  address: ['options'],
};

/** The properties that a form's JSON may have for a type. */
export function jsonProperties(type: BuilderType): readonly EditableProperty[] {
  return [...propertiesByType[type], ...(keptProperties[type] ?? [])];
}

/** The editable properties of each type that the builder offers. */
export type AvailableFields = ReadonlyMap<BuilderType, readonly EditableProperty[]>;

/**
 * Returns all types and properties. A textarea has a `maxLength` only "when the vanilla form handler feature is on"
 * (platform §3).
 *
 * @example
 * listAvailableFields({ vanillaFormHandler: true }).get('textarea'); // [… 'maxLength']
 */
export function listAvailableFields({
  vanillaFormHandler,
}: {
  vanillaFormHandler: boolean;
}): AvailableFields {
  return new Map(
    builderTypes.map((type) => {
      const hasLimit = type === 'textarea' && vanillaFormHandler;
      return [type, hasLimit ? [...propertiesByType[type], 'maxLength'] : propertiesByType[type]];
    }),
  );
}

/** Whether a type has a title: all except hidden values, which have a key. */
export function hasTitle(type: BuilderType): boolean {
  return type !== 'hidden';
}
