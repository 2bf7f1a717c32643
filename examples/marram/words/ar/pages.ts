import type { Translations } from '../../seeds.js';

/** The templates and the descriptions of pages in Arabic. */
export const pages: Translations = {
  'A letter when the kiln is opened': 'رسالة عند فتح الفرن',
  'What came out whole, what is back, and one thing we learned. Four times a year, and one press ends it.':
    'ما خرج سليمًا، وما عاد إلى الرفوف، وشيء تعلّمناه. أربع مرات في السنة، وبضغطة واحدة تلغيها.',
  'A lamp, a vase of dry grass, a mug and a bowl in afternoon light.':
    'مصباح ومزهرية بعشب جاف وكوب ووعاء في ضوء العصر.',
  'See what is on the table': 'شاهد ما على المائدة',
  'A bowl that broke, a size you miss, a wedding list: one of the four of us reads it and answers by hand, mostly within two days.':
    'وعاء انكسر، أو مقاس تفتقده، أو قائمة زفاف: يقرأ رسالتك واحد منا نحن الأربعة ويرد عليها بنفسه، غالبًا خلال يومين.',
  'The shop': 'المتجر',
  'The Old Net Loft, Quay Lane': 'The Old Net Loft, Quay Lane',
  Open: 'أوقات العمل',
  'Wednesday to Saturday, ten to five': 'من الأربعاء إلى السبت، من العاشرة إلى الخامسة',
  'Something made for you': 'شيء يُصنع لك',
  'Tell us about your commission': 'حدّثنا عن القطعة التي تريدها',
  'We are not reading letters just now. Come by the loft instead.':
    'لا نقرأ الرسائل في الوقت الحالي. تفضّل بزيارتنا في المتجر.',
  'Write to Marram, or come by the loft above the quay.':
    'راسل Marram، أو زرنا في المتجر فوق الرصيف.',
  'Who makes the things at Marram, where, and how.': 'من يصنع الأشياء في Marram، وأين، وكيف.',
  'A shop named after a grass': 'متجر سُمّي باسم عشب',
  'Marram grows where nothing else will, and holds the dune together while it does. We liked that.':
    'ينمو عشب الكثبان (marram بالإنجليزية) حيث لا ينمو سواه، ويُمسك الكثيب وهو ينمو. أعجبنا ذلك.',
  'There are four of us, in what used to be a net loft above the quay. Downstairs are two wheels and a kiln; upstairs is the shop, a press, and the best light in town.':
    'نحن أربعة، في ما كان مخزنًا للشباك فوق الرصيف. في الأسفل دولابان وفرن، وفي الأعلى المتجر ومكبس وأجمل ضوء في المدينة.',
  'Half of what we sell we make ourselves. The rest comes from people we visit: a mill, a basket of beekeepers, a carpenter who makes one stool at a time. If something runs out, it is because someone is making the next one properly.':
    'نصنع نصف ما نبيعه بأنفسنا. ويأتي الباقي من أناس نزورهم: مصنع نسيج، وبعض مربّي النحل، ونجار يصنع كرسيًا واحدًا في كل مرة. وإن نفد شيء فلأن أحدًا يصنع القطعة التالية بإتقان.',
  'We pack in paper and post on weekdays. If a thing breaks, write to us before you throw it away; we mend what we can.':
    'نغلّف بالورق ونشحن في أيام العمل. وإذا انكسر شيء فراسلنا قبل أن ترميه، فنحن نرمّم ما نستطيع.',
  'As an example of a site this one has three more pages:':
    'ولأن هذا الموقع مثال، ففيه ثلاث صفحات أخرى:',
  'A cover page': 'صفحة غلاف',
  'A page with a password': 'صفحة بكلمة مرور',
  'A specimen sheet of everything its templates can print':
    'صفحة نماذج لكل ما تستطيع القوالب طباعته',
  'Come and throw a pot': 'تعال وشكّل وعاءً بيديك',
  'A freshly thrown clay pot on a potter’s wheel.': 'وعاء طيني شُكّل للتو على دولاب الخزف.',
};
