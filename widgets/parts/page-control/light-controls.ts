import type { LightControl } from '../../element/index.js';

const controls = 'input, select, textarea';

/** All controls of the page among the light children of an element. */
export const pageControls = (host: HTMLElement | null): readonly LightControl[] => [
  ...(host?.querySelectorAll<LightControl>(controls) ?? []),
];

/**
 * Those of them that carry the element's value: the ones of its name, or else those in sight with the name of the first.
 * Any other is a field of the page that only stands there.
 */
export function lightControls(host: HTMLElement | null, name?: string): readonly LightControl[] {
  const all = pageControls(host);
  const own = all.filter((control) => control.name === name);
  const inSight = all.filter(({ type }) => type !== 'hidden');
  return own.length > 0 ? own : inSight.filter((control) => control.name === inSight[0]?.name);
}

const isTicked = (control: LightControl): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** The value that a control gives its form; null for a radio button that is not the chosen one. */
export const readLight = (control: LightControl): string | null =>
  isTicked(control) && !control.checked ? null : control.value;

/** What controls of one name give their form; null for nothing. */
export const readLights = (lights: readonly LightControl[]): string | null =>
  lights.map(readLight).find((value) => value !== null) ?? null;

/** What the markup of controls says, whatever was chosen since. */
function saidBy(lights: readonly LightControl[]): string {
  const texts = lights.map((light) => {
    if (light instanceof HTMLSelectElement) {
      return [...light.options].find((option) => option.hasAttribute('selected'))?.value;
    }
    return isTicked(light) && !light.hasAttribute('checked') ? undefined : light.defaultValue;
  });
  return texts.find((text) => text !== undefined) ?? '';
}

/** What the markup said when it was asked last, by who asks. */
const said = /* @__PURE__ */ new WeakMap<object, Map<string, string>>();

/** Whether the markup of controls says something else than when `asker` asked last; false the first time. */
export function saysNew(asker: object, name: string, lights: readonly LightControl[]): boolean {
  const known = said.get(asker) ?? new Map<string, string>();
  const before = known.get(name);
  const now = saidBy(lights);
  said.set(asker, known.set(name, now));
  return before !== undefined && before !== now;
}

let isWriting = false;
/** Whether an element writes to a control at this moment, so that the control's events are the element's own. */
export const isWritten = (): boolean => isWriting;

interface Written {
  readonly value: string | null;
  /** What the control gave its form after that. */
  left?: string | null;
}

/** What elements have written to controls. */
const written = /* @__PURE__ */ new WeakMap<LightControl, Written>();

/** Lets the next `writeOnce` write again, because the page's markup has given the control a value. */
export const forgetWritten = (control: LightControl): boolean => written.delete(control);

/**
 * As `writeLight`, unless this value was written before: what a script of the page has set since without an event is
 * sent, until something else is chosen.
 */
export function writeOnce(control: LightControl, value: string | null): boolean {
  if (written.get(control)?.value === value) return false;
  const now: Written = { value };
  written.set(control, now);
  const isReplaced = writeLight(control, value ?? '');
  now.left = readLight(control);
  return isReplaced;
}

/** Whether a script of the page has set a control since an element wrote to it. */
export function isSetSince(control: LightControl): boolean {
  const now = readLight(control);
  const { left } = written.get(control) ?? {};
  return left !== undefined && now !== null && now !== left;
}

/**
 * Writes a value to a control of the page, with the events that a shopper's own choice has there.
 * @returns Whether the page's scripts have put another value in its place.
 */
export function writeLight(control: LightControl, value: string): boolean {
  const before = readLight(control);
  if (isTicked(control)) control.checked = control.value === value;
  // A hidden control keeps its value in an attribute, whose change would be read again.
  else if (before !== value) control.value = value;
  const now = readLight(control);
  if (now === before || now === null) return false;
  isWriting = true;
  try {
    for (const type of ['input', 'change']) {
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  } finally {
    isWriting = false;
  }
  return readLight(control) !== now;
}
