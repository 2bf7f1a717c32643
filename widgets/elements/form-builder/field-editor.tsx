import type { ComponentType } from 'react';
import {
  builderTypes,
  hasTitle,
  propertiesByType,
  type BuilderField,
  type BuilderType,
  type EditableProperty,
} from '../../../core/forms/builder/index.js';
import { readMaxLength } from '../../../core/forms/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useBuilder } from './builder-context.js';
import type { FieldEdits } from './field-edits.js';
import { DisplayControl, RuleControl } from './field-shown.js';
import { AcceptControl, CountControl, MegabytesControl } from './file-properties.js';
import { readLines } from './read-lines.js';
import { AreaControl, CheckControl, ChoiceControl, TextControl } from './controls.js';

interface EditorProps {
  readonly field: BuilderField;
  readonly edits: FieldEdits;
}

/** The properties of a field: its title, its kind and what that kind adds. */
export function FieldEditor({ field, edits }: EditorProps) {
  const { availableFields } = useBuilder();
  const { changeField } = edits;
  const { id, type, title } = field;
  // A type that is no longer offered keeps its row of the table.
  const properties = availableFields.get(type) ?? propertiesByType[type];
  const types = builderTypes.filter((name) => name === type || availableFields.has(name));
  const views = shownInOrder.filter((property) => properties.includes(property));

  return (
    <>
      {hasTitle(type) ? (
        <TextControl
          fieldId={id}
          member="title"
          label={builderStrings('title')}
          hint={builderStrings(type === 'section' ? 'sectionHint' : 'titleHint')}
          text={title}
          onText={(text) => changeField(id, { title: text })}
        />
      ) : null}
      {views.map((property) => {
        const View = propertyViews[property];
        return <View key={property} field={field} edits={edits} />;
      })}
      <DisplayControl key={`display-${type}`} field={field} edits={edits} />
      {type === 'section' ? null : <RuleControl field={field} edits={edits} />}
      <ChoiceControl<BuilderType>
        fieldId={id}
        member="type"
        label={builderStrings('type')}
        chosen={type}
        choices={types.map((name) => [name, builderStrings(`type.${name}`)] as const)}
        onChoice={(next) => changeField(id, { type: next })}
      />
    </>
  );
}

/** Required properties of a question come before optional ones. */
const shownInOrder: readonly EditableProperty[] = [
  'options',
  'key',
  'value',
  'currencySymbol',
  'required',
  'showCountryCode',
  'underline',
  'description',
  'placeholder',
  'maxLength',
  'accept',
  'maxMegabytes',
  'maxCount',
];

type TextProperty = 'description' | 'placeholder' | 'currencySymbol' | 'key' | 'value';
type FlagProperty = 'required' | 'showCountryCode' | 'underline';

const textOf = (property: TextProperty, hint?: () => string): ComponentType<EditorProps> =>
  function PropertyText({ field, edits }) {
    return (
      <TextControl
        fieldId={field.id}
        member={property}
        label={builderStrings(property)}
        hint={hint?.()}
        text={field[property]}
        onText={(text) => edits.changeField(field.id, { [property]: text })}
      />
    );
  };

const flagOf = (property: FlagProperty): ComponentType<EditorProps> =>
  function PropertyFlag({ field, edits }) {
    return (
      <CheckControl
        fieldId={field.id}
        member={property}
        label={builderStrings(property === 'required' ? 'isRequired' : property)}
        isOn={field[property]}
        onToggle={(isOn) => edits.changeField(field.id, { [property]: isOn })}
      />
    );
  };

const propertyViews: Readonly<Record<EditableProperty, ComponentType<EditorProps>>> = {
  description: textOf('description', () => builderStrings('descriptionHint')),
  placeholder: textOf('placeholder'),
  required: flagOf('required'),
  currencySymbol: textOf('currencySymbol'),
  showCountryCode: flagOf('showCountryCode'),
  underline: flagOf('underline'),
  options: OptionsControl,
  key: textOf('key', () => builderStrings('keyHint')),
  value: textOf('value'),
  maxLength: MaxLengthControl,
  accept: AcceptControl,
  maxMegabytes: MegabytesControl,
  maxCount: CountControl,
};

/** A line each. */
function OptionsControl({ field: { id, type, options }, edits }: EditorProps) {
  return (
    <AreaControl
      fieldId={id}
      member="options"
      label={builderStrings(type === 'likert' ? 'statements' : 'options')}
      hint={builderStrings('optionsHint')}
      rows={4}
      text={options.join('\n')}
      onText={(typed) => edits.changeField(id, { options: readLines(typed) })}
    />
  );
}

function MaxLengthControl({ field: { id, maxLength }, edits }: EditorProps) {
  return (
    <TextControl
      fieldId={id}
      member="maxLength"
      type="number"
      label={builderStrings('maxLength')}
      hint={builderStrings('maxLengthHint')}
      inputMode="numeric"
      text={maxLength === null ? '' : String(maxLength)}
      onText={(typed) => edits.changeField(id, { maxLength: readMaxLength(typed) })}
    />
  );
}
