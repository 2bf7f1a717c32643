import type { ComponentType } from 'react';
import { checkAttributes, tellMistake } from '../mistakes/index.js';
import { attributeOf, normalizeValue, parseAttribute, reflectValue } from './attributes.js';
import type { Prop, WidgetDefinition } from './definition.js';
import { addFormMembers, type Restored } from './form.js';
import { createLifecycleClass, widgetHost } from './lifecycle-element.js';
import { coreProps } from './r2wc-adapter.js';
import type { PropsOf } from './types.js';

/**
 * Creates the element class of a definition: its members on top of the lifecycle class.
 *
 * A property set before the upgrade is kept and has precedence over the attribute, as in Lit; a later change of the
 * attribute overwrites it.
 */
export function createWidgetElement<Definition extends WidgetDefinition>(
  definition: Definition,
  Widget: ComponentType<PropsOf<Definition>>,
  styles: readonly string[],
): CustomElementConstructor {
  const { tag } = definition;
  const props = Object.entries(definition.props ?? {});
  const byAttribute = new Map(
    props.flatMap(([name, prop]) => {
      const attribute = attributeOf(name, prop);
      // In lower case too: HTML that React writes on a server has the prop's name.
      return attribute === null
        ? []
        : [attribute, name.toLowerCase()].map((key) => [key, { name, prop }] as const);
    }),
  );
  const Base = createLifecycleClass(definition, Widget, styles);

  class WidgetElement extends Base {
    static readonly formAssociated = definition.formAssociated === true;
    static readonly observedAttributes = ['load', ...byAttribute.keys()];
    /** For the doctor, which checks the values of attributes. */
    static readonly attributes = byAttribute;

    static {
      if (this.formAssociated) {
        addFormMembers(this.prototype, (element) => element[widgetHost].internals);
      }
      for (const [name, prop] of props) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this[coreProps][name];
          },
          set(this: WidgetElement, value: unknown) {
            if (this.#assign(name, normalizeValue(prop, value))) this.#reflect(name, prop);
          },
        });
      }
      for (const name of Object.keys(definition.methods ?? {})) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          writable: true,
          value(this: WidgetElement, ...values: never[]) {
            return this.#call(name, values);
          },
        });
      }
    }

    /** Properties set before the upgrade, until the first connect. */
    readonly #early = new Map<string, Prop<unknown>>();
    #isReflecting = false;

    constructor() {
      super();
      const values = this[coreProps];
      for (const [name, prop] of props) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        values[name] = normalizeValue(prop, early?.value);
        if (!early) continue;
        this.#early.set(name, prop);
        // The own property would hide the accessor.
        Reflect.deleteProperty(this, name);
      }
      for (const [name, { type, cancelable = false }] of Object.entries(definition.events ?? {})) {
        const options = { bubbles: true, composed: true, cancelable };
        values[name] = (detail: unknown) =>
          this.dispatchEvent(new CustomEvent(type, { ...options, detail }));
      }
    }

    override connectedCallback(): void {
      // Not in the constructor: a new element may not have attributes.
      for (const [name, prop] of this.#early) this.#reflect(name, prop);
      this.#early.clear();
      checkAttributes(this);
      super.connectedCallback();
    }

    override attributeChangedCallback(
      attribute: string,
      before: string | null,
      text: string | null,
    ): void {
      if (before === text || this.#isReflecting) return;
      super.attributeChangedCallback(attribute, before, text);
      const target = byAttribute.get(attribute);
      if (!target || this.#early.has(target.name)) return;
      const value = parseAttribute(target.prop, text, (wrong) =>
        tellMistake(({ reportValue }) => reportValue(tag, attribute, wrong, target.prop)),
      );
      this.#assign(target.name, value);
    }

    formResetCallback(): void {
      this[widgetHost].form.reset();
    }

    formDisabledCallback(isDisabled: boolean): void {
      this[widgetHost].form.disable(isDisabled);
    }

    formStateRestoreCallback(...restored: Restored): void {
      const { form, internals } = this[widgetHost];
      // Chrome restores the value itself, but until the component mounts the light control submits its own value.
      if (!form.restore(...restored)) internals?.setFormValue(null);
    }

    async #call(name: string, values: never[]): Promise<unknown> {
      const { methods, wake } = this[widgetHost];
      wake();
      await this.updateComplete;
      const answer = methods.get(name);
      if (answer) return answer(...values);
      throw new Error(`<${tag}>.${name}() is unavailable: it failed or is gone.`);
    }

    /** Assigns through r2wc's accessor, which stores the value and requests a render. Returns whether it changed. */
    #assign(name: string, value: unknown): boolean {
      return (
        !Object.is(this[coreProps][name], value) && Reflect.set(Base.prototype, name, value, this)
      );
    }

    #reflect(name: string, prop: Prop<unknown>): void {
      const attribute = prop.reflect && attributeOf(name, prop);
      if (!attribute) return;
      this.#isReflecting = true;
      reflectValue(this, attribute, this[coreProps][name]);
      this.#isReflecting = false;
    }
  }

  return WidgetElement;
}
