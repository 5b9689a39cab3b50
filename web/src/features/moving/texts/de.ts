export const movingText = {
  title: 'Umzug zu AuctionWiz',
  back: 'Zurück zur Datenverarbeitung',
  intro:
    'Von der ersten Datei bis zur nächsten Auktion, Schritt für Schritt. Exporte von {systems} werden gelesen, wie sie sind. Bei jeder anderen Datei sehen Sie jede Spalte und was aus jeder Zeile wird, bevor etwas geschrieben wird.',
  steps: 'Schritte des Umzugs',
  progress: '{done} von {count} Schritten erledigt',
  ready: 'Das Haus ist bereit für seine nächste Auktion.',
  states: { done: 'Erledigt', check: 'Bitte ansehen', open: 'Offen', unknown: 'Noch nicht bekannt' },
  failed: 'Das konnte nicht gelesen werden.',
  again: 'Erneut versuchen',

  bidders: {
    title: 'Ihre Bieter importieren',
    none: 'Noch keine Bieter. Laden Sie den Bieterexport Ihres heutigen Systems hoch.',
    some: '{count, plural, one {# Bieter vorhanden} other {# Bieter vorhanden}}.',
    link: 'Datei hochladen',
  },
  rows: {
    title: 'Nicht importierte Zeilen korrigieren',
    none: 'Aus den letzten Uploads fehlt keine Zeile.',
    some: '{count, plural, one {# Zeile der letzten Uploads wurde} other {# Zeilen der letzten Uploads wurden}} nicht importiert. Korrigieren Sie sie in der Liste oder in der Fehlerdatei.',
    link: 'Uploads öffnen',
  },
  duplicates: {
    title: 'Dubletten prüfen',
    none: 'Kein Paar von Bietern wartet auf eine Entscheidung.',
    some: '{count, plural, one {# Paar von Bietern könnte} other {# Paare von Bietern könnten}} dieselbe Person sein.',
    link: 'Dubletten prüfen',
  },
  conflicts: {
    title: 'Konflikte entscheiden',
    none: 'Kein importierter Datensatz widerspricht dem Bestand.',
    some: '{count, plural, one {# importierter Datensatz widerspricht} other {# importierte Datensätze widersprechen}} dem Bestand.',
    link: 'Konflikte entscheiden',
  },
  platforms: {
    title: 'Ihre Bietplattformen verbinden',
    none: 'Keine Plattform ist verbunden. Ohne eine tragen Sie Auktionen und Ergebnisse von Hand oder aus Dateien ein.',
    some: '{count, plural, one {# Plattform ist verbunden} other {# Plattformen sind verbunden}}.',
    link: 'Plattform verbinden',
  },
  auctions: {
    title: 'Die nächste Auktion anlegen',
    none: 'Keine Auktion ist geplant.',
    some: '{count, plural, one {# Auktion ist geplant} other {# Auktionen sind geplant}}.',
    link: 'Auktionen öffnen',
  },
  lots: {
    title: 'Ihre Lose hinzufügen',
    none: 'Die nächste Auktion hat keine Lose. Fügen Sie welche hinzu, oder lesen Sie die Losdatei eines anderen Systems ein.',
    some: '{title}: {count, plural, one {# Los} other {# Lose}}.',
    before: 'Legen Sie zuerst eine Auktion an.',
    link: 'Lose öffnen',
  },
  users: {
    title: 'Ihre Kollegen einladen',
    none: 'Bisher arbeiten Sie hier allein.',
    some: '{count, plural, one {# Benutzer} other {# Benutzer}} im Konto.',
    link: 'Benutzer öffnen',
  },
} as const
