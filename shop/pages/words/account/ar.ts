/** The words of the pages about an account. */
export const accountWords = {
  Email: 'البريد الإلكتروني',
  'Your account': 'حسابك',
  'Sign in': 'تسجيل الدخول',
  'Create an account': 'إنشاء حساب',
  'We send a link to this address. With its press you can sign in.':
    'نرسل رابطًا إلى هذا العنوان. بعد فتحه يمكنك تسجيل الدخول.',
  'Confirm your account': 'تأكيد حسابك',
  'With the password that you have chosen for it.': 'بكلمة المرور التي اخترتها له.',
  Confirm: 'تأكيد',
  'Choose a new password': 'اختر كلمة مرور جديدة',
  'We send a link for that, if this address has an account.':
    'نرسل رابطًا لذلك إن كان لهذا العنوان حساب.',
  'Send the link': 'أرسل الرابط',
  'Change the password': 'تغيير كلمة المرور',
  'Please open your mail': 'يرجى فتح بريدك',
  'If there is something to do, a link is on its way to the address that you have entered.':
    'إن كان هناك ما يلزم، فالرابط في طريقه إلى العنوان الذي أدخلته.',
  'It was used, it is too old, or it is incomplete. You can ask for another one.':
    'استُخدم أو انتهت مدته أو أنه ناقص. يمكنك طلب رابط آخر.',
  'Your account is deleted': 'حُذف حسابك',
  'New password': 'كلمة المرور الجديدة',
  'Present password': 'كلمة المرور الحالية',
  Password: 'كلمة المرور',
  'At least 8 characters.': '8 أحرف على الأقل.',
  'Your account is confirmed. You can sign in now.': 'تأكّد حسابك. يمكنك تسجيل الدخول الآن.',
  'The password has changed. Please sign in with it.': 'تغيّرت كلمة المرور. يرجى تسجيل الدخول بها.',
  'The password has changed. Other browsers are signed out.':
    'تغيّرت كلمة المرور. سُجّل الخروج من المتصفحات الأخرى.',
  'Your name is saved.': 'حُفظ اسمك.',
  'Change your name': 'تغيير اسمك',
  'Save the name': 'احفظ الاسم',
  'Delete the account': 'حذف الحساب',
  'Your orders stay with the shop, as the law wants. The account is gone at once.':
    'تبقى طلباتك لدى المتجر كما يقتضي القانون. يُحذف الحساب فورًا.',
  'Yes, delete my account': 'نعم، احذف حسابي',
  'Your passkeys': 'مفاتيح مرورك',
  'With a passkey you sign in by the lock of your device: a fingerprint, your face or a PIN.':
    'بمفتاح المرور تسجّل الدخول بقفل جهازك: بصمة إصبع أو وجهك أو رقم سري.',
  Passkey: 'مفتاح مرور',
  'Added on {date}': 'أُضيف في {date}',
  'Last used on {date}': 'آخر استخدام في {date}',
  'Not used yet': 'لم يُستخدم بعد',
  Rename: 'تغيير الاسم',
  'Name of the passkey': 'اسم مفتاح المرور',
  'Save the new name': 'احفظ الاسم الجديد',
  'It tells you later on which device it is.': 'يخبرك لاحقًا على أي جهاز هو.',
  'You have no passkeys.': 'ليس لديك مفاتيح مرور.',
  'To add a passkey, you need JavaScript and a browser that has passkeys.':
    'لإضافة مفتاح مرور تحتاج إلى JavaScript ومتصفح يدعم مفاتيح المرور.',
  'Add a passkey': 'أضف مفتاح مرور',
  'Sign in with a passkey': 'تسجيل الدخول بمفتاح مرور',
  'No passkey was added.': 'لم يُضف مفتاح مرور.',
  'No passkey was used.': 'لم يُستخدم مفتاح مرور.',
  'That took too long. Please try again.': 'استغرق ذلك وقتًا طويلًا. يرجى المحاولة مجددًا.',
  'This device has a passkey of your account already.': 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  'That did not work. Please try again.': 'لم ينجح ذلك. يرجى المحاولة مجددًا.',
  'The passkey is added.': 'أُضيف مفتاح المرور.',
  'The passkey is renamed.': 'تغيّر اسم مفتاح المرور.',
  'The passkey is removed. Please delete it on your device too.':
    'أُزيل مفتاح المرور. يرجى حذفه من جهازك أيضًا.',
} as const;
