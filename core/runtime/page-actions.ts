/**
 * The actions of a page, as features make them: each declares its own. A function rejects with the error to show.
 * `declare module '../../runtime/page-actions.js' { interface PageActions { addToCart(…): Promise<…> } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface PageActions {}

/** An action that the page's own version refused. Nothing is shown. */
export interface Canceled {
  readonly kind: 'canceled';
}

/** `message` is a sentence for the shopper. */
export interface Failed {
  readonly kind: 'failed';
  readonly error: {
    readonly code: string;
    readonly message: string;
    /** Of a form: the texts by field id. */
    readonly fieldErrors?: Readonly<Record<string, string>>;
  };
}

/** An action that was done, with its result, if there is one. */
export type Done<Result> = { readonly kind: 'done' } & (Result extends object ? Result : unknown);

export type Outcome<Result> = Done<Result> | Canceled | Failed;

/**
 * The page's own version of an action. `original` does what the library does, with the given input or a changed one; it
 * never rejects. Without an outcome the action counts as done.
 */
export type Replacement<Action> = Action extends (input: infer Input) => Promise<infer Result>
  ? (
      input: Input,
      original: (changes?: Partial<Input>) => Promise<Outcome<Result>>,
    ) => Promise<Outcome<Partial<Result>> | void> | Outcome<Partial<Result>> | void
  : never;

export type Replacements = {
  readonly [Name in keyof PageActions]?: Replacement<PageActions[Name]> | null | undefined;
};

/** A replacement as the library calls it. */
export type ReplacedAction<Input> = (
  input: Input,
  original: (changes?: object) => Promise<Outcome<void>>,
) => unknown;
