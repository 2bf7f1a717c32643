/** The pages of text in other languages, by language and English text. Posts, events and albums stay as they were written. */
export const contentWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    'Looking after things': 'Pflegehinweise',
    'Stoneware, linen, oak and brass: what they like and what they do not.':
      'Steinzeug, Leinen, Eiche und Messing: was sie mögen und was nicht.',
    '<strong>Stoneware</strong> goes in the dishwasher and the microwave. A bare foot that took on the colour of tea comes clean with baking soda.':
      '<strong>Steinzeug</strong> darf in die Spülmaschine und in die Mikrowelle. Ein unglasierter Fuß, der die Farbe von Tee angenommen hat, wird mit Natron wieder sauber.',
    '<strong>Linen</strong> is washed hot once, then at 40 degrees. It shrinks the first time and never again.':
      '<strong>Leinen</strong> wird einmal heiß gewaschen, danach bei 40 Grad. Beim ersten Mal läuft es ein und dann nie wieder.',
    '<strong>Oak and olive wood</strong> are wiped, not soaked, and oiled twice a year.':
      '<strong>Eiche und Olivenholz</strong> werden abgewischt, nicht eingeweicht, und zweimal im Jahr geölt.',
    '<strong>Brass seams</strong> of mended things keep out of the dishwasher.':
      '<strong>Messingnähte</strong> geflickter Stücke gehören nicht in die Spülmaschine.',
  },
  ar: {
    'Looking after things': 'العناية بالمنتجات',
    'Stoneware, linen, oak and brass: what they like and what they do not.':
      'الخزف الحجري والكتّان والبلوط والنحاس: ما يناسبها وما لا يناسبها.',
    '<strong>Stoneware</strong> goes in the dishwasher and the microwave. A bare foot that took on the colour of tea comes clean with baking soda.':
      '<strong>الخزف الحجري</strong> يصلح لغسالة الصحون والميكروويف. وإذا اكتسبت القاعدة غير المزجّجة لون الشاي فنظّفها ببيكربونات الصوديوم.',
    '<strong>Linen</strong> is washed hot once, then at 40 degrees. It shrinks the first time and never again.':
      '<strong>الكتّان</strong> يُغسل مرة واحدة بماء ساخن، ثم على 40 درجة. ينكمش في المرة الأولى ولا ينكمش بعدها أبدًا.',
    '<strong>Oak and olive wood</strong> are wiped, not soaked, and oiled twice a year.':
      '<strong>البلوط وخشب الزيتون</strong> يُمسحان ولا يُنقعان، ويُدهنان بالزيت مرتين في السنة.',
    '<strong>Brass seams</strong> of mended things keep out of the dishwasher.':
      '<strong>خطوط النحاس</strong> في القطع المرمّمة لا توضع في غسالة الصحون.',
  },
  ja: {
    'Looking after things': 'お手入れ方法',
    'Stoneware, linen, oak and brass: what they like and what they do not.':
      '炻器、リネン、オーク、真鍮。それぞれの好むこと、苦手なこと。',
    '<strong>Stoneware</strong> goes in the dishwasher and the microwave. A bare foot that took on the colour of tea comes clean with baking soda.':
      '<strong>炻器</strong>は食洗機と電子レンジで使えます。素焼きの高台にお茶の色が付いたら、重曹できれいになります。',
    '<strong>Linen</strong> is washed hot once, then at 40 degrees. It shrinks the first time and never again.':
      '<strong>リネン</strong>は一度だけ熱い湯で洗い、以後は40度で洗います。縮むのは最初の一度だけです。',
    '<strong>Oak and olive wood</strong> are wiped, not soaked, and oiled twice a year.':
      '<strong>オークとオリーブの木</strong>は水に浸けずに拭き、年に2回オイルを塗ります。',
    '<strong>Brass seams</strong> of mended things keep out of the dishwasher.':
      '<strong>真鍮の継ぎ目</strong>のある品は、食洗機に入れないでください。',
  },
};
