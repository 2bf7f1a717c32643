import type { Translations } from '../../seeds.js';

/** The site and its terms in Arabic. */
export const site: Translations = {
  'The Old Net Loft, Quay Lane. Open Wednesday to Saturday, ten to five.':
    'The Old Net Loft, Quay Lane.‎ نفتح من الأربعاء إلى السبت، من العاشرة إلى الخامسة.',
  'Everyday things, made slowly': 'أشياء لكل يوم، صُنعت على مهل',
  'Stoneware, linen, lamps, paper and coffee from a small workshop on the coast, made to be used every day.':
    'خزف وكتّان ومصابيح وورق وقهوة من ورشة صغيرة على الساحل، صُنعت للاستخدام كل يوم.',
  Standard: 'عادي',
  Tracked: 'مع التتبّع',
  VAT: 'ضريبة القيمة المضافة',
  'Consumption tax': 'ضريبة الاستهلاك',
  Express: 'سريع',
  '2 working days': 'يوما عمل',
  '3 to 5 working days': '3 إلى 5 أيام عمل',
  '4 to 7 working days': '4 إلى 7 أيام عمل',
  '5 to 8 working days': '5 إلى 8 أيام عمل',
  '7 to 12 working days': '7 إلى 12 يوم عمل',
  'Next working day': 'يوم العمل التالي',
};
