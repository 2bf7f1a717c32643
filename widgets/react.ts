// The components without their elements: nothing is registered, React is the page's own.
export { AddToCart, type AddToCartProps } from './add-to-cart/add-to-cart.js';
export { Cart, type CartProps } from './cart/cart.js';
export { CartDrawer, type CartDrawerProps } from './cart-drawer/cart-drawer.js';
export { CartIndicator, type CartIndicatorProps } from './cart-indicator/cart-indicator.js';
export { CartPill, type CartPillProps } from './cart-pill/cart-pill.js';
export { Form, type FormProps } from './form/form.js';
export { JoinButton, type JoinButtonProps } from './join-button/join-button.js';
export {
  CharacterCounter,
  type CharacterCounterProps,
} from './character-counter/character-counter.js';
export { FormBuilder, type FormBuilderProps } from './form-builder/form-builder.js';
export { Instalments, type InstalmentsProps } from './instalments/instalments.js';
export { GiftCard, type GiftCardProps } from './gift-card/gift-card.js';
export { Price, type PriceProps } from './price/price.js';
export {
  FormDialog as ProductFormDialog,
  type FormDialogProps as ProductFormDialogProps,
} from './product-form/form-dialog.js';
export { ProductImage, type ProductImageProps } from './product-image/product-image.js';
export { ProductStatus, type ProductStatusProps } from './product-status/product-status.js';
export { Quantity, type QuantityProps } from './quantity/quantity.js';
export { QuickView, type QuickViewProps } from './quick-view/quick-view.js';
export { Restock, type RestockProps } from './restock/restock.js';
export { RestockAdmin, type RestockAdminProps } from './restock-admin/restock-admin.js';
export { Reviews, type ReviewsProps } from './reviews/reviews.js';
export { Scarcity, type ScarcityProps } from './scarcity/scarcity.js';
export { Subscription, type SubscriptionProps } from './subscription/subscription.js';
export { VariantPicker, type VariantPickerProps } from './variant-picker/variant-picker.js';
