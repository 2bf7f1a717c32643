/** The form of what is engraved, as the platform writes one. */
export const engravingForm = {
  id: 'engraving',
  name: 'Engraving',
  fields: [
    { id: 'name', type: 'text', title: 'Name to engrave', required: true },
    { id: 'note', type: 'textarea', title: 'Note for the potter', maxLength: 120 },
  ],
};

/** The answers to it in words. */
export function describeFields(fields: Readonly<Record<string, string>> = {}) {
  return engravingForm.fields.flatMap(({ id, title }) => {
    const text = fields[id];
    return text ? [{ label: title, text }] : [];
  });
}
