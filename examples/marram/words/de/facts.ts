/** Size, materials and care, by English text. */
export const facts: Readonly<Record<string, string>> = {
  'Small: 8 cm high, 200 ml. Large: 10 cm high, 350 ml.':
    'Klein: 8 cm hoch, 200 ml. Groß: 10 cm hoch, 350 ml.',
  'Speckled stoneware, glazed inside and out; the foot is bare.':
    'Gesprenkeltes Steinzeug, innen und außen glasiert; der Fuß ist unglasiert.',
  'Dishwasher and microwave are fine. No oven, no open flame.':
    'Für Spülmaschine und Mikrowelle geeignet. Nicht für den Backofen oder offenes Feuer.',
  '26 cm across, 10 cm high.': '26 cm Durchmesser, 10 cm hoch.',
  '14 cm high, 22 cm from spout to handle, 900 ml.':
    '14 cm hoch, 22 cm von der Tülle bis zum Henkel, 900 ml.',
  'Stoneware, an oak knob, a steel strainer.':
    'Steinzeug, ein Knauf aus Eiche, ein Sieb aus Edelstahl.',
  'Rinse by hand; the strainer lifts out.': 'Von Hand ausspülen; das Sieb lässt sich herausnehmen.',
  '27 cm across, 3 cm high.': '27 cm Durchmesser, 3 cm hoch.',
  'Small: 18 cm high. Tall: 30 cm high. The neck is 3 cm wide.':
    'Klein: 18 cm hoch. Hoch: 30 cm hoch. Der Hals ist 3 cm weit.',
  'Stoneware, glazed inside, so that it holds water.':
    'Steinzeug, innen glasiert und damit wasserdicht.',
  'A bottle brush and warm water.': 'Mit Flaschenbürste und warmem Wasser reinigen.',
  '9 cm high, 11 cm across.': '9 cm hoch, 11 cm Durchmesser.',
  'Stoneware with a lid of oiled oak.': 'Steinzeug mit einem Deckel aus geölter Eiche.',
  'Wipe the lid; do not soak it.': 'Den Deckel abwischen, nicht einweichen.',
  'Single: 130 by 180 cm. Double: 180 by 220 cm.': 'Einzel: 130 × 180 cm. Doppel: 180 × 220 cm.',
  'Lambswool, undyed or plant-dyed.': 'Lammwolle, ungefärbt oder pflanzengefärbt.',
  'Air it rather than wash it; wool programme if you must.':
    'Lieber lüften als waschen; wenn nötig, im Wollprogramm.',
  '50 by 70 cm.': '50 × 70 cm.',
  'Linen, 220 g/m².': 'Leinen, 220 g/m².',
  'Wash at 40 °C, dry on the line, iron damp or not at all.':
    'Bei 40 °C waschen, an der Leine trocknen, feucht bügeln oder gar nicht.',
  '50 by 50 cm.': '50 × 50 cm.',
  'Stone-washed linen; the filling is duck feather.':
    'Stonewashed-Leinen; die Füllung besteht aus Entenfedern.',
  'Hand: 50 by 90 cm. Bath: 80 by 150 cm.': 'Handtuch: 50 × 90 cm. Badetuch: 80 × 150 cm.',
  'Long-staple cotton, 380 g/m².': 'Langstapelige Baumwolle, 380 g/m².',
  'Wash at 60 °C without softener.': 'Bei 60 °C ohne Weichspüler waschen.',
  '38 cm high, 42 cm wide, 14 cm deep; handles of 60 cm.':
    '38 cm hoch, 42 cm breit, 14 cm tief; Henkel von 60 cm.',
  'Sixteen-ounce cotton canvas, printed by hand.':
    'Baumwollcanvas von sechzehn Unzen, von Hand bedruckt.',
  'Sponge it; a machine takes the print.':
    'Mit einem Schwamm reinigen; in der Maschine leidet der Druck.',
  '88 cm long, 70 cm wide; one size with a long tie.':
    '88 cm lang, 70 cm breit; Einheitsgröße mit langem Band.',
  'Cotton drill, brass rivets.': 'Baumwolldrell, Nieten aus Messing.',
  'Wash at 40 °C with dark things.': 'Bei 40 °C mit dunkler Wäsche waschen.',
  '38 cm high, the shade is 26 cm across; a cord of 2 m.':
    '38 cm hoch, Schirm mit 26 cm Durchmesser; Kabel von 2 m.',
  'Spun steel, powder-coated. With a warm LED bulb, E27.':
    'Gedrückter Stahl, pulverbeschichtet. Mit warmweißer LED-Lampe, E27.',
  'Dust it with a dry cloth.': 'Mit einem trockenen Tuch abstauben.',
  'Small: 35 cm across. Large: 60 cm. A cord of 2 m.':
    'Klein: 35 cm Durchmesser. Groß: 60 cm. Kabel von 2 m.',
  'Mulberry paper on bamboo; the bulb is not included.':
    'Maulbeerpapier auf Bambus; das Leuchtmittel ist nicht enthalten.',
  'A soft brush.': 'Mit einem weichen Pinsel entstauben.',
  '12 cm high; the glass holds 600 ml.': '12 cm hoch; das Glas fasst 600 ml.',
  'Porcelain and borosilicate glass.': 'Porzellan und Borosilikatglas.',
  '22 cm high, 1.8 litres.': '22 cm hoch, 1,8 Liter.',
  'Enamelled steel with an ash handle.': 'Emaillierter Stahl mit einem Griff aus Esche.',
  'Descale with vinegar. Dry a chip, and it does not rust.':
    'Mit Essig entkalken. Abgeplatzte Stellen abtrocknen, dann rosten sie nicht.',
  '28 to 32 cm long.': '28 bis 32 cm lang.',
  'Olive wood.': 'Olivenholz.',
  'Wash by hand, dry at once, and oil it when it looks thirsty.':
    'Von Hand spülen, sofort abtrocknen und ölen, wenn das Holz durstig aussieht.',
  '60 cm with four pegs, or 90 cm with six; 9 cm high.':
    '60 cm mit vier Haken oder 90 cm mit sechs; 9 cm hoch.',
  'Solid oak, ash pegs. Fixings are in the box.':
    'Massive Eiche, Haken aus Esche. Befestigungsmaterial liegt bei.',
  '44 cm high, 34 cm across.': '44 cm hoch, 34 cm Durchmesser.',
  'Solid oak.': 'Massive Eiche.',
  'A5, 160 pages.': 'A5, 160 Seiten.',
  'Uncoated paper, 100 g/m², bound in cloth.':
    'Ungestrichenes Papier, 100 g/m², in Leinen gebunden.',
  'None: it may look used.': 'Keine: Man darf ihm ansehen, dass es benutzt wird.',
  '40 by 56 cm; framed, 44 by 60 cm.': '40 × 56 cm; gerahmt 44 × 60 cm.',
  'Five colours on cotton paper, 300 g/m². Frames have museum glass.':
    'Fünf Farben auf Baumwollpapier, 300 g/m². Die Rahmen haben Museumsglas.',
  'Hang it out of the sun.': 'Nicht in die Sonne hängen.',
};
