// The components without their elements: nothing is registered, React is the page's own.
export { AddToCart, type AddToCartProps } from './elements/add-to-cart/add-to-cart.js';
export { Cart, type CartProps } from './elements/cart/cart.js';
export { CartDrawer, type CartDrawerProps } from './elements/cart-drawer/cart-drawer.js';
export {
  CartIndicator,
  type CartIndicatorProps,
} from './elements/cart-indicator/cart-indicator.js';
export { CartPill, type CartPillProps } from './elements/cart-pill/cart-pill.js';
export { Form, type FormProps } from './elements/form/form.js';
export { JoinButton, type JoinButtonProps } from './elements/join-button/join-button.js';
export {
  CharacterCounter,
  type CharacterCounterProps,
} from './elements/character-counter/character-counter.js';
export { FormBuilder, type FormBuilderProps } from './elements/form-builder/form-builder.js';
export { Instalments, type InstalmentsProps } from './elements/instalments/instalments.js';
export { GiftCard, type GiftCardProps } from './elements/gift-card/gift-card.js';
export { Price, type PriceProps } from './elements/price/price.js';
export {
  FormDialog as ProductFormDialog,
  type FormDialogProps as ProductFormDialogProps,
} from './elements/product-form/form-dialog.js';
export { ProductImage, type ProductImageProps } from './elements/product-image/product-image.js';
export {
  ProductStatus,
  type ProductStatusProps,
} from './elements/product-status/product-status.js';
export { Quantity, type QuantityProps } from './elements/quantity/quantity.js';
export { QuickView, type QuickViewProps } from './elements/quick-view/quick-view.js';
export { Restock, type RestockProps } from './elements/restock/restock.js';
export { RestockAdmin, type RestockAdminProps } from './elements/restock-admin/restock-admin.js';
export { Reviews, type ReviewsProps } from './elements/reviews/reviews.js';
export { Scarcity, type ScarcityProps } from './elements/scarcity/scarcity.js';
export { Subscription, type SubscriptionProps } from './elements/subscription/subscription.js';
export {
  VariantPicker,
  type VariantPickerProps,
} from './elements/variant-picker/variant-picker.js';
