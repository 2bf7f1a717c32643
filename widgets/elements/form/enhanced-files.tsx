import { useLayoutEffect, useState } from 'react';
import { elementsOf } from '../../../core/base/index.js';
import { readFileReference, type Form, type FormField } from '../../../core/forms/index.js';
import { LightPortal } from '../../element/light-portal/index.js';
import { LazyUpload } from '../../parts/form-fields/index.js';
import { usePlacedNode } from './use-placed-node.js';

interface EnhancedFilesProps {
  readonly form: Form;
  readonly element: HTMLFormElement;
}

/** The lists of chosen files in a form of the page, each after its control. */
export function EnhancedFiles({ form, element }: EnhancedFilesProps) {
  return form.fields
    .filter(({ type }) => type === 'file')
    .map((field) => <EnhancedFile key={field.id} form={form} element={element} field={field} />);
}

function EnhancedFile({ form, element, field }: EnhancedFilesProps & { field: FormField }) {
  const [{ input, earlier }] = useState(() => findFiles(element, field));
  const [kept] = useState(() => earlier.map(({ value }) => value));
  // After a refused plain post: the list takes over the files that the server has.
  useLayoutEffect(() => {
    for (const control of earlier) (control.closest('[data-vitrine-kept]') ?? control).remove();
  }, [earlier]);
  const node = usePlacedNode((place) => {
    if (input && place.previousElementSibling !== input) input.after(place);
  }, input !== null);
  return input && form.id !== '' ? (
    <LightPortal node={node}>
      <LazyUpload formId={form.id} field={field} kept={kept} input={input} />
    </LightPortal>
  ) : null;
}

/** The control of a field, and what the page has of an earlier try. */
function findFiles(element: HTMLFormElement, field: FormField) {
  const named = elementsOf(element).filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && control.name === field.id,
  );
  return {
    input: named.find(({ type }) => type === 'file') ?? null,
    earlier: named.filter(({ type, value }) => type === 'hidden' && readFileReference(value)),
  };
}
