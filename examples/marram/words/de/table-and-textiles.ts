import type { ProductWords } from '../types.js';

export const tableAndTextiles: Readonly<Record<string, ProductWords>> = {
  'dune-mug': {
    kind: 'Becher Tasse Kaffeebecher',
    excerpt: 'Gesprenkeltes Steinzeug mit unglasiertem Fuß und einem Henkel für drei Finger.',
    description: [
      'Wir drehen den Dune Mug aus sandigem Steinzeug, glasieren ihn bis kurz über den Fuß und lassen den Rest roh, damit er warm und leicht rau in der Hand liegt.',
      'Der kleine fasst 200 ml, also einen Flat White; der große 350 ml, also einen ganzen Morgen. Beide dürfen in die Spülmaschine und in die Mikrowelle.',
    ],
    alt: 'Ein gesprenkelter Steinzeugbecher in {value} mit unglasiertem Fuß.',
    scenes: {
      use: 'Der Becher mit heißem Tee neben einem Brot auf einem Brett.',
      near: 'Der Rand, die Sprenkel und der unglasierte Fuß aus der Nähe.',
      size: 'Der kleine Becher ist 8 cm hoch, der große 10 cm breit.',
    },
    closer: {
      use: 'Der Becher in {value} mit heißem Tee neben einem Brot auf einem Brett.',
      near: 'Der Rand, die Sprenkel und der unglasierte Fuß des Bechers in {value} aus der Nähe.',
    },
  },
  'tide-bowl': {
    kind: 'Schale Schüssel Salatschüssel',
    excerpt: 'Eine weite Schale auf schmalem Fuß, für Salat, Nudeln oder einen Berg Pflaumen.',
    description: [
      'Die Tide Bowl ist am Rand dünn und am Fuß schwer gedreht: Sie sieht leicht aus und kippt nicht. Sie misst 26 cm und fasst einen Salat für vier.',
      'In den Drehrillen sammelt sich die Glasur etwas dunkler. Keine Schale gleicht ganz der anderen, und genau darum geht es uns.',
    ],
    alt: 'Eine weite gesprenkelte Schale in {value} auf schmalem Fuß.',
    scenes: {
      use: 'Die Schale, gefüllt mit Pflaumen.',
      near: 'Der dünne Rand und die Sprenkel aus der Nähe.',
      size: 'Die Schale ist 26 cm weit und 10 cm hoch.',
    },
  },
  'harbour-teapot': {
    kind: 'Teekanne Kanne',
    excerpt: 'Eine runde grüne Kanne für vier Tassen, mit einer Tülle, die nicht tropft.',
    description: [
      'Elf Tüllen hat es gebraucht, bis eine sauber goss und aufhörte, wenn Sie aufhören. Dies ist die elfte. Der Deckel hat einen gedrechselten Knauf aus Eiche, der kühl bleibt.',
      'Fasst 900 ml. In der Tülle sitzt ein feines Edelstahlsieb; bitte von Hand spülen.',
    ],
    alt: 'Eine runde dunkelgrüne Teekanne mit einem Knauf aus Eiche auf dem Deckel.',
    scenes: {
      use: 'Die Kanne hinter einem Becher mit heißem Tee.',
      near: 'Der Deckel mit seinem Knauf aus Eiche aus der Nähe.',
    },
  },
  'shore-plates': {
    kind: 'Teller Essteller Geschirr',
    excerpt: 'Essteller in vier Farben des Strandes, im Set.',
    description: [
      'Teller mit niedrigem Rand, damit die Soße bleibt, wo sie ist. Jedes Set mischt Meer, Kreide, Muschel und Sand; schreiben Sie es in die Bestellung, wenn Sie lieber eine Farbe möchten.',
      'Jeder Teller misst 27 cm. Sie lassen sich gut stapeln und dürfen in die Spülmaschine.',
    ],
    alt: 'Ein Stapel aus vier Tellern in Meer, Kreide, Muschel und Sand, obenauf ein Olivenzweig.',
  },
  'reed-vase': {
    kind: 'Vase Blumenvase',
    excerpt: 'Eine bauchige Vase mit schmalem Hals, in der trockenes Gras aufrecht steht.',
    description: [
      'Gemacht für das, was Sie von einem Spaziergang mitbringen: drei Halme, ein Zweig, eine Distel. Der schmale Hals hält sie dort, wo Sie sie hinstellen.',
      'Die kleine Vase ist 18 cm hoch, die hohe 30 cm. Beide sind wasserdicht.',
    ],
    alt: 'Eine bauchige Vase in {value} mit vier trockenen Grashalmen.',
    scenes: {
      use: 'Die Vase mit trockenem Gras neben einem Teller.',
      near: 'Der schmale Hals und die Sprenkel aus der Nähe.',
    },
  },
  'salt-cellar': {
    kind: 'Salztopf Salzgefäß Salz',
    excerpt: 'Ein gedrungener Topf für Salz neben dem Herd, mit gedrechseltem Eichendeckel.',
    description: [
      'Der Deckel lässt sich mit einer Hand heben, und mehr haben Sie meist nicht frei. Weit genug für eine Prise, tief genug für eine ganze Packung Meersalz.',
      'Die Eiche ist geölt, nicht lackiert. Bitte abwischen, nicht einweichen.',
    ],
    alt: 'Ein kleiner Topf mit Glasur in Kreide und Meer unter einem gedrechselten Eichendeckel.',
  },
  'marram-throw': {
    kind: 'Decke Wolldecke Überwurf Wolle',
    excerpt: 'Lammwolle mit zwei hellen Streifen und von Hand geknüpften Fransen.',
    description: [
      'Für uns in einer kleinen Weberei aus ungefärbter und pflanzengefärbter Lammwolle gewebt und einmal gebürstet, damit sie weich ist, ohne zu fusseln.',
      'Die Einzeldecke misst 130 × 180 cm und reicht für eine Person auf dem Sofa. Die Doppeldecke misst 180 × 220 cm und reicht für zwei oder für ein Bett. Lieber lüften als waschen.',
    ],
    alt: 'Eine Wolldecke in {value} mit zwei hellen Streifen und Fransen über einer Eichenstange.',
  },
  'linen-tea-towel': {
    kind: 'Geschirrtuch Küchentuch Leinen',
    excerpt:
      'Schweres gewaschenes Leinen mit fünf gewebten Streifen, bereit für sehr viele Gläser.',
    description: [
      'Leinen trocknet Glas, ohne zu fusseln, und wird mit jeder Wäsche besser darin. Unseres wiegt 220 Gramm: so schwer, wie ein Geschirrtuch sein kann, das über Nacht noch trocknet.',
      '50 × 70 cm, mit einer Schlaufe zum Aufhängen.',
    ],
    alt: 'Ein Geschirrtuch aus Leinen mit Streifen in {value} an einem Holzhaken.',
  },
  'linen-cushion': {
    kind: 'Kissen Sofakissen Leinen',
    excerpt: 'Stonewashed-Leinen mit Ziernähten, mit Federn gefüllt oder als Bezug.',
    description: [
      'Ein Kissen mit etwas Gewicht. Der Bezug ist aus Stonewashed-Leinen, mit drei Nähten abgesteppt und mit verdecktem Reißverschluss; die Füllung sind Entenfedern von einem zertifizierten Hof.',
      '50 × 50 cm. Nehmen Sie nur den Bezug, wenn Sie schon ein gutes Kissen haben.',
    ],
    alt: 'Ein quadratisches Leinenkissen in {value} mit drei Ziernähten.',
  },
  'waffle-towels': {
    kind: 'Handtücher Handtuch Badetuch Waffelpiqué',
    excerpt:
      'Tiefe Waffelbaumwolle, die nach dem Bad alles aufsaugt und sich ganz klein falten lässt.',
    description: [
      'Ein Waffelgewebe hat doppelt so viel Oberfläche wie Frottee und halb so viel Volumen. Es trocknet Sie schnell und dann sich selbst, bevor der Nächste aufsteht.',
      'Langstapelige Baumwolle, 380 Gramm, in vier Farben, gepackt, wie sie kommen. Handtücher messen 50 × 90 cm, Badetücher 80 × 150 cm.',
    ],
    alt: 'Vier gefaltete Waffeltücher in Muschel, Knochen, Meer und Schiefer.',
  },
  'market-tote': {
    kind: 'Tasche Einkaufstasche Stofftasche',
    excerpt:
      'Fester Canvas mit aufgedrucktem Grasbüschel und Henkeln, die über einen Mantel reichen.',
    description: [
      'Schwerer Canvas, überall dort doppelt genäht, wo er Gewicht trägt. Die Tasche steht von allein, und das hilft beim Einpacken.',
      'Innen ist ein Fach für Schlüssel und Telefon. Von Hand bedruckt, Tasche für Tasche.',
    ],
    alt: 'Eine Canvastasche in {value}, bedruckt mit einem Büschel Strandhafer.',
  },
  'workshop-apron': {
    kind: 'Schürze Arbeitsschürze',
    excerpt: 'Tintenblauer Drell mit geteilter Tasche, für Gartenschuppen und Küche.',
    description: [
      'Die Schürze, die wir selbst tragen: Baumwolldrell, so schwer wie gute Jeans, ein Nackenband, das nicht zieht, und eine geteilte Tasche: eine Seite für ein Tuch, die andere für alles Übrige.',
      'Wir nähen sie in kleinen Auflagen. Die nächste liegt schon auf dem Tisch.',
    ],
    alt: 'Eine tintenblaue Arbeitsschürze mit geteilter Tasche an einem Haken.',
  },
};
