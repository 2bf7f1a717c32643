/** A parameter of an action, as JSON Schema has it. */
export interface Parameter {
  readonly type: 'string' | 'integer' | 'boolean' | 'object';
  readonly description: string;
  readonly isOptional?: true;
}

type Parameters = Readonly<Record<string, Parameter>>;

/** The parameters of each action. Types, the check of script input, and the tools of agents derive from them. */
export const parameters = {
  addToCart: {
    itemId: { type: 'string', description: "The product's id." },
    sku: {
      type: 'string',
      description: 'The variant; needed for a product with options.',
      isOptional: true,
    },
    quantity: {
      type: 'integer',
      description: 'How many; by default the default of the shop, which is 1.',
      isOptional: true,
    },
    additionalFields: {
      type: 'object',
      description: "The answers to the product's form, by field id.",
      isOptional: true,
    },
  },
  updateLine: {
    entryId: { type: 'string', description: 'The id of the line, an entry of the cart.' },
    quantity: { type: 'integer', description: 'The new quantity; 0 removes the line.' },
  },
  removeLine: {
    entryId: { type: 'string', description: 'The id of the line, an entry of the cart.' },
  },
  applyCoupon: { code: { type: 'string', description: 'The code of the coupon.' } },
  removeCoupon: { code: { type: 'string', description: 'The code of a coupon of the cart.' } },
  openCart: {
    message: { type: 'string', description: 'A sentence to announce first.', isOptional: true },
  },
  closeCart: {},
  getCart: {},
  signUp: {
    productId: { type: 'string', description: 'The product that is sold out.' },
    variantId: { type: 'string', description: 'Its variant.' },
    email: { type: 'string', description: 'Where to tell that it is back.' },
    isJoinMailingList: {
      type: 'boolean',
      description: 'Whether to join the mailing list too.',
      isOptional: true,
    },
  },
  submitForm: {
    form: {
      type: 'string',
      description: "The form's id, or the id of its element or of the vitrine-form around it.",
    },
    values: {
      type: 'object',
      description: 'Answers by field id, filled in first.',
      isOptional: true,
    },
  },
} as const satisfies Readonly<Record<string, Parameters>>;

export type ActionName = keyof typeof parameters;

/** In the order of the documentation. */
export const actionNames = Object.keys(parameters) as readonly ActionName[];

interface Values {
  readonly string: string;
  readonly integer: number;
  readonly boolean: boolean;
  readonly object: Readonly<Record<string, unknown>>;
}

type Required<Taken> = {
  [Name in keyof Taken]: Taken[Name] extends { isOptional: true } ? never : Name;
}[keyof Taken];

type ValueOf<Taken> = Taken extends { readonly type: infer Type extends keyof Values }
  ? Values[Type]
  : never;

/** The input of an action. */
export type InputOf<Name extends ActionName> = {
  readonly [Key in Required<(typeof parameters)[Name]>]: ValueOf<(typeof parameters)[Name][Key]>;
} & {
  readonly [Key in Exclude<keyof (typeof parameters)[Name], Required<(typeof parameters)[Name]>>]?:
    ValueOf<(typeof parameters)[Name][Key]> | null | undefined;
};

/** The sentence about the first parameter that is missing or of another type; null for a valid input. */
export function findInputProblem(name: ActionName, input: unknown): string | null {
  const given = Object(input ?? {}) as Readonly<Record<string, unknown>>;
  for (const [key, { type, isOptional }] of Object.entries<Parameter>(parameters[name])) {
    const value = given[key] ?? null;
    if (value === null ? isOptional : accepts[type](value)) continue;
    return `${name} needs "${key}" as ${words[type]}.`;
  }
  return null;
}

const accepts: Readonly<Record<Parameter['type'], (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string' && value !== '',
  integer: (value) => Number.isInteger(value) && Number(value) >= 0,
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && !Array.isArray(value),
};

const words: Readonly<Record<Parameter['type'], string>> = {
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
};
