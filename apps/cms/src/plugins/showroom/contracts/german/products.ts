/** Labels, hints and examples of products and their variants. */
export const products: Readonly<Record<string, string>> = {
  Product: 'Produkt',
  Variants: 'Varianten',
  'Article number': 'Artikelnummer',
  GTIN: 'GTIN',
  Price: 'Preis',
  Currency: 'Währung',
  'Value-added tax': 'Mehrwertsteuer',
  'Who sees the price': 'Wer den Preis sieht',
  'Scopes that see the price': 'Berechtigungen, die den Preis sehen',
  'Worlds that see the price': 'Welten, die den Preis sehen',
  Availability: 'Verfügbarkeit',
  'Digital product passport': 'Digitaler Produktpass',
  'If the article shows something that is sold. All languages share it. Visitors see what is filled in.':
    'Wenn der Artikel etwas zeigt, das verkauft wird. Alle Sprachen teilen es. Besucher sehen, was ausgefüllt ist.',
  'The forms in which it is sold, as a table. Prices are in the currency of the product, and seen by those who see its price.':
    'Die Ausführungen, in denen es verkauft wird, als Tabelle. Die Preise gelten in der Währung des Produkts, und es sieht sie, wer dessen Preis sieht.',
  'The number by which it is ordered.': 'Die Nummer, unter der es bestellt wird.',
  'NV6-12-S': 'NV6-12-S',
  'The number under the bar code: 8, 12, 13 or 14 digits. The last one is checked.':
    'Die Nummer unter dem Strichcode: 8, 12, 13 oder 14 Ziffern. Die letzte wird geprüft.',
  4006381333931: '4006381333931',
  'Without the currency.': 'Ohne die Währung.',
  24900: '24900',
  'Its three letters by ISO 4217.': 'Ihre drei Buchstaben nach ISO 4217.',
  EUR: 'EUR',
  'Whether the price contains it. Empty: nothing is said of it.':
    'Ob der Preis sie enthält. Leer: Davon steht nichts da.',
  'Prices reach no one else, nor search engines. Published in one language, it holds in all; the strictest counts.':
    'Andere bekommen die Preise nicht, auch Suchmaschinen nicht. In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'Separated by commas. None: no one sees it. Published in one language, it holds in all; the strictest counts.':
    'Durch Kommas getrennt. Keine: niemand sieht ihn. In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'The addresses of worlds, separated by commas: everyone who may enter one of them sees it, wherever the article is opened. Published in one language, it holds in all; the strictest counts.':
    'Die Adressen von Welten, durch Kommas getrennt: Wer eine von ihnen betreten darf, sieht ihn, wo immer der Artikel geöffnet wird. In einer Sprache veröffentlicht gilt es in allen; das Strengste zählt.',
  'partners, fair-2027': 'partner, messe-2027',
  'Its web address. Visitors get a link and, on large screens and in print, a QR code.':
    'Seine Webadresse. Besucher bekommen einen Link und, auf großen Bildschirmen und im Druck, einen QR-Code.',
  'https://id.example.com/01/4006381333931': 'https://id.example.com/01/4006381333931',
  'What sets it apart.': 'Was sie von den anderen unterscheidet.',
  'Clean room, ISO 5': 'Reinraum, ISO 5',
};
