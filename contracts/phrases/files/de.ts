import type { filesEs } from './es.ts'

/** What is wrong with a file of records, and what to do about it; in German. */
export const filesDe: Record<keyof typeof filesEs, string> = {
  'The file {file} is larger than {limit}, the limit for workbooks and JSON. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'Die Datei {file} ist größer als {limit}, die Grenze für Arbeitsmappen und JSON. Teilen Sie sie, oder speichern Sie sie als CSV und laden Sie diese im Datenverarbeitungszentrum hoch.',
  'The file {file} is not an Excel workbook, despite its name. Save it as .xlsx in Excel and upload it again.':
    'Die Datei {file} ist trotz ihres Namens keine Excel-Arbeitsmappe. Speichern Sie sie in Excel als .xlsx und laden Sie sie erneut hoch.',
  'The file {file} is not an Excel 97-2003 workbook, despite its name. Save it as .xlsx in Excel and upload it again.':
    'Die Datei {file} ist trotz ihres Namens keine Arbeitsmappe von Excel 97-2003. Speichern Sie sie in Excel als .xlsx und laden Sie sie erneut hoch.',
  'The workbook {file} is protected with a password. Remove the password, save it and upload it again.':
    'Die Arbeitsmappe {file} ist mit einem Passwort geschützt. Entfernen Sie es, speichern Sie und laden Sie sie erneut hoch.',
  'The workbook {file} is damaged and can’t be read. Open it in Excel, save it as .xlsx and upload it again.':
    'Die Arbeitsmappe {file} ist beschädigt und nicht lesbar. Öffnen Sie sie in Excel, speichern Sie sie als .xlsx und laden Sie sie erneut hoch.',
  'The workbook {file} is larger than {limit} when unpacked. Save the sheet with the bidders as CSV and upload that.':
    'Die Arbeitsmappe {file} ist entpackt größer als {limit}. Speichern Sie das Blatt mit den Bietern als CSV und laden Sie dieses hoch.',
  'The workbook {file} takes too long or too much memory to read. Save the sheet with the bidders as CSV and upload that.':
    'Das Lesen der Arbeitsmappe {file} dauert zu lange oder braucht zu viel Speicher. Speichern Sie das Blatt mit den Bietern als CSV und laden Sie dieses hoch.',
  'The workbook {file} has more than {limit} cells. Save the sheet with the bidders as CSV and upload that.':
    'Die Arbeitsmappe {file} hat mehr als {limit} Zellen. Speichern Sie das Blatt mit den Bietern als CSV und laden Sie dieses hoch.',
  'The workbook {file} has no sheet with rows. Add a sheet with a header row and at least one record.':
    'Die Arbeitsmappe {file} hat kein Blatt mit Zeilen. Ergänzen Sie ein Blatt mit einer Kopfzeile und mindestens einem Datensatz.',
  'The workbook {file} has no sheet {sheet}. Choose one of its sheets.':
    'Die Arbeitsmappe {file} hat kein Blatt {sheet}. Wählen Sie eines ihrer Blätter.',
  'The file {file} has more than {limit} rows. Split it and upload its parts.':
    'Die Datei {file} hat mehr als {limit} Zeilen. Teilen Sie sie und laden Sie die Teile hoch.',
  'The file {file} has more than {limit} columns. Keep only the bidder columns and upload it again.':
    'Die Datei {file} hat mehr als {limit} Spalten. Behalten Sie nur die Spalten der Bieter und laden Sie sie erneut hoch.',
  'The file {file} is not valid JSON. Export it again and upload it as it is.':
    'Die Datei {file} ist kein gültiges JSON. Exportieren Sie sie erneut und laden Sie sie unverändert hoch.',
  'The list in the file {file} is empty. Add at least one record.':
    'Die Liste in der Datei {file} ist leer. Ergänzen Sie mindestens einen Datensatz.',
}
