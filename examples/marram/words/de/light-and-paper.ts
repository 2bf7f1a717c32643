import type { ProductWords } from '../types.js';

export const lightAndPaper: Readonly<Record<string, ProductWords>> = {
  'lantern-lamp': {
    kind: 'Lampe Tischlampe Leuchte',
    excerpt: 'Ein gedrückter Stahlschirm auf schlankem Fuß, dessen Licht auf dem Tisch bleibt.',
    description: [
      'Der Schirm reicht so weit herab, dass Sie nie die Lampe sehen, nur was sie beleuchtet: ein Buch, einen Teller, Ihr Gegenüber. Der Dimmer sitzt im Kabel, dort, wo Ihre Hand ihn findet.',
      'Gedrückter, pulverbeschichteter Stahl, 38 cm hoch. Mit warmweißem Leuchtmittel und Textilkabel, mit dem Stecker Ihres Landes.',
    ],
    alt: 'Eine leuchtende Tischlampe in {value} mit gewölbtem Stahlschirm.',
  },
  'paper-pendant': {
    kind: 'Lampe Papierlampe Pendelleuchte Hängelampe',
    excerpt:
      'Eine Kugel aus Maulbeerpapier auf Bambusrippen, flach gefaltet, bis Sie sie aufhängen.',
    description: [
      'Maulbeerpapier streut das Licht so gleichmäßig, dass die ganze Kugel zu leuchten scheint. Sie kommt flach wie eine Zeitschrift an und öffnet sich mit einem Zug.',
      'Die kleine Leuchte misst 35 cm, die große 60 cm. Das Kabel, zwei Meter mit Baldachin, ist enthalten; das Leuchtmittel nicht.',
    ],
    alt: 'Eine runde Pendelleuchte aus Papier (Größe: {value}), von innen beleuchtet.',
  },
  'beeswax-tapers': {
    kind: 'Kerzen Kerze Bienenwachs Stabkerzen',
    excerpt: 'Zwei gezogene Kerzen, die acht Stunden brennen und leicht nach Honig duften.',
    description: [
      'Vierzigmal getaucht in Wachs von Bienenstöcken an der Mündung. Sie brennen langsam, tropfen ohne Zugluft nicht und brauchen keinen Duft.',
      'Eine lange und eine kürzere, am Docht verbunden, wie sie vom Rahmen kommen. Die Messinghalter sind nicht enthalten.',
    ],
    alt: 'Zwei brennende Bienenwachskerzen verschiedener Höhe in Messinghaltern.',
  },
  'dusk-candle': {
    kind: 'Kerze Duftkerze',
    excerpt: 'Drei leise Düfte in einem Steinzeugbecher, den Sie danach behalten.',
    description: [
      'Düne ist trockenes Gras und Salz. Hafen ist geteertes Tau, Zeder und Regen. Feige ist ein Baum an einer warmen Mauer. Alle drei sind aus Rapswachs gegossen und brennen etwa fünfzig Stunden.',
      'Wenn sie heruntergebrannt ist, stellen Sie den Becher in heißes Wasser, wischen das Wachs aus und stellen Stifte hinein.',
    ],
    alt: 'Eine brennende Kerze mit dem Duft {value} in einem glasierten Becher mit Papieretikett.',
  },
  'field-notebook': {
    kind: 'Notizbuch Notizheft Heft',
    excerpt: 'In Leinen gebunden, fadengeheftet und von der ersten Seite an flach aufzuschlagen.',
    description: [
      'Einhundertsechzig Seiten ungestrichenes Papier, auf dem Tinte nicht durchscheint, so geheftet, dass das Buch offen liegen bleibt, in Leinen, das eine Tasche verträgt.',
      'A5, mit Gummiband, Lesezeichen und einem Fach hinten für Belege und gepresste Blätter.',
    ],
    alt: 'Ein in Leinen gebundenes Notizbuch in {value}, an dem ein gelber Bleistift lehnt.',
  },
  'tide-print': {
    kind: 'Druck Siebdruck Bild Poster',
    excerpt: 'Ein Siebdruck in fünf Farben: Sonne, Himmel, zweimal Wasser und eine Düne.',
    description: [
      'Gezeichnet aus dem Fenster über dem Laden an einem stillen Oktoberabend und von Hand in fünf Farben auf Baumwollpapier gedruckt. Jeder Druck ist signiert und nummeriert, Auflage zweihundert.',
      '40 × 56 cm. Gerahmte Drucke kommen hinter Museumsglas und fertig zum Aufhängen.',
    ],
    alt: 'Ein Druck des Meeres in der Dämmerung, Rahmen: {value}.',
  },
  'wall-calendar': {
    kind: 'Kalender Wandkalender',
    excerpt: 'Zwölf Linolschnitte eines Küstenstücks, mit Platz zum Schreiben an jedem Tag.',
    description: [
      'Dieselbe Bucht, am ersten Morgen jedes Monats in Linol geschnitten. Die Tage darunter sind groß genug für einen Zahnarzt, einen Geburtstag und die Müllabfuhr.',
      'Schweres Papier an einer Eichenleiste, 30 × 46 cm. Reduziert, weil das Jahr schon begonnen hat.',
    ],
    alt: 'Ein Wandkalender mit dem Linolschnitt einer grünen Küste an einer Eichenleiste.',
  },
  'letterpress-cards': {
    kind: 'Karten Grußkarten Postkarten',
    excerpt: 'Sechs Karten in drei Motiven, so tief geprägt, dass man sie fühlt.',
    description: [
      'Gras, Wellen und eine untergehende Sonne, je zweimal, auf einer alten Tiegelpresse von Fotopolymerplatten gedruckt. Innen leer, denn Sie wissen, was Sie sagen möchten.',
      'Mit sechs Umschlägen aus Recycling-Kraftpapier.',
    ],
    alt: 'Drei Buchdruckkarten mit Gras, Wellen und einer Sonne.',
  },
};
