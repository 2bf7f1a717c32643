import type { FormBuilderProps } from './definition.js';
import { useRef } from 'react';
import { fieldsetGroups, formOf } from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { BuilderContext, useBuilder } from './builder-context.js';
import { TextControl } from './controls.js';
import { FieldList, type FieldListProps } from './field-list.js';
import { FormSettings } from './form-settings.js';
import { JsonPanel } from './json-panel.js';
import { Preview } from './preview.js';
import { ProblemSummary } from './problem-summary.js';
import { StarterChoice } from './starter-choice.js';
import { TypePicker } from './type-picker.js';
import { useFormBuilder } from './use-form-builder.js';
import { WorkBack } from './work-back.js';

/** The editor for a form, with its preview; see the definition. */
export function FormBuilder(props: FormBuilderProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const builder = useFormBuilder(props, root);
  const { draft, edits, isDisabled, serial } = builder;

  return (
    <BuilderContext.Provider value={builder}>
      <fieldset ref={root} className="builder" disabled={isDisabled}>
        <div className="editor" part="editor">
          <WorkBack />
          <ProblemSummary />
          {draft && edits ? <Editor key={serial} draft={draft} edits={edits} /> : <StarterChoice />}
          {draft || builder.isUnreadable ? <JsonPanel key={`json-${serial}`} /> : null}
        </div>
        {draft ? <Preview key={serial} form={formOf(draft)} /> : null}
      </fieldset>
    </BuilderContext.Provider>
  );
}

function Editor({ draft, edits }: FieldListProps) {
  const { changeForm } = useBuilder();
  const id = useWidgetId();
  return (
    <>
      <TextControl
        fieldId={null}
        member="name"
        label={builderStrings('name')}
        hint={builderStrings('nameHint')}
        text={draft.form.name}
        onText={(name) => changeForm({ name })}
      />
      <section className="build" aria-labelledby={id} data-group={fieldsetGroups.build}>
        <h2 className="heading" id={id}>
          {builderStrings('fields')}
        </h2>
        <FieldList draft={draft} edits={edits} />
        <TypePicker edits={edits} />
        {draft.form.fields.length > 1 ? (
          <p className="hint keys-hint">{builderStrings('keysHint')}</p>
        ) : null}
      </section>
      <FormSettings form={formOf(draft)} />
    </>
  );
}
