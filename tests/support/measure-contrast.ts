/** Where a pair of colours is measured. Selectors lead through shadow roots by `>>`. */
export interface Place {
  /** The pair that is measured here. */
  readonly pair: string;
  readonly at: string;
  /**
   * `text`: its colour on its ground. `shape`: its ground or its edge, whichever differs more from what is around it.
   * `stroke`: the outline of a drawing. `ring`: the outline or the shadow of the focused control.
   */
  readonly kind: 'text' | 'shape' | 'stroke' | 'ring';
}

export interface Measured {
  readonly pair: string;
  readonly at: string;
  readonly ratio: number;
}

/** Runs in the page. The contrast at each place by its computed colours, as WCAG 2.2 defines it. */
export function measureContrast(places: readonly Place[]): Measured[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, Colour>();
  const read = (css: string): Colour => {
    const colour = known.get(css) ?? draw(css);
    known.set(css, colour);
    return colour;
  };
  const draw = (css: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = ([red, green, blue]: Colour) => {
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one: Colour, two: Colour) => {
    const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return (
      element.assignedSlot ??
      element.parentElement ??
      (root instanceof ShadowRoot ? root.host : null)
    );
  };
  const canvasColour = (() => {
    const probe = document.createElement('i');
    probe.style.color = 'Canvas';
    document.documentElement.append(probe);
    const colour = read(getComputedStyle(probe).color);
    probe.remove();
    return colour;
  })();
  const grounds = new Map<Element | null, Colour>([[null, canvasColour]]);
  const groundOf = (element: Element | null): Colour => {
    const ground = grounds.get(element);
    if (ground || !element) return ground ?? canvasColour;
    const own = read(getComputedStyle(element).backgroundColor);
    const found = own[3] === 1 ? own : over(own, groundOf(parentOf(element)));
    grounds.set(element, found);
    return found;
  };
  const find = (at: string): Element => {
    const found = at
      .split(' >> ')
      .reduce<Element | null | undefined>(
        (scope, selector, index) =>
          index === 0
            ? document.querySelector(selector)
            : (scope?.shadowRoot ?? scope)?.querySelector(selector),
        null,
      );
    if (!found) throw new Error(`Nothing to measure at ${at}.`);
    return found;
  };
  const measure = ({ at, kind }: Place): number => {
    const element = find(at);
    const style = getComputedStyle(element);
    if (kind === 'text') {
      const ground = groundOf(element);
      return contrast(over(read(style.color), ground), ground);
    }
    const around = groundOf(parentOf(element));
    if (kind === 'stroke') return contrast(over(read(style.stroke), around), around);
    if (kind === 'ring') {
      (element as HTMLElement).focus();
      if (!element.matches(':focus-visible')) throw new Error(`The focus does not show at ${at}.`);
      const { outlineColor, boxShadow } = getComputedStyle(element);
      const shadow = /^(.*?\)) 0px 0px 0px 2px/.exec(boxShadow)?.[1] ?? 'transparent';
      const rings = [outlineColor, shadow].map((css) => over(read(css), around));
      return Math.max(...rings.map((ring) => contrast(ring, around)));
    }
    const fill = groundOf(element);
    const edge =
      style.borderBlockEndStyle === 'none' ? fill : over(read(style.borderBlockEndColor), fill);
    return Math.max(contrast(fill, around), contrast(edge, around));
  };
  return places.map((place) => ({ pair: place.pair, at: place.at, ratio: measure(place) }));
}
