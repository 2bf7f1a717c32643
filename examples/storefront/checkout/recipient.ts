import type { Typed } from '../views/parts/field.js';

/** Which field of the form each part of a recipient is typed into. */
const fieldOf: Readonly<Record<string, string>> = {
  name: 'recipientName',
  email: 'recipientEmail',
  message: 'recipientMessage',
  deliveryDate: 'recipientDate',
  timeZone: 'recipientDate',
};

/** The server's errors of a recipient, by the fields of the form. */
export function recipientErrors(errors: Typed): Typed {
  return Object.fromEntries(
    Object.entries(errors).map(([part, sentence]) => [fieldOf[part] ?? part, sentence]),
  );
}
