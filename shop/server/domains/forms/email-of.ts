import { textsOf, type Form, type FormValues } from 'vitrine/core/forms';

/** The first email address of the answers, or null. */
export function emailOf({ fields }: Pick<Form, 'fields'>, values: FormValues): string | null {
  const texts = fields
    .filter(({ type }) => type === 'email')
    .flatMap(({ id }) => textsOf(values[id]));
  return texts.map((text) => text.trim()).find((text) => text !== '') ?? null;
}
