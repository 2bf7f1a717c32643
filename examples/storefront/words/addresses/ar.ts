/** The words of the addresses that a member keeps. */
export const addressWords = {
  'Your addresses': 'عناوينك',
  'The checkout begins with the default address.': 'يبدأ إتمام الشراء بالعنوان الافتراضي.',
  'Default address': 'العنوان الافتراضي',
  'Make it the default': 'اجعله الافتراضي',
  'You keep no address yet.': 'لم تحفظ أي عنوان بعد.',
  'Add an address': 'إضافة عنوان',
  'Change the address': 'تغيير العنوان',
  'Save the address': 'حفظ العنوان',
  'This is the default address.': 'هذا هو العنوان الافتراضي.',
  'Make this the default address': 'اجعل هذا العنوان الافتراضي',
  'Delete this address': 'حذف هذا العنوان',
  'Yes, delete this address': 'نعم، احذف هذا العنوان',
  'The address is saved.': 'تم حفظ العنوان.',
  'This is the default address now.': 'هذا هو العنوان الافتراضي الآن.',
  'The address is deleted.': 'تم حذف العنوان.',
} as const;
