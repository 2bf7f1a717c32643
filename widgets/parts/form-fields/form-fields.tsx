import type { ComponentType } from 'react';
import {
  fieldKinds,
  oneBoxOf,
  ownMember,
  type FieldErrors,
  type FieldShape,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';
import { BoxField } from './box-field.js';
import { ChoiceField, OptionGroup } from './choice-fields.js';
import type { FieldProps } from './field-frame.js';
import { LikertField } from './likert-field.js';
import { PartsField } from './parts-field.js';
import { TextField } from './text-field.js';

const views: Readonly<Record<FieldShape, ComponentType<FieldProps>>> = {
  single: TextField,
  parts: PartsField,
  many: OptionGroup,
  one: ChoiceField,
  likert: LikertField,
  hidden: HiddenField,
};

export interface FormFieldsProps {
  readonly form: Form;
  /** Prefix of the controls' ids. */
  readonly id: string;
  /** Initial answers. The controls are uncontrolled; the form's data contains their values. */
  readonly answers: FormValues;
  readonly errors: FieldErrors;
  readonly isReadOnly?: boolean;
}

/** The fields of a form as native controls, named for `readFormData` of core/forms. Place it in a form. */
export function FormFields({ form, id, answers, errors, isReadOnly = false }: FormFieldsProps) {
  return (
    <div className="vitrine-fields">
      {form.fields.map((field) => {
        const View = oneBoxOf(field) ? BoxField : views[fieldKinds[field.type].shape];
        return (
          <View
            key={field.id}
            field={field}
            id={controlId(id, form, field.id)}
            answer={ownMember(answers, field.id)}
            problem={ownMember(errors, field.id) ?? null}
            isReadOnly={isReadOnly}
          />
        );
      })}
    </div>
  );
}

/** The id of a field's first control. */
export function controlId(id: string, form: Form, fieldId: string): string {
  return `${id}-field-${form.fields.findIndex((field) => field.id === fieldId)}`;
}

function HiddenField({ field, answer }: FieldProps) {
  return <input type="hidden" name={field.id} value={typeof answer === 'string' ? answer : ''} />;
}
