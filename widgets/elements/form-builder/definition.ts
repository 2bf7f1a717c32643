import type { FormJson, FormProblem } from '../../../core/forms/builder/index.js';
import { defineWidget, event, method, string, type PropsOf } from '../../element/index.js';

export interface FormEditedDetail {
  /** The form as it is now. */
  readonly form: FormJson;
  /** The parts that are still missing; empty for a form that can be used. */
  readonly problems: readonly FormProblem[];
}

export const formBuilder = defineWidget({
  tag: 'vitrine-form-builder',
  audience: 'owner',
  summary:
    'A small editor for website forms: fields, their order, what happens after sending, and a preview. In a form it speaks for the JSON of the form that is built.',
  formAssociated: true,
  props: {
    value: string({
      description: 'JSON of the form to work on; that of the textarea inside if left out.',
    }),
  },
  events: {
    onFormEdited: event<FormEditedDetail>({
      type: 'vitrine-form-edited',
      description: 'The form that is built was changed.',
    }),
  },
  methods: {
    read: method<() => string>({ description: 'The JSON text of the form as it stands.' }),
    check: method<() => boolean>({
      description: 'Shows what is still missing, as a submit does; true when nothing is.',
    }),
  },
  slots: {
    '': 'A textarea with the JSON, and its label: the version without script. Its name is the name of the value.',
  },
  parts: {
    editor: 'Everything but the preview.',
    problems: 'The list of what is missing.',
    field: 'One field of the list.',
    add: 'The button that offers more fields.',
    preview: 'The form as visitors see it.',
  },
  cssProperties: {
    '--vitrine-form-builder-gap': 'Space between the editor and the preview.',
    '--vitrine-form-builder-border': 'Border of the fields and groups.',
    '--vitrine-form-builder-surface': 'Background of the preview.',
    '--vitrine-form-builder-preview-width': 'Width of the preview beside the editor.',
    '--vitrine-form-control-border': 'Border of the fields, as of every form.',
    '--vitrine-form-control-background': 'Background of the fields.',
    '--vitrine-form-error-color': 'Colour of what is missing.',
  },
});

export type FormBuilderProps = PropsOf<typeof formBuilder>;
