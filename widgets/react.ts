// The components without their elements: nothing is registered, React is the page's own.
export { AddToCart } from './elements/add-to-cart/add-to-cart.js';
export type { AddToCartProps } from './elements/add-to-cart/definition.js';
export { Cart } from './elements/cart/cart.js';
export type { CartProps } from './elements/cart/definition.js';
export { CartDrawer } from './elements/cart-drawer/cart-drawer.js';
export type { CartDrawerProps } from './elements/cart-drawer/definition.js';
export { CartIndicator } from './elements/cart-indicator/cart-indicator.js';
export type { CartIndicatorProps } from './elements/cart-indicator/definition.js';
export { CartPill } from './elements/cart-pill/cart-pill.js';
export type { CartPillProps } from './elements/cart-pill/definition.js';
export { Form } from './elements/form/form.js';
export type { FormProps } from './elements/form/definition.js';
export { JoinButton } from './elements/join-button/join-button.js';
export type { JoinButtonProps } from './elements/join-button/definition.js';
export { CharacterCounter } from './elements/character-counter/character-counter.js';
export type { CharacterCounterProps } from './elements/character-counter/definition.js';
export { FormBuilder } from './elements/form-builder/form-builder.js';
export type { FormBuilderProps } from './elements/form-builder/definition.js';
export { Instalments } from './elements/instalments/instalments.js';
export type { InstalmentsProps } from './elements/instalments/definition.js';
export { GiftCard } from './elements/gift-card/gift-card.js';
export type { GiftCardProps } from './elements/gift-card/definition.js';
export { Price } from './elements/price/price.js';
export type { PriceProps } from './elements/price/definition.js';
export {
  FormDialog as ProductFormDialog,
  type FormDialogProps as ProductFormDialogProps,
} from './elements/product-form/form-dialog.js';
export { ProductImage } from './elements/product-image/product-image.js';
export type { ProductImageProps } from './elements/product-image/definition.js';
export { ProductStatus } from './elements/product-status/product-status.js';
export type { ProductStatusProps } from './elements/product-status/definition.js';
export { Quantity } from './elements/quantity/quantity.js';
export type { QuantityProps } from './elements/quantity/definition.js';
export { QuickView } from './elements/quick-view/quick-view.js';
export type { QuickViewProps } from './elements/quick-view/definition.js';
export { Restock } from './elements/restock/restock.js';
export type { RestockProps } from './elements/restock/definition.js';
export { RestockAdmin } from './elements/restock-admin/restock-admin.js';
export type { RestockAdminProps } from './elements/restock-admin/definition.js';
export { Reviews } from './elements/reviews/reviews.js';
export type { ReviewsProps } from './elements/reviews/definition.js';
export { Scarcity } from './elements/scarcity/scarcity.js';
export type { ScarcityProps } from './elements/scarcity/definition.js';
export { Subscription } from './elements/subscription/subscription.js';
export type { SubscriptionProps } from './elements/subscription/definition.js';
export { VariantPicker } from './elements/variant-picker/variant-picker.js';
export type { VariantPickerProps } from './elements/variant-picker/definition.js';
