/** The words of the page of a subscription. */
export const subscriptionWords = {
  'It renews by itself.': 'يتجدد تلقائيًا.',
  'The last payment was declined. We try again on {date}.':
    'رُفضت آخر دفعة. سنحاول مرة أخرى في {date}.',
  'It is paused: nothing is charged until you resume it.':
    'إنه متوقف مؤقتًا: لن يُحصَّل أي مبلغ حتى تستأنفه.',
  'It is cancelled: nothing more is charged.': 'إنه ملغى: لن يُحصَّل أي مبلغ آخر.',
  'All that was agreed is paid, and it has ended.': 'دُفع كل ما اتُّفق عليه وانتهى الاشتراك.',
  'The next order is late: we could not make it yet. Nothing was charged, and we try again every day.':
    'تأخر الطلب التالي: لم نتمكن من تنفيذه بعد. لم يُحصَّل أي مبلغ، ونحاول كل يوم.',
  'Next order on': 'الطلب التالي في',
  'Agreed price': 'السعر المتفق عليه',
  'Delivery and tax are added each time. The last order came to {total}.':
    'يُضاف التوصيل والضريبة كل مرة. بلغ الطلب الأخير {total}.',
  'Delivery is added each time. The last order came to {total}.':
    'يُضاف التوصيل كل مرة. بلغ الطلب الأخير {total}.',
  'Orders of this subscription': 'طلبات هذا الاشتراك',
  'Change it': 'غيّره',
  Pause: 'إيقاف مؤقت',
  Resume: 'استئناف',
  'Skip the next order': 'تخطي الطلب التالي',
  'Cancel the subscription': 'إلغاء الاشتراك',
  'Cancel this subscription?': 'هل تريد إلغاء هذا الاشتراك؟',
  'Nothing more is charged, and what is paid is still sent. You can also pause it, or skip one order.':
    'لن يُحصَّل أي مبلغ آخر، وما دُفع ثمنه يُرسل إليك. يمكنك أيضًا إيقافه مؤقتًا أو تخطي طلب واحد.',
  'Yes, cancel it': 'نعم، ألغه',
  'Keep it': 'الاحتفاظ به',
  'Your subscription is paused.': 'اشتراكك متوقف مؤقتًا.',
  'Your subscription goes on.': 'اشتراكك مستمر.',
  'The next order is skipped.': 'سيتم تخطي الطلب التالي.',
  'Your subscription is cancelled.': 'اشتراكك ملغى.',
  'The subscription has changed meanwhile. Please look at it again.':
    'تغيّر الاشتراك في هذه الأثناء. يرجى النظر فيه مرة أخرى.',
  'See or change it': 'عرضه أو تغييره',
  'Your subscriptions': 'اشتراكاتك',
  'Next order on {date}': 'الطلب التالي في {date}',
  'Open the link in your e-mail': 'افتح الرابط في بريدك الإلكتروني',
  'This browser does not know the subscription. The link in our latest e-mail about it opens it here, once, within a week.':
    'هذا المتصفح لا يعرف الاشتراك. الرابط في أحدث رسائلنا عنه يفتحه هنا، مرة واحدة، خلال أسبوع.',
  'It was used, it is too old, or it is incomplete.':
    'لقد استُخدم، أو انتهت صلاحيته، أو هو غير مكتمل.',
  'This link opens your subscription in this browser. It works once.':
    'يفتح هذا الرابط اشتراكك في هذا المتصفح. يعمل مرة واحدة.',
  'Show my subscription': 'اعرض اشتراكي',
  'The next order goes to this address.': 'يُرسل الطلب القادم إلى هذا العنوان.',
  'It applies from the next order on. Delivery and tax are calculated for the new address.':
    'يسري ذلك ابتداءً من الطلب القادم. تُحسب رسوم التوصيل والضريبة للعنوان الجديد.',
  'Change the payment method': 'تغيير طريقة الدفع',
  'Further orders are paid with this payment method.': 'تُدفع الطلبات القادمة بهذه الطريقة.',
  'It applies from the next order on. Nothing is charged now.':
    'يسري ذلك ابتداءً من الطلب القادم. لا يُحصَّل أي مبلغ الآن.',
  'The payment that was declined is tried again at once.': 'تُعاد محاولة الدفعة المرفوضة فورًا.',
  'Use this payment method': 'الدفع بهذه الطريقة من الآن فصاعدًا',
  'You are back from your bank. Nothing has changed yet: press the button below.':
    'عدت من مصرفك. لم يتغير شيء بعد: اضغط الزر أدناه.',
} as const;
