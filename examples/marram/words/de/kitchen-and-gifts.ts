import type { ProductWords } from '../types.js';

export const kitchenAndGifts: Readonly<Record<string, ProductWords>> = {
  'harbour-coffee': {
    kind: 'Kaffee Bohnenkaffee Espresso',
    excerpt: 'Unsere Hausröstung: Kakao, geröstete Mandel, am Ende etwas Orange.',
    description: [
      'Zwei gewaschene Kaffees aus Huila und ein natürlicher aus Sidamo, jeden Mittwoch etwas dunkler als mittel geröstet und am Donnerstag versendet.',
      'Er ergibt einen runden Espresso und einen klaren Filterkaffee. Ganze Bohnen halten sich im geschlossenen Beutel sechs Wochen, gemahlener Kaffee zwei.',
    ],
    alt: 'Ein grüner Kaffeebeutel mit Papieretikett, davor fünf Bohnen.',
  },
  'decaf-coffee': {
    kind: 'Kaffee entkoffeiniert koffeinfrei',
    excerpt: 'Jeden Monat ein Beutel, mit Zuckerrohr entkoffeiniert. Karamell und roter Apfel.',
    description: [
      'Slack Water ist die stille Stunde zwischen Ebbe und Flut, und dann trinken wir diesen hier. Das Koffein wird auf der Farm mit Alkohol aus Zuckerrohr entzogen; der Geschmack bleibt.',
      '250 g ganze Bohnen, am ersten Mittwoch des Monats geröstet und am Donnerstag versendet, bis Sie Halt sagen.',
    ],
    alt: 'Ein terrakottafarbener Beutel entkoffeinierter Kaffee mit Papieretikett.',
  },
  'coffee-dripper': {
    kind: 'Kaffeefilter Filterhalter Handfilter',
    excerpt: 'Ein gerippter Porzellanfilter und das Glas, auf dem er steht, für zwei Tassen.',
    description: [
      'Porzellan hält die Wärme, und die langen Rippen lassen das Wasser in seinem Tempo laufen. Das Glas darunter hat Marken für eine Tasse und für zwei.',
      'Er nimmt gewöhnliche Filtertüten der Größe zwei; zehn liegen bei.',
    ],
    alt: 'Ein weißer Kaffeefilter aus Porzellan auf einer halb mit Kaffee gefüllten Glaskanne.',
  },
  'enamel-kettle': {
    kind: 'Wasserkessel Kessel Emaille',
    excerpt: 'Zwei Liter emaillierter Stahl, mit einem gebogenen Eschengriff, der kühl bleibt.',
    description: [
      'Gut auf Gas, Induktion und offenem Feuer. Die Tülle sitzt hoch, damit Sie ihn ganz füllen können, und er pfeift nur, wenn Sie die Pfeife aufsetzen.',
      'Außen zwei Schichten Emaille, innen eine. Eine abgeplatzte Stelle rostet nicht, wenn Sie sie abtrocknen.',
    ],
    alt: 'Ein emaillierter Kessel in {value} mit Holzgriff.',
  },
  'olive-spoons': {
    kind: 'Löffel Kochlöffel Olivenholz',
    excerpt: 'Drei Löffel aus einem Ast: einer zum Rühren, einer zum Kosten, einer zum Servieren.',
    description: [
      'Aus dem Schnittholz eines alten Hains von Hand geschnitzt, sodass die Maserung den Stiel entlangläuft und der Löffel nicht bricht. Mit dem Gebrauch werden sie dunkler und glatter.',
      'Von Hand spülen und mit Öl einreiben, wenn sie durstig aussehen.',
    ],
    alt: 'Drei geschnitzte Löffel aus Olivenholz nebeneinander.',
  },
  'peg-rail': {
    kind: 'Hakenleiste Garderobe Garderobenleiste',
    excerpt: 'Ein schlichtes Eichenbrett mit gedrechselten Haken für Mäntel, Bürsten und Kräuter.',
    description: [
      'Hakenleisten machen eine Wand nützlich, ganz ohne Schublade. Unsere ist aus massiver Eiche mit Haken aus Esche, von hinten befestigt, damit keine Schraube zu sehen ist.',
      'Befestigungen für Mauerwerk und für Gipskarton liegen bei.',
    ],
    alt: 'Eine Hakenleiste aus Eiche, an der Trockenblumen und ein Messingring hängen.',
  },
  'milking-stool': {
    kind: 'Hocker Schemel Melkschemel',
    excerpt: 'Drei Beine wackeln nie. Gedrechselte Esche, geölt oder schwarz gebeizt.',
    description: [
      'Ein Sitz am Herd, ein Tisch am Bad, eine Stufe zum obersten Regal. Die Beine sind durch den Sitz verkeilt und werden mit den Jahren fester.',
      '44 cm hoch, 34 cm Durchmesser. Ein einziger Handwerker macht sie, einige im Monat.',
    ],
    alt: 'Ein dreibeiniger Hocker aus Esche, Oberfläche: {value}.',
  },
  'gift-card': {
    kind: 'Gutschein Geschenkgutschein Geschenkkarte',
    excerpt: 'Eine gedruckte Karte im versiegelten Umschlag und ein Code, der nie abläuft.',
    description: [
      'Für Menschen, deren Geschmack Sie schätzen und nicht erraten. Jeder Wert hat seine eigene Zeichnung: Kiesel, Muschel, Treibholz und Leuchtturm.',
      'Den Code senden wir sofort per E-Mail, die Karte am nächsten Werktag mit der Post. Er lässt sich in Teilen einlösen, für alles im Shop außer Abos und anderen Gutscheinen.',
    ],
    alt: 'Ein Gutschein mit der Zeichnung „{value}“ in einem mit Wachs versiegelten Umschlag.',
  },
  'throwing-evening': {
    kind: 'Töpferkurs Kurs Töpfern',
    customAddButtonText: 'Platz buchen',
    excerpt: 'Drei Stunden an der Scheibe, zwei Gefäße zum Behalten, dazwischen ein Abendessen.',
    description: [
      'Sechs Menschen, sechs Scheiben und eine geduldige Lehrerin. Sie werden mehr als zwei Gefäße drehen; die zwei liebsten behalten Sie, und wir glasieren und brennen sie für Sie.',
      'Von sechs bis neun in der Werkstatt hinter dem Laden. Ton, Schürze und Abendessen sind enthalten. Erfahrung brauchen Sie keine, kurze Nägel helfen.',
    ],
    alt: 'Ein frisch gedrehtes Tongefäß auf einer Töpferscheibe.',
  },
  'mending-service': {
    kind: 'Reparatur Kintsugi Flicken',
    excerpt: 'Senden Sie uns die zerbrochene Schale. Sie kommt heil zurück, mit goldenen Rissen.',
    description: [
      'Wir reparieren Steinzeug und Porzellan mit Lack und Messingpulver, nach der Art des Kintsugi. Die Nähte bleiben sichtbar, denn die Schale hat nun eine Geschichte.',
      'Der Preis gilt für ein Stück in bis zu fünf Teilen. Verpacken Sie die Teile gut; wir antworten innerhalb einer Woche und senden es in etwa zwei Monaten zurück.',
    ],
    alt: 'Eine schieferblaue Schale, entlang ihrer Risse mit Gold geflickt.',
  },
  'shoreline-knit-pattern': {
    kind: 'Strickanleitung Anleitung Pullover Stricken',
    excerpt: 'Eine Strickanleitung in neun Größen, vom Kragen abwärts, in einem Stück.',
    description: [
      'Ein schlichter Pullover mit einem Band kleiner Wellen an der Passe. Er wird von oben nach unten ohne Naht gestrickt, sodass Sie ihn zwischendurch anprobieren können.',
      'Vierzehn Seiten als PDF, mit Strickschrift und ausgeschriebenen Reihen, für eine Oberweite von 78 bis 142 cm.',
    ],
    alt: 'Eine Strickschrift mit einem tonfarbenen Wollknäuel und zwei Nadeln.',
  },
  'tide-wallpapers': {
    kind: 'Hintergrundbilder Bildschirmhintergrund Download',
    excerpt: 'Die Bucht in der Dämmerung und bei Nacht, für jeden Bildschirm, den Sie haben.',
    description: [
      'Der Low Tide Print und sein nächtliches Gegenstück, neu gezeichnet für Telefone, Tablets und Schreibtische.',
      'Acht Dateien mit bis zu 6.016 Pixeln Breite. Bitte für Ihre eigenen Bildschirme, nicht für anderer Leute Becher.',
    ],
    alt: 'Ein Tablet und ein Telefon mit einem Meeresbild in der Dämmerung und bei Nacht.',
  },
  'bread-notes': {
    kind: 'Brotbuch Backbuch E-Book Brot',
    excerpt: 'Vierzig Seiten über ein Brot, geschrieben vom Bäcker nebenan.',
    description: [
      'Mehl, Wasser, Salz und Zeit, und was Sie ändern, wenn es nicht gelingt. Ein Sauerteigbrot, so gründlich erklärt, dass die anderen neunzig sich von selbst erklären.',
      'Das PDF ist für einen Bildschirm auf Armlänge gesetzt; das EPUB passt sich dem Lesegerät an.',
    ],
    alt: 'Ein Tablet mit dem Titelbild eines kleinen Buches über Brot.',
  },
};
