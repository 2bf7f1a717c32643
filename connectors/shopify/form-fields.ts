import { ConnectorError, type LineTexts } from '../base/index.js';

/** The fields of a theme's form that are no answers: Shopify's own, and those that name its sections. */
const themeFields =
  /^(?:form_type|utf8|id|product-id|section-id|sections|sections_url|return_to|authenticity_token|attributes\[.*)$/;

/** A theme names an answer `properties[Engraving]`; Shopify shows it as "Engraving". */
export function nameField(name: string): string | null {
  if (name === 'selling_plan') {
    throw new ConnectorError(
      'lacking',
      'The form asks for a selling plan, and the connector sells no subscriptions: take the field "selling_plan" out of it.',
    );
  }
  const [, property] = /^properties\[(.+)\]$/.exec(name) ?? [];
  return property ?? (themeFields.test(name) ? null : name);
}

export const toAttributeInput = (fields: LineTexts) =>
  Object.entries(fields).map(([key, value]) => ({ key, value }));
