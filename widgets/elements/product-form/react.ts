// Pages of React show the dialog themselves; the element's own component only opens it.
export {
  FormDialog as ProductFormDialog,
  type FormDialogProps as ProductFormDialogProps,
} from './form-dialog.js';
