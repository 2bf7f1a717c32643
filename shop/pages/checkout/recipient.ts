import type { Typed } from '../views/parts/field.js';

/** The form field of each part of a recipient. */
const fieldOf: Readonly<Record<string, string>> = {
  name: 'recipientName',
  email: 'recipientEmail',
  message: 'recipientMessage',
  deliveryDate: 'recipientDate',
  timeZone: 'recipientDate',
};

/** The server's errors of a recipient by form field. */
export function recipientErrors(errors: Typed): Typed {
  return Object.fromEntries(
    Object.entries(errors).map(([part, sentence]) => [fieldOf[part] ?? part, sentence]),
  );
}
