import type { Translations } from '../../seeds.js';

/** The templates and the descriptions of pages in Japanese. */
export const pages: Translations = {
  'A letter when the kiln is opened': '窯出しのお便り',
  'What came out whole, what is back, and one thing we learned. Four times a year, and one press ends it.':
    '無事に焼き上がったもの、再入荷したもの、新しく学んだことをお届けします。年4回、いつでもワンクリックで停止できます。',
  'A lamp, a vase of dry grass, a mug and a bowl in afternoon light.':
    '午後の光の中のランプ、枯れ草の花瓶、マグカップとボウル。',
  'See what is on the table': '食卓の品を見る',
  'A bowl that broke, a size you miss, a wedding list: one of the four of us reads it and answers by hand, mostly within two days.':
    '割れてしまったボウル、欲しいサイズ、結婚のお祝いリスト。4人のうちの誰かが読み、たいてい2日以内に直接お返事します。',
  'The shop': 'ショップ',
  'The Old Net Loft, Quay Lane': 'The Old Net Loft, Quay Lane',
  Open: '営業時間',
  'Wednesday to Saturday, ten to five': '水曜から土曜、10時から17時',
  'Something made for you': 'オーダーメイド',
  'Tell us about your commission': 'ご依頼の内容をお聞かせください',
  'We are not reading letters just now. Come by the loft instead.':
    'ただいまお問い合わせを受け付けておりません。お店へお越しください。',
  'Write to Marram, or come by the loft above the quay.':
    'Marramへのお問い合わせ。岸壁の上のお店にもお越しください。',
  'Who makes the things at Marram, where, and how.':
    'Marramの品を、誰が、どこで、どのように作っているか。',
  'A shop named after a grass': '草の名前のお店',
  'Marram grows where nothing else will, and holds the dune together while it does. We liked that.':
    'マーラム草は、ほかに何も育たない場所に育ち、砂丘をつなぎとめます。そこが気に入りました。',
  'There are four of us, in what used to be a net loft above the quay. Downstairs are two wheels and a kiln; upstairs is the shop, a press, and the best light in town.':
    '私たちは4人。岸壁の上の、かつて漁網を置いていた屋根裏にいます。階下にはろくろ2台と窯、階上にはお店と印刷機、そして町で一番よい光があります。',
  'Half of what we sell we make ourselves. The rest comes from people we visit: a mill, a basket of beekeepers, a carpenter who makes one stool at a time. If something runs out, it is because someone is making the next one properly.':
    '商品の半分は自分たちで作っています。残りは、私たちが訪ねた人たちの手によるもの。織物工場、養蜂家の方々、スツールを一脚ずつ作る木工職人。品切れのときは、誰かが次のひとつを丁寧に作っているところです。',
  'We pack in paper and post on weekdays. If a thing breaks, write to us before you throw it away; we mend what we can.':
    '紙で包み、平日に発送します。壊れてしまったら、捨てる前にご連絡ください。直せるものは直します。',
  'As an example of a site this one has three more pages:':
    '見本のサイトとして、ほかに3つのページがあります。',
  'A cover page': '表紙のページ',
  'A page with a password': 'パスワード付きのページ',
  'A specimen sheet of everything its templates can print': 'テンプレートで出力できるものの見本',
  'Come and throw a pot': 'ろくろを体験する',
  'A freshly thrown clay pot on a potter’s wheel.': 'ろくろの上の、挽きたての粘土の器。',
};
