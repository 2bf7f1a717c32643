/** Size, materials and care, by English text. */
export const facts: Readonly<Record<string, string>> = {
  'Small: 8 cm high, 200 ml. Large: 10 cm high, 350 ml.':
    '小：高さ8 cm、容量200 ml。大：高さ10 cm、容量350 ml。',
  'Speckled stoneware, glazed inside and out; the foot is bare.':
    '斑点入りの炻器。内外とも施釉、高台は素焼きのままです。',
  'Dishwasher and microwave are fine. No oven, no open flame.':
    '食洗機と電子レンジで使えます。オーブンと直火は不可です。',
  '26 cm across, 10 cm high.': '直径26 cm、高さ10 cm。',
  '14 cm high, 22 cm from spout to handle, 900 ml.':
    '高さ14 cm、注ぎ口から持ち手まで22 cm、容量900 ml。',
  'Stoneware, an oak knob, a steel strainer.': '炻器、オークのつまみ、スチールの茶こし。',
  'Rinse by hand; the strainer lifts out.': '手洗いしてください。茶こしは取り外せます。',
  '27 cm across, 3 cm high.': '直径27 cm、高さ3 cm。',
  'Small: 18 cm high. Tall: 30 cm high. The neck is 3 cm wide.':
    '小：高さ18 cm。トール：高さ30 cm。口の幅は3 cm。',
  'Stoneware, glazed inside, so that it holds water.':
    '炻器。内側に施釉しているので水を入れられます。',
  'A bottle brush and warm water.': 'ボトルブラシとぬるま湯で洗ってください。',
  '9 cm high, 11 cm across.': '高さ9 cm、直径11 cm。',
  'Stoneware with a lid of oiled oak.': '炻器。蓋はオイル仕上げのオーク。',
  'Wipe the lid; do not soak it.': '蓋は拭いてください。水に浸けないでください。',
  'Single: 130 by 180 cm. Double: 180 by 220 cm.': 'シングル：130 × 180 cm。ダブル：180 × 220 cm。',
  'Lambswool, undyed or plant-dyed.': 'ラムウール（無染色または草木染め）。',
  'Air it rather than wash it; wool programme if you must.':
    '洗うより風に当てるのがおすすめです。洗う場合はウールコースで。',
  '50 by 70 cm.': '50 × 70 cm。',
  'Linen, 220 g/m².': 'リネン、220 g/m²。',
  'Wash at 40 °C, dry on the line, iron damp or not at all.':
    '40 °Cで洗い、吊り干しします。アイロンは湿っているうちに、またはかけずにお使いください。',
  '50 by 50 cm.': '50 × 50 cm。',
  'Stone-washed linen; the filling is duck feather.':
    'ストーンウォッシュのリネン。中材はダックフェザー。',
  'Hand: 50 by 90 cm. Bath: 80 by 150 cm.': 'ハンドタオル：50 × 90 cm。バスタオル：80 × 150 cm。',
  'Long-staple cotton, 380 g/m².': '長繊維コットン、380 g/m²。',
  'Wash at 60 °C without softener.': '60 °Cで、柔軟剤を使わずに洗ってください。',
  '38 cm high, 42 cm wide, 14 cm deep; handles of 60 cm.':
    '高さ38 cm、幅42 cm、マチ14 cm。持ち手60 cm。',
  'Sixteen-ounce cotton canvas, printed by hand.': '16オンスのコットンキャンバスに手刷り。',
  'Sponge it; a machine takes the print.':
    'スポンジで拭いてください。洗濯機ではプリントが落ちます。',
  '88 cm long, 70 cm wide; one size with a long tie.':
    '丈88 cm、幅70 cm。長いひもの付いたフリーサイズ。',
  'Cotton drill, brass rivets.': 'コットンドリル、真鍮のリベット。',
  'Wash at 40 °C with dark things.': '濃い色のものと一緒に40 °Cで洗ってください。',
  '38 cm high, the shade is 26 cm across; a cord of 2 m.':
    '高さ38 cm、シェードの直径26 cm、コード2 m。',
  'Spun steel, powder-coated. With a warm LED bulb, E27.':
    'へら絞りのスチールに粉体塗装。電球色のLED電球（E27）付き。',
  'Dust it with a dry cloth.': '乾いた布でほこりを払ってください。',
  'Small: 35 cm across. Large: 60 cm. A cord of 2 m.': '小：直径35 cm。大：直径60 cm。コード2 m。',
  'Mulberry paper on bamboo; the bulb is not included.': '竹の骨に楮紙。電球は付属しません。',
  'A soft brush.': '柔らかいブラシで払ってください。',
  '12 cm high; the glass holds 600 ml.': '高さ12 cm、ガラスの容量600 ml。',
  'Porcelain and borosilicate glass.': '磁器と耐熱ガラス（ホウケイ酸ガラス）。',
  '22 cm high, 1.8 litres.': '高さ22 cm、容量1.8リットル。',
  'Enamelled steel with an ash handle.': 'ホーロー引きのスチール、持ち手はアッシュ。',
  'Descale with vinegar. Dry a chip, and it does not rust.':
    '水垢は酢で落とします。欠けた部分は乾かしておけば錆びません。',
  '28 to 32 cm long.': '長さ28～32 cm。',
  'Olive wood.': 'オリーブの木。',
  'Wash by hand, dry at once, and oil it when it looks thirsty.':
    '手洗いしてすぐに乾かし、乾いて見えたらオイルを塗ってください。',
  '60 cm with four pegs, or 90 cm with six; 9 cm high.':
    '60 cm（フック4本）または90 cm（フック6本）。高さ9 cm。',
  'Solid oak, ash pegs. Fixings are in the box.':
    'オーク無垢材、フックはアッシュ。取り付け金具付き。',
  '44 cm high, 34 cm across.': '高さ44 cm、直径34 cm。',
  'Solid oak.': 'オーク無垢材。',
  'A5, 160 pages.': 'A5判、160ページ。',
  'Uncoated paper, 100 g/m², bound in cloth.': '非塗工紙（100 g/m²）、布装。',
  'None: it may look used.': '特にありません。使い込んだ跡も味わいです。',
  '40 by 56 cm; framed, 44 by 60 cm.': '40 × 56 cm。額装は44 × 60 cm。',
  'Five colours on cotton paper, 300 g/m². Frames have museum glass.':
    'コットン紙（300 g/m²）に5色刷り。額にはミュージアムガラスを使用。',
  'Hang it out of the sun.': '直射日光の当たらない場所に掛けてください。',
};
