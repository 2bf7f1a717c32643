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
  const [found, setFound] = useState<{ input: HTMLInputElement; kept: string[] } | null>(null);
  useLayoutEffect(() => {
    const named = elementsOf(element).filter(
      (control): control is HTMLInputElement =>
        control instanceof HTMLInputElement && control.name === field.id,
    );
    const input = named.find(({ type }) => type === 'file');
    if (!input) return;
    // After a refused plain post: the list takes over the files that the server has.
    const earlier = named.filter(
      ({ type, value }) => type === 'hidden' && readFileReference(value),
    );
    const kept = earlier.map(({ value }) => value);
    for (const control of earlier) (control.closest('[data-vitrine-kept]') ?? control).remove();
    setFound((known) => known ?? { input, kept });
  }, [element, field.id]);
  const node = usePlacedNode((place) => {
    if (found && place.previousElementSibling !== found.input) found.input.after(place);
  }, found !== null);
  return found ? (
    <LightPortal node={node}>
      <LazyUpload formId={form.id} field={field} kept={found.kept} input={found.input} />
    </LightPortal>
  ) : null;
}
