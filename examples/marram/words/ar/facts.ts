/** Size, materials and care, by English text. */
export const facts: Readonly<Record<string, string>> = {
  'Small: 8 cm high, 200 ml. Large: 10 cm high, 350 ml.':
    'الصغير: ارتفاعه 8 سم وسعته 200 مل. الكبير: ارتفاعه 10 سم وسعته 350 مل.',
  'Speckled stoneware, glazed inside and out; the foot is bare.':
    'خزف حجري منقّط، مزجّج من الداخل والخارج، وقاعدته بلا تزجيج.',
  'Dishwasher and microwave are fine. No oven, no open flame.':
    'يصلح لغسالة الصحون والميكروويف، ولا يصلح للفرن ولا للهب المباشر.',
  '26 cm across, 10 cm high.': 'القطر 26 سم، والارتفاع 10 سم.',
  '14 cm high, 22 cm from spout to handle, 900 ml.':
    'الارتفاع 14 سم، ومن الصنبور إلى المقبض 22 سم، والسعة 900 مل.',
  'Stoneware, an oak knob, a steel strainer.': 'خزف حجري، ومقبض من البلوط، ومصفاة من الفولاذ.',
  'Rinse by hand; the strainer lifts out.': 'يُشطف باليد، ويمكن رفع المصفاة منه.',
  '27 cm across, 3 cm high.': 'القطر 27 سم، والارتفاع 3 سم.',
  'Small: 18 cm high. Tall: 30 cm high. The neck is 3 cm wide.':
    'الصغيرة: ارتفاعها 18 سم. الطويلة: ارتفاعها 30 سم. عرض العنق 3 سم.',
  'Stoneware, glazed inside, so that it holds water.':
    'خزف حجري مزجّج من الداخل، فلا يتسرّب منه الماء.',
  'A bottle brush and warm water.': 'تُنظّف بفرشاة قوارير وماء دافئ.',
  '9 cm high, 11 cm across.': 'الارتفاع 9 سم، والقطر 11 سم.',
  'Stoneware with a lid of oiled oak.': 'خزف حجري بغطاء من البلوط المدهون بالزيت.',
  'Wipe the lid; do not soak it.': 'امسح الغطاء ولا تنقعه.',
  'Single: 130 by 180 cm. Double: 180 by 220 cm.': 'المفرد: 130 × 180 سم. المزدوج: 180 × 220 سم.',
  'Lambswool, undyed or plant-dyed.': 'صوف حملان غير مصبوغ أو مصبوغ بأصباغ نباتية.',
  'Air it rather than wash it; wool programme if you must.':
    'الأفضل تهويتها لا غسلها، وعند الحاجة ببرنامج الصوف.',
  '50 by 70 cm.': '50 × 70 سم.',
  'Linen, 220 g/m².': 'كتّان، 220 غ/م².',
  'Wash at 40 °C, dry on the line, iron damp or not at all.':
    'يُغسل على 40 °م، ويُجفّف على الحبل، ويُكوى رطبًا أو لا يُكوى.',
  '50 by 50 cm.': '50 × 50 سم.',
  'Stone-washed linen; the filling is duck feather.': 'كتّان مغسول بالحجر، والحشو من ريش البط.',
  'Hand: 50 by 90 cm. Bath: 80 by 150 cm.': 'لليدين: 50 × 90 سم. للاستحمام: 80 × 150 سم.',
  'Long-staple cotton, 380 g/m².': 'قطن طويل التيلة، 380 غ/م².',
  'Wash at 60 °C without softener.': 'تُغسل على 60 °م بلا منعّم.',
  '38 cm high, 42 cm wide, 14 cm deep; handles of 60 cm.':
    'الارتفاع 38 سم، والعرض 42 سم، والعمق 14 سم، وطول الحمّالة 60 سم.',
  'Sixteen-ounce cotton canvas, printed by hand.': 'قماش قطني بوزن 16 أونصة، مطبوع يدويًا.',
  'Sponge it; a machine takes the print.': 'تُنظّف بإسفنجة، فالغسالة تُذهب الطباعة.',
  '88 cm long, 70 cm wide; one size with a long tie.':
    'الطول 88 سم، والعرض 70 سم. مقاس واحد برباط طويل.',
  'Cotton drill, brass rivets.': 'قطن متين ومسامير من النحاس الأصفر.',
  'Wash at 40 °C with dark things.': 'تُغسل على 40 °م مع الملابس الداكنة.',
  '38 cm high, the shade is 26 cm across; a cord of 2 m.':
    'الارتفاع 38 سم، وقطر المظلة 26 سم، وطول السلك 2 م.',
  'Spun steel, powder-coated. With a warm LED bulb, E27.':
    'فولاذ مشكّل ومطلي بالمسحوق، مع لمبة LED دافئة بقاعدة E27.',
  'Dust it with a dry cloth.': 'يُمسح الغبار عنه بقطعة قماش جافة.',
  'Small: 35 cm across. Large: 60 cm. A cord of 2 m.':
    'الصغير: قطره 35 سم. الكبير: قطره 60 سم. طول السلك 2 م.',
  'Mulberry paper on bamboo; the bulb is not included.': 'ورق توت على خيزران، واللمبة غير مشمولة.',
  'A soft brush.': 'يُنظّف بفرشاة ناعمة.',
  '12 cm high; the glass holds 600 ml.': 'الارتفاع 12 سم، وسعة الزجاج 600 مل.',
  'Porcelain and borosilicate glass.': 'بورسلان وزجاج بوروسيليكات.',
  '22 cm high, 1.8 litres.': 'الارتفاع 22 سم، والسعة 1.8 لتر.',
  'Enamelled steel with an ash handle.': 'فولاذ مطلي بالمينا، بمقبض من خشب الدردار.',
  'Descale with vinegar. Dry a chip, and it does not rust.':
    'تُزال الترسّبات بالخل. جفّف موضع أي تقشّر فلا يصدأ.',
  '28 to 32 cm long.': 'الطول من 28 إلى 32 سم.',
  'Olive wood.': 'خشب الزيتون.',
  'Wash by hand, dry at once, and oil it when it looks thirsty.':
    'يُغسل باليد ويُجفّف فورًا، ويُدهن بالزيت حين يبدو جافًا.',
  '60 cm with four pegs, or 90 cm with six; 9 cm high.':
    '60 سم بأربعة مشاجب، أو 90 سم بستة. الارتفاع 9 سم.',
  'Solid oak, ash pegs. Fixings are in the box.':
    'بلوط صلب ومشاجب من الدردار، ولوازم التثبيت في العلبة.',
  '44 cm high, 34 cm across.': 'الارتفاع 44 سم، والقطر 34 سم.',
  'Solid oak.': 'بلوط صلب.',
  'A5, 160 pages.': 'مقاس A5، في 160 صفحة.',
  'Uncoated paper, 100 g/m², bound in cloth.': 'ورق غير مصقول، 100 غ/م²، بتجليد من القماش.',
  'None: it may look used.': 'لا شيء: جماله في آثار الاستعمال.',
  '40 by 56 cm; framed, 44 by 60 cm.': '40 × 56 سم، ومع الإطار 44 × 60 سم.',
  'Five colours on cotton paper, 300 g/m². Frames have museum glass.':
    'خمسة ألوان على ورق قطني، 300 غ/م². الإطارات بزجاج المتاحف.',
  'Hang it out of the sun.': 'تُعلّق بعيدًا عن الشمس.',
};
