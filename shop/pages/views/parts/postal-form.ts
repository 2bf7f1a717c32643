import { alertView, type Mistakes } from '../checkout/alert.js';
import { nameField, phoneField } from '../checkout/fields.js';
import { fieldView, type Field, type Typed } from './field.js';
import { postalFields, withRegion } from './location-fields.js';

export interface PostalForm extends Mistakes {
  readonly typed: Typed;
  readonly countries: readonly string[];
  /** The shopper has changed the country: the fields of the other one come next. */
  readonly isNext: boolean;
}

/** The fields of a postal address: name, phone, country and the parts that the country has. They are those of the checkout. */
export function postalForm(form: PostalForm) {
  const typed = withRegion(form.typed);
  const postal = postalFields(form.countries, typed);
  const view = (field: Field) => fieldView(field, typed, form.errors);
  const [country, ...fields] = postal;
  return {
    alert: alertView(form, [nameField, phoneField, ...postal]),
    contact: [nameField, phoneField].map(view),
    address: {
      country: view(country),
      fields: fields.map(view),
      searchPage: 'account',
      isNext: form.isNext,
    },
  };
}
