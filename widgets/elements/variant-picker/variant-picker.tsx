import { useEffect, useRef } from 'react';
import { useMethods, useStates, useWidgetId, type MethodsOf } from '../../element/index.js';
import { useProduct, type ProductInUse } from '../../hooks/index.js';
import type { variantPicker, VariantPickerProps } from './definition.js';
import { OptionControl } from './option-control.js';
import { useSkuField, useSkuValue } from './use-sku-field.js';
import { useVariantAddress } from './use-variant-address.js';
import { useVariantPicker } from './use-variant-picker.js';

/** Chooses a product's variant; the page's own control stays until the product is known. */
export function VariantPicker(props: VariantPickerProps) {
  const found = useProduct(props.productId ?? '');
  if (!found) return <slot />;
  return <Picker key={found.selection.product.id} {...props} found={found} />;
}

function Picker(props: VariantPickerProps & { found: ProductInUse }) {
  const { store, selection } = props.found;
  const { options, missing, choose, chooseSku } = useVariantPicker(props.found, props);
  const sku = selection.variant?.sku || null;
  const root = useRef<HTMLDivElement>(null);
  const id = useWidgetId();

  function focusOption(name: string): void {
    const place = options.findIndex((option) => option.name === name);
    const control = root.current?.children[place];
    const target =
      control?.querySelector<HTMLElement>('select, :checked') ??
      control?.querySelector<HTMLElement>('input:not(:disabled)');
    target?.focus();
  }

  const { isDisabled } = useSkuField(store, chooseSku);
  // After the form's field: the shopper's choice there wins over the address.
  useVariantAddress(store, sku, props.address !== 'none');
  useSkuValue(store, chooseSku);
  useMethods<MethodsOf<typeof variantPicker>>({ focusOption });
  useStates({
    chosen: selection.variant !== null,
    invalid: options.some((option) => option.isMissing),
  });
  const lastMissing = useRef(missing);
  useEffect(() => {
    // Only a new report moves focus; one from before this picker does not.
    if (lastMissing.current === missing) return;
    lastMissing.current = missing;
    if (missing[0] !== undefined) focusOption(missing[0]);
  });

  return (
    <div className="picker" ref={root}>
      {options.map((option, index) => (
        <OptionControl
          key={option.name}
          id={`${id}-${index}`}
          option={option}
          isDisabled={isDisabled}
          onChoose={(value) => choose(option.name, value)}
        />
      ))}
    </div>
  );
}
