import type { ShopWords } from '../../server/index.js';

/** The words of a shop with those of what every new shop has. */
export const withFirstWords = (words: ShopWords = {}): ShopWords =>
  Object.fromEntries(
    [...new Set([...Object.keys(firstWords), ...Object.keys(words)])].map((language) => {
      const { [language]: first } = firstWords;
      const { [language]: own } = words;
      const site = { ...first?.site, ...own?.site };
      return [language, { ...own, site, forms: { ...first?.forms, ...own?.forms } }];
    }),
  );

/** The forms and the delivery of a new shop in other languages. */
const firstWords: ShopWords = {
  de: {
    site: { Standard: 'Standard' },
    forms: {
      'Write to us': 'Schreiben Sie uns',
      'Your name': 'Ihr Name',
      Email: 'E-Mail',
      'Only to answer you.': 'Nur, um Ihnen zu antworten.',
      Message: 'Nachricht',
      Send: 'Senden',
      'Thank you. We read every letter and answer as soon as we can.':
        'Vielen Dank. Wir lesen jeden Brief und antworten, so bald wir können.',
      'Letters from the shop': 'Briefe aus dem Shop',
      'you@example.com': 'sie@example.com',
      'Sign up': 'Anmelden',
      'Please open the mail we have sent you. One press on its link, and the letters come.':
        'Bitte öffnen Sie die E-Mail, die wir Ihnen geschickt haben. Ein Klick auf den Link, und die Briefe kommen.',
      'Each letter has a link that ends them.': 'Jeder Brief hat einen Link, der sie beendet.',
      'Gift note': 'Geschenkkarte',
    },
  },
  ar: {
    site: { Standard: 'عادي' },
    forms: {
      'Write to us': 'راسلنا',
      'Your name': 'اسمك',
      Email: 'البريد الإلكتروني',
      'Only to answer you.': 'للرد عليك فقط.',
      Message: 'الرسالة',
      Send: 'إرسال',
      'Thank you. We read every letter and answer as soon as we can.':
        'شكرًا لك. نقرأ كل رسالة ونجيب في أقرب وقت ممكن.',
      'Letters from the shop': 'رسائل من المتجر',
      'you@example.com': 'you@example.com',
      'Sign up': 'اشتراك',
      'Please open the mail we have sent you. One press on its link, and the letters come.':
        'افتح من فضلك الرسالة التي أرسلناها إليك. ضغطة واحدة على رابطها وتصلك رسائلنا.',
      'Each letter has a link that ends them.': 'في كل رسالة رابط يوقفها.',
      'Gift note': 'بطاقة الهدية',
    },
  },
  ja: {
    site: { Standard: '通常配送' },
    forms: {
      'Write to us': 'お問い合わせ',
      'Your name': 'お名前',
      Email: 'メールアドレス',
      'Only to answer you.': 'ご返信のためだけに使用します。',
      Message: 'メッセージ',
      Send: '送信する',
      'Thank you. We read every letter and answer as soon as we can.':
        'ありがとうございます。いただいたお手紙はすべて読み、できるだけ早くお返事します。',
      'Letters from the shop': 'ショップからのお便り',
      'you@example.com': 'you@example.com',
      'Sign up': '登録する',
      'Please open the mail we have sent you. One press on its link, and the letters come.':
        'お送りしたメールを開き、リンクを1回押してください。お便りの配信が始まります。',
      'Each letter has a link that ends them.': 'どのお便りにも配信停止のリンクがあります。',
      'Gift note': 'ギフトカードの言葉',
    },
  },
};
