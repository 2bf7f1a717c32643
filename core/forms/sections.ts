import type { Form, FormField, FormSection } from './form.js';

/** Fields that are shown together. */
export interface FieldGroup {
  /** Null for the fields before the first section. */
  readonly section: FormSection | null;
  readonly fields: readonly FormField[];
}

/** The fields of a form by section, in their order. A section without fields is a heading with its words. */
export function groupFields({
  fields,
  sections,
}: Pick<Form, 'fields' | 'sections'>): readonly FieldGroup[] {
  const [first] = sections;
  const before = fields.slice(0, first ? first.start : fields.length);
  const groups = sections.map((section, index) => ({
    section,
    fields: fields.slice(section.start, sections[index + 1]?.start ?? fields.length),
  }));
  return [...(before.length > 0 ? [{ section: null, fields: before }] : []), ...groups];
}
