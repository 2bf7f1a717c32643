/** A product of the sample catalogue in one language. */
interface SampleWords {
  readonly title: string;
  readonly category: string;
  readonly excerpt: string;
}

/** What a new shop says, until its owner writes something else. */
export interface OwnWords {
  readonly tagLine: string;
  readonly description: string;
  readonly seeAll: string;
  readonly about: { readonly heading: string; readonly text: string };
  readonly contact: { readonly heading: string; readonly text: string; readonly closed: string };
  /** The option of the last sample, and its values. */
  readonly colour: { readonly name: string; readonly values: readonly [string, string] };
  readonly samples: readonly [SampleWords, SampleWords, SampleWords];
}

/** By language code. */
export const ownWords: Readonly<Record<string, OwnWords>> = {
  en: {
    tagLine: 'Good things, well chosen',
    description: 'Say here what you sell, and who it is for.',
    seeAll: 'See everything',
    about: { heading: 'About us', text: 'Say here who you are and how you work.' },
    contact: {
      heading: 'Write to us',
      text: 'We read every letter and answer as soon as we can.',
      closed: 'We are not taking letters just now.',
    },
    colour: { name: 'Colour', values: ['Sand', 'Sea'] },
    samples: [
      { title: 'Round bowl', category: 'Table', excerpt: 'A bowl for soup, salad and fruit.' },
      { title: 'Tall cup', category: 'Table', excerpt: 'A cup that keeps tea warm.' },
      {
        title: 'Wool blanket',
        category: 'Home',
        excerpt: 'A blanket for the sofa, in two colours.',
      },
    ],
  },
  de: {
    tagLine: 'Gute Dinge, gut gewählt',
    description: 'Schreiben Sie hier, was Sie verkaufen und für wen.',
    seeAll: 'Alles ansehen',
    about: { heading: 'Über uns', text: 'Schreiben Sie hier, wer Sie sind und wie Sie arbeiten.' },
    contact: {
      heading: 'Schreiben Sie uns',
      text: 'Wir lesen jeden Brief und antworten, so bald wir können.',
      closed: 'Im Moment nehmen wir keine Briefe an.',
    },
    colour: { name: 'Farbe', values: ['Sand', 'Meer'] },
    samples: [
      {
        title: 'Runde Schale',
        category: 'Tisch',
        excerpt: 'Eine Schale für Suppe, Salat und Obst.',
      },
      { title: 'Hoher Becher', category: 'Tisch', excerpt: 'Ein Becher, in dem Tee warm bleibt.' },
      {
        title: 'Wolldecke',
        category: 'Wohnen',
        excerpt: 'Eine Decke für das Sofa, in zwei Farben.',
      },
    ],
  },
  ar: {
    tagLine: 'أشياء جيدة مختارة بعناية',
    description: 'اكتب هنا ما تبيعه ولمن.',
    seeAll: 'عرض كل المنتجات',
    about: { heading: 'من نحن', text: 'اكتب هنا من أنتم وكيف تعملون.' },
    contact: {
      heading: 'راسلنا',
      text: 'نقرأ كل رسالة ونجيب في أقرب وقت ممكن.',
      closed: 'لا نستقبل الرسائل حاليًا.',
    },
    colour: { name: 'اللون', values: ['رملي', 'بحري'] },
    samples: [
      { title: 'وعاء مستدير', category: 'المائدة', excerpt: 'وعاء للحساء والسلطة والفاكهة.' },
      { title: 'كوب طويل', category: 'المائدة', excerpt: 'كوب يحافظ على حرارة الشاي.' },
      { title: 'بطانية صوف', category: 'المنزل', excerpt: 'بطانية للأريكة بلونين.' },
    ],
  },
  ja: {
    tagLine: 'よいものを、ていねいに選んで',
    description: '何を、どなたに販売しているかをここに書いてください。',
    seeAll: 'すべての商品を見る',
    about: { heading: '私たちについて', text: 'どのような店かをここに書いてください。' },
    contact: {
      heading: 'お問い合わせ',
      text: 'いただいたお手紙はすべて読み、できるだけ早くお返事します。',
      closed: 'ただいまお手紙を受け付けていません。',
    },
    colour: { name: '色', values: ['砂色', '海色'] },
    samples: [
      { title: '丸い鉢', category: '食卓', excerpt: 'スープ、サラダ、果物のための鉢。' },
      { title: '背の高いカップ', category: '食卓', excerpt: 'お茶が冷めにくいカップ。' },
      { title: 'ウールの毛布', category: '暮らし', excerpt: 'ソファで使う毛布。二色あります。' },
    ],
  },
};
