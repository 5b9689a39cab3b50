import type { storedEs } from './es.ts'

/** Sentences stored with a record: why a score changed, what found a pair, why a job, an upload or a row failed; in German. */
export const storedDe = (): Record<keyof ReturnType<typeof storedEs>, string> => ({
  'Score settings changed by {name}': 'Score-Einstellungen geändert von {name}',
  'Scores recalculated': 'Scores neu berechnet',
  Recomputed: 'Neu berechnet',
  'Time passed': 'Durch Zeitablauf',
  'Bidder added': 'Bieter hinzugefügt',
  'Figures corrected': 'Zahlen berichtigt',
  'Imported from {file}': 'Importiert aus {file}',
  'Import of {file} undone': 'Import von {file} rückgängig gemacht',
  'Merged with {number}': 'Zusammengeführt mit {number}',
  'Custom score set by {name}': 'Haus-Score gesetzt von {name}',
  'Custom score set by {name}: {reason}': 'Haus-Score gesetzt von {name}: {reason}',
  'Custom score reset to the rules by {name}': 'Haus-Score auf die Regeln zurückgesetzt von {name}',
  'Custom score reset to the rules by {name}: {reason}': 'Haus-Score auf die Regeln zurückgesetzt von {name}: {reason}',
  'Tier set by {name}': 'Stufe gesetzt von {name}',
  'Tier set by {name}: {reason}': 'Stufe gesetzt von {name}: {reason}',
  'Tier reset to the rules by {name}': 'Stufe auf die Regeln zurückgesetzt von {name}',
  'Tier reset to the rules by {name}: {reason}': 'Stufe auf die Regeln zurückgesetzt von {name}: {reason}',
  'Bid in {auction}': 'Gebote bei {auction}',
  '1 lot won in {auction}': '1 Los ersteigert bei {auction}',
  '{count} lots won in {auction}': '{count} Lose ersteigert bei {auction}',
  '1 lot unpaid, {auction}': '1 Los unbezahlt, {auction}',
  '{count} lots unpaid, {auction}': '{count} Lose unbezahlt, {auction}',
  'Lot {lot}, {auction}': 'Los {lot}, {auction}',
  'Lots {lots} and {last}, {auction}': 'Lose {lots} und {last}, {auction}',
  '{count} lots, {auction}': '{count} Lose, {auction}',
  'Lot {lot}, {auction}: result undone': 'Los {lot}, {auction}: Ergebnis zurückgenommen',
  'Lots {lots} and {last}, {auction}: result undone': 'Lose {lots} und {last}, {auction}: Ergebnis zurückgenommen',
  '{count} lots, {auction}: result undone': '{count} Lose, {auction}: Ergebnis zurückgenommen',
  'Lot {lot}, {auction}: result changed': 'Los {lot}, {auction}: Ergebnis geändert',
  'Lots {lots} and {last}, {auction}: result changed': 'Lose {lots} und {last}, {auction}: Ergebnis geändert',
  '{count} lots, {auction}: result changed': '{count} Lose, {auction}: Ergebnis geändert',
  'Activity at other auction houses': 'Aktivität bei anderen Auktionshäusern',
  'This account no longer takes part in the network of scores': 'Dieses Konto nimmt nicht mehr am Score-Netzwerk teil',
  'Data from other houses withdrawn': 'Daten anderer Häuser zurückgezogen',
  'Data from other houses corrected': 'Daten anderer Häuser berichtigt',
  'a search by {name}': 'eine Suche von {name}',
  'the import “{name}”': 'den Import „{name}“',
  'the undo of the import “{name}”': 'das Rückgängigmachen des Imports „{name}“',
  'the first bidders': 'die ersten Bieter',
  'The job was interrupted too often. What is done stays. Start it again to finish the rest.':
    'Der Vorgang wurde zu oft unterbrochen. Was erledigt ist, bleibt. Starten Sie ihn erneut, um den Rest abzuschließen.',
  'The database was too busy to take more records. {count} records are done and stay. Choose Retry to go on with the rest.':
    'Die Datenbank war zu ausgelastet, um weitere Datensätze aufzunehmen. {count} Datensätze sind fertig und bleiben. Wählen Sie „Erneut versuchen“, um mit dem Rest fortzufahren.',
  'An unexpected error stopped the import. {count} records are done and stay. Choose Retry to go on with the rest.':
    'Ein unerwarteter Fehler hat den Import angehalten. {count} Datensätze sind fertig und bleiben. Wählen Sie „Erneut versuchen“, um mit dem Rest fortzufahren.',
  'The uploaded file is no longer stored. Upload it again.':
    'Die hochgeladene Datei ist nicht mehr gespeichert. Laden Sie sie erneut hoch.',
  'The file {file} has no header row. Add a first line that names the columns and upload it again.':
    'Die Datei {file} hat keine Kopfzeile. Ergänzen Sie eine erste Zeile mit den Spaltennamen und laden Sie sie erneut hoch.',
  'The first line of the file {file} held personal data, which was erased on request. Name the columns in the first line and upload the file again.':
    'Die erste Zeile der Datei {file} enthielt personenbezogene Daten, die auf Antrag gelöscht wurden. Nennen Sie in der ersten Zeile die Spalten und laden Sie die Datei erneut hoch.',
  'The file {file} has a header but no records. Add at least one line below it and upload it again.':
    'Die Datei {file} hat eine Kopfzeile, aber keine Datensätze. Ergänzen Sie darunter mindestens eine Zeile und laden Sie sie erneut hoch.',
  'The file {file} has no column {column}. Add the column to the first line of the file and upload it again.':
    'Der Datei {file} fehlt die Spalte {column}. Ergänzen Sie die Spalte in der ersten Zeile der Datei und laden Sie sie erneut hoch.',
  'The file {file} has no columns {columns}. Add the columns to the first line of the file and upload it again.':
    'Der Datei {file} fehlen die Spalten {columns}. Ergänzen Sie die Spalten in der ersten Zeile der Datei und laden Sie sie erneut hoch.',
  'No file has a column “{column}”, which was chosen. Check its spelling and upload again.':
    'Keine Datei hat die gewählte Spalte „{column}“. Prüfen Sie die Schreibweise und laden Sie erneut hoch.',
  'personal data was erased on request': 'personenbezogene Daten wurden auf Antrag gelöscht',
  'missing required field {field}': 'Pflichtfeld {field} fehlt',
  'invalid email format': 'ungültige E-Mail-Adresse',
  'phone number format error': 'Telefonnummer nicht lesbar',
  'date format error': 'Datum nicht lesbar',
  'date format error: the dates of this column are read with the day first':
    'Datum nicht lesbar: die Daten dieser Spalte werden mit dem Tag zuerst gelesen',
  'date format error: the dates of this column are read with the month first':
    'Datum nicht lesbar: die Daten dieser Spalte werden mit dem Monat zuerst gelesen',
  'date of birth in the future, check the year': 'Geburtsdatum liegt in der Zukunft, Jahr prüfen',
  'date in the future, check the year': 'Datum liegt in der Zukunft, Jahr prüfen',
  'number format error': 'Zahl nicht lesbar',
  'amount format error': 'Betrag nicht lesbar',
  'amount in {currency}, but the house uses {own}': 'Betrag in {currency}, das Haus rechnet aber in {own}',
  'longer than {max} characters': 'länger als {max} Zeichen',
  'contains control characters': 'enthält Steuerzeichen',
  'payment method not recognized': 'Zahlungsart nicht erkannt',
  'status not recognized; use one of {values}': 'Status nicht erkannt; verwenden Sie einen von {values}',
  '{count} cells, but the header has {of}': '{count} Zellen, die Kopfzeile hat aber {of}',
  'first auction is after the most recent one': 'die erste Auktion liegt nach der letzten',
  'more than {max}, the maximum for this column': 'mehr als {max}, die Obergrenze dieser Spalte',
  'larger than the maximum for one bidder, {max}': 'mehr als die Obergrenze für einen Bieter, {max}',
  '{count} lots won, but only {of} lots bid on': '{count} Lose ersteigert, aber nur auf {of} Lose geboten',
  '{count} top-three bids, but only {of} lots bid on': '{count} Gebote unter den besten drei, aber nur auf {of} Lose geboten',
  '{count} lots bid on, but only {of} bids': 'auf {count} Lose geboten, aber nur {of} Gebote',
  '{count} payments on time, but only {of} lots won': '{count} pünktliche Zahlungen, aber nur {of} Lose ersteigert',
  '{count} late payments, but only {of} lots won': '{count} verspätete Zahlungen, aber nur {of} Lose ersteigert',
  '{count} unpaid purchases, but only {of} lots won': '{count} unbezahlte Käufe, aber nur {of} Lose ersteigert',
  '{count} payments on time, late and unpaid, but only {of} lots won':
    '{count} pünktliche, verspätete und offene Zahlungen, aber nur {of} Lose ersteigert',
  '{count} messages answered, but only {of} messages received': '{count} Nachrichten beantwortet, aber nur {of} erhalten',
  'Bidder not found': 'Bieter nicht gefunden',
  '{name} refused emails.': '{name} lehnt E-Mails ab.',
  '{name} has no email address.': '{name} hat keine E-Mail-Adresse.',
  '{name} has no phone number with its country code.': '{name} hat keine Telefonnummer mit Landesvorwahl.',
  '{name} answered STOP to a text.': '{name} hat auf eine SMS mit STOP geantwortet.',
  '{name} has not agreed to texts.': '{name} hat SMS nicht zugestimmt.',
  '{name} is suspended.': '{name} ist gesperrt.',
  'The first line of the file {file} can’t be read: {problem}. Then upload it again.':
    'Die erste Zeile der Datei {file} lässt sich nicht lesen: {problem}. Laden Sie sie dann erneut hoch.',
  'longer than 1 MB. Shorten it, and check that its quotes (") are closed':
    'länger als 1 MB. Kürzen Sie sie und prüfen Sie, ob ihre Anführungszeichen (") geschlossen sind',
  'a quote (") is not closed or stands inside a quoted cell. Double the quotes inside cells or remove them':
    'ein Anführungszeichen (") ist nicht geschlossen oder steht innerhalb einer Zelle in Anführungszeichen. Verdoppeln Sie die Anführungszeichen in Zellen oder entfernen Sie sie',
  'The columns were changed. Start the dry run again.': 'Die Spalten wurden geändert. Starten Sie den Probelauf erneut.',
  'The file has more rows than a dry run takes. Split it, or upload it without a dry run.':
    'Die Datei hat mehr Zeilen, als ein Probelauf prüft. Teilen Sie sie, oder laden Sie sie ohne Probelauf hoch.',
  'An unexpected error stopped the dry run. Start it again.': 'Ein unerwarteter Fehler hat den Probelauf beendet. Starten Sie ihn erneut.',
})
