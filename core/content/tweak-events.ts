import { createSubscribers, type Reporter, type Subscribers } from '../base/index.js';

/** A theme setting ("tweak") by its name, and its value before and after. */
export interface TweakChange {
  readonly name: string;
  readonly value: string;
  readonly previous: string | null;
}

/** Values of theme settings by their names. */
export type TweakValues = Readonly<Record<string, string>>;

/** The events of a panel of theme settings and what they carry (platform §4). */
export interface TweakEvents {
  /** Before the panel is shown. */
  readonly beforeopen: Readonly<Record<never, never>>;
  readonly aftershow: Readonly<Record<never, never>>;
  readonly change: TweakChange;
  readonly save: { readonly values: TweakValues };
  /** Back to the values that were saved last. */
  readonly reset: { readonly values: TweakValues };
  /** The panel is asked to close. */
  readonly close: Readonly<Record<never, never>>;
  readonly afterclose: Readonly<Record<never, never>>;
}

export type TweakEvent = keyof TweakEvents;

/** Their names, in the order of platform §4. */
export const tweakEvents = [
  'change',
  'close',
  'save',
  'reset',
  'aftershow',
  'afterclose',
  'beforeopen',
] as const satisfies readonly TweakEvent[];

export interface TweakEmitter {
  /** Calls `listener` at each event until the returned function is called. */
  on<Type extends TweakEvent>(
    type: Type,
    listener: (detail: TweakEvents[Type]) => void,
  ): () => void;
  /** Calls the listeners in their order. One that throws is reported; the others still run. */
  emit<Type extends TweakEvent>(type: Type, detail: TweakEvents[Type]): void;
}

/** The events of one panel of theme settings. Editors build panels; the library has none. */
export function createTweakEmitter(reporter: () => Pick<Reporter, 'report'>): TweakEmitter {
  const of = <Type extends TweakEvent>(type: Type) =>
    createSubscribers<[TweakEvents[Type]]>(`a listener of "${type}"`, reporter);
  const listeners: { readonly [Type in TweakEvent]: Subscribers<[TweakEvents[Type]]> } = {
    change: of('change'),
    close: of('close'),
    save: of('save'),
    reset: of('reset'),
    aftershow: of('aftershow'),
    afterclose: of('afterclose'),
    beforeopen: of('beforeopen'),
  };
  return {
    on: (type, listener) => listeners[type].subscribe(listener),
    emit: (type, detail) => listeners[type].notify(detail),
  };
}
