/** What outlives the elements of a page; counted from before its first script. */
interface Leftovers {
  /** Listeners on the window, the document and forms that are still there. */
  readonly listeners: number;
  /** Nodes that an observer still watches and that are still there. */
  readonly observed: number;
}

declare global {
  var countLeftovers: () => Leftovers;
}

/** For `addInitScript`: gives the page `countLeftovers()`. */
export function watchLeftovers(): void {
  /** How many each target has; weak, so that counting keeps no form alive. */
  const listeners = new Map<WeakRef<EventTarget>, number>();
  const targetRefs = new WeakMap<EventTarget, WeakRef<EventTarget>>();
  const count = (target: EventTarget, more: number) => {
    const ref = targetRefs.get(target) ?? new WeakRef(target);
    targetRefs.set(target, ref);
    listeners.set(ref, (listeners.get(ref) ?? 0) + more);
  };
  const observed = new Set<WeakRef<Node>>();

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  // Weak, so that counting keeps nothing alive.
  const known = new WeakMap<object, WeakMap<object, Set<string>>>();
  const keysOf = (target: EventTarget, listener: object) => {
    const all = known.get(target) ?? new WeakMap<object, Set<string>>();
    const keys = all.get(listener) ?? new Set<string>();
    known.set(target, all.set(listener, keys));
    return keys;
  };
  const keyOf = (type: string, options: boolean | EventListenerOptions = false) =>
    `${type} ${typeof options === 'object' ? Boolean(options.capture) : options}`;
  const outlives = (target: EventTarget) =>
    target === window || target === document || target instanceof HTMLFormElement;

  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || !outlives(target)) return;
    const keys = keysOf(target, listener);
    const key = keyOf(type, options);
    if (!keys.has(key)) count(target, 1);
    keys.add(key);
    const { signal, once } = typeof options === 'object' ? options : {};
    const drop = () => {
      if (keys.delete(key)) count(target, -1);
    };
    if (signal) addEventListener.call(signal, 'abort', drop, { once: true });
    if (once) addEventListener.call(target, type, drop, { once });
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    if (!listener || !outlives(target)) return;
    if (keysOf(target, listener).delete(keyOf(type, options))) count(target, -1);
  };

  for (const { prototype } of [MutationObserver, IntersectionObserver, ResizeObserver]) {
    const { observe, disconnect } = prototype;
    const targets = new WeakMap<object, WeakMap<Node, WeakRef<Node>>>();
    const refs = new WeakMap<object, Set<WeakRef<Node>>>();
    prototype.observe = function (target: Node & Element, options?: object) {
      Reflect.apply(observe, this, [target, options]);
      const own = targets.get(this) ?? new WeakMap<Node, WeakRef<Node>>();
      const ref = own.get(target) ?? new WeakRef<Node>(target);
      targets.set(this, own.set(target, ref));
      refs.set(this, (refs.get(this) ?? new Set<WeakRef<Node>>()).add(ref));
      observed.add(ref);
    };
    prototype.disconnect = function () {
      disconnect.call(this);
      for (const ref of refs.get(this) ?? []) observed.delete(ref);
      targets.delete(this);
      refs.delete(this);
    };
    if (!('unobserve' in prototype)) continue;
    const { unobserve } = prototype;
    prototype.unobserve = function (target: Element) {
      Reflect.apply(unobserve, this, [target]);
      const ref = targets.get(this)?.get(target);
      if (!ref) return;
      observed.delete(ref);
      targets.get(this)?.delete(target);
      refs.get(this)?.delete(ref);
    };
  }

  globalThis.countLeftovers = () => ({
    listeners: [...listeners].reduce((sum, [ref, own]) => sum + (ref.deref() ? own : 0), 0),
    observed: [...observed].filter((ref) => ref.deref()).length,
  });
}
