import type { BuilderField } from '../../../core/forms/builder/index.js';
import { displaysOf, type FieldDisplay } from '../../../core/forms/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useBuilder } from './builder-context.js';
import { AreaControl, ChoiceControl } from './controls.js';
import type { FieldEdits } from './field-edits.js';
import { fieldName } from './field-name.js';
import { readLines } from './read-lines.js';

interface ShownProps {
  readonly field: BuilderField;
  readonly edits: FieldEdits;
}

/** How a field is shown; nothing for a kind with one way. */
export function DisplayControl({ field: { id, type, display }, edits }: ShownProps) {
  const displays = displaysOf(type);
  if (displays.length === 0) return null;
  const shown = displays.find((known) => known === display) ?? '';
  return (
    <ChoiceControl<FieldDisplay>
      fieldId={id}
      member="display"
      label={builderStrings('display')}
      chosen={shown}
      choices={[
        ['', builderStrings(type === 'section' ? 'display.unseen' : 'display.parts')],
        ...displays.flatMap((name) =>
          name === '' ? [] : [[name, builderStrings(`display.${name}`)] as const],
        ),
      ]}
      onChoice={(next) => edits.changeField(id, { display: next })}
    />
  );
}

/** When a field is shown: always, or by the answer to a question before it. */
export function RuleControl({ field: { id, showWhen }, edits }: ShownProps) {
  const { draft } = useBuilder();
  const fields = draft?.form.fields ?? [];
  const before = fields
    .slice(
      0,
      fields.findIndex((field) => field.id === id),
    )
    .filter(({ type }) => type !== 'section' && type !== 'hidden' && type !== 'file');
  if (before.length === 0 && showWhen === null) return null;
  const asked = before.find((field) => field.id === showWhen?.field);
  return (
    <>
      <ChoiceControl
        fieldId={id}
        member="showWhen"
        label={builderStrings('showWhen')}
        chosen={asked?.id ?? ''}
        choices={[
          ['', builderStrings('showAlways')],
          ...before.map((field) => [field.id, fieldName(field)] as const),
        ]}
        onChoice={(next) =>
          edits.changeField(id, { showWhen: next === '' ? null : { field: next, values: [] } })
        }
      />
      {showWhen === null ? null : (
        <AreaControl
          key={showWhen.field}
          fieldId={id}
          member="showWhen.values"
          label={builderStrings('showValues')}
          hint={
            asked && asked.options.length > 0
              ? builderStrings('showChoices', { choices: asked.options.join(', ') })
              : builderStrings('showValuesHint')
          }
          rows={2}
          text={showWhen.values.join('\n')}
          onText={(typed) =>
            edits.changeField(id, { showWhen: { ...showWhen, values: readLines(typed) } })
          }
        />
      )}
    </>
  );
}
