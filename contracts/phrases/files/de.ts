import type { filesEs } from './es.ts'

/** What is wrong with a file of records, and what to do about it; in German. */
export const filesDe = (): Record<keyof ReturnType<typeof filesEs>, string> => ({
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
  'The file {file} is of a kind that can’t be stored. Send CSV, Excel, PDF, JSON, XML, text, JPG, PNG, Word, ZIP or a database dump.':
    'Dateien wie {file} lassen sich nicht speichern. Senden Sie CSV, Excel, PDF, JSON, XML, Text, JPG, PNG, Word, ZIP oder eine Datenbanksicherung.',
  'The file {file} is not what its extension says. Save it again in its own format and upload it again.':
    'Die Datei {file} ist nicht das, was ihre Endung sagt. Speichern Sie sie in ihrem eigenen Format und laden Sie sie erneut hoch.',
  'The file {file} is two kinds of file in one. Save it again in its own format and upload it again.':
    'Die Datei {file} enthält zwei Dateiarten in einer. Speichern Sie sie in ihrem eigenen Format und laden Sie sie erneut hoch.',
  'The file {file} is protected with a password. Remove the password, save it and upload it again.':
    'Die Datei {file} ist mit einem Passwort geschützt. Entfernen Sie es, speichern Sie und laden Sie sie erneut hoch.',
  'The file {file} contains macros. Save it without macros and upload it again.':
    'Die Datei {file} enthält Makros. Speichern Sie sie ohne Makros und laden Sie sie erneut hoch.',
  'The file {file} is damaged or was cut off. Save it again and upload it again.':
    'Die Datei {file} ist beschädigt oder unvollständig. Speichern Sie sie noch einmal und laden Sie sie erneut hoch.',
  'The archive {file} has a file whose path leads out of the archive. Pack it again and upload it again.':
    'Im Archiv {file} liegt eine Datei, deren Pfad aus dem Archiv hinausführt. Packen Sie es neu und laden Sie es erneut hoch.',
  'The archive {file} is larger than {limit} when unpacked. Split it and upload its parts.':
    'Das Archiv {file} ist entpackt größer als {limit}. Teilen Sie es und laden Sie die Teile hoch.',
  'Choose one of the nine categories.': 'Wählen Sie eine der neun Kategorien.',
  'Line {line} of the file {file} is not valid JSON. Write one record on each line, such as {record}.':
    'Zeile {line} der Datei {file} ist kein gültiges JSON. Schreiben Sie je Zeile einen Datensatz, etwa {record}.',
  'The file {file} is not valid XML. Export it again and upload it as it is.':
    'Die Datei {file} ist kein gültiges XML. Exportieren Sie sie noch einmal und laden Sie sie unverändert hoch.',
  'The file {file} has a DOCTYPE, which is not read because it can define entities. Export it without one and upload it again.':
    'Die Datei {file} hat einen DOCTYPE. Er wird nicht gelesen, weil er Entitäten definieren kann. Exportieren Sie sie ohne ihn und laden Sie sie erneut hoch.',
  'The file {file} has no records. Write each record as an element with its fields in it, such as {record}.':
    'Die Datei {file} hat keine Datensätze. Schreiben Sie jeden Datensatz als Element mit seinen Feldern, etwa {record}.',
  'The archive {file} is larger than {limit}, the limit for archives with tables. Upload the files in it without an archive.':
    'Das Archiv {file} ist größer als {limit}, die Grenze für Archive mit Tabellen. Laden Sie die Dateien darin ohne Archiv hoch.',
  'The tables in the archive {file} are larger than {limit} when unpacked. Split it and upload its parts.':
    'Die Tabellen im Archiv {file} sind entpackt größer als {limit}. Teilen Sie es und laden Sie die Teile hoch.',
  'The archive {file} has tables to import, and {other}, which can’t be imported. Pack the tables alone and upload other files apart.':
    'Das Archiv {file} enthält Tabellen zum Importieren und {other}, was sich nicht importieren lässt. Packen Sie nur die Tabellen ein und laden Sie andere Dateien gesondert hoch.',
  'The archive {file} holds another archive, which is one too deep. Upload the inner archive by itself.':
    'Das Archiv {file} enthält ein weiteres Archiv, das eine Ebene zu tief liegt. Laden Sie das innere Archiv für sich hoch.',
  'The archive {file} holds more than {most} tables. Split it and upload its parts.':
    'Das Archiv {file} enthält mehr als {most} Tabellen. Teilen Sie es und laden Sie die Teile hoch.',
  'The file {file} is larger than {limit}, the limit for workbooks, JSON and XML. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'Die Datei {file} ist größer als {limit}, die Grenze für Arbeitsmappen, JSON und XML. Teilen Sie sie, oder speichern Sie sie als CSV und laden Sie diese im Datenverarbeitungszentrum hoch.',
  'The file {file} is larger than {limit}, the limit for workbooks and XML. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'Die Datei {file} ist größer als {limit}, die Grenze für Arbeitsmappen und XML. Teilen Sie sie, oder speichern Sie sie als CSV und laden Sie diese im Datenverarbeitungszentrum hoch.',
  'The file {file} is not valid JSON: line {line} can’t be read. Export it again and upload it as it is.':
    'Die Datei {file} ist kein gültiges JSON: Zeile {line} ist nicht lesbar. Exportieren Sie sie erneut und laden Sie sie unverändert hoch.',
  'The file {file} is not valid JSON: record {record} can’t be read in line {line}. Correct it, or export the file again.':
    'Die Datei {file} ist kein gültiges JSON: Datensatz {record} ist in Zeile {line} nicht lesbar. Korrigieren Sie ihn, oder exportieren Sie die Datei erneut.',
  'The file {file} is not valid JSON: it ends too early, in line {line} after {records} whole records. Export it again and upload it as it is.':
    'Die Datei {file} ist kein gültiges JSON: Sie endet zu früh, in Zeile {line}. Vollständige Datensätze: {records}. Exportieren Sie sie erneut und laden Sie sie unverändert hoch.',
  'The file {file} is not valid JSON: it goes on after its end, in line {line}. Export it again and upload it as it is.':
    'Die Datei {file} ist kein gültiges JSON: Sie geht nach ihrem Ende weiter, in Zeile {line}. Exportieren Sie sie erneut und laden Sie sie unverändert hoch.',
  'The file {file} has lists or objects more than {limit} levels deep in line {line}. Export it with fewer levels.':
    'Die Datei {file} hat in Zeile {line} Listen oder Objekte, die mehr als {limit} Ebenen tief liegen. Exportieren Sie sie mit weniger Ebenen.',
  'The file {file} takes too long or too much memory to read. Split it and upload its parts.':
    'Das Lesen der Datei {file} dauert zu lange oder braucht zu viel Speicher. Teilen Sie sie und laden Sie die Teile hoch.',
  'Record {record} of the file {file} is longer than {limit}. Shorten it and upload the file again.':
    'Datensatz {record} der Datei {file} ist länger als {limit}. Kürzen Sie ihn und laden Sie die Datei erneut hoch.',
  'Line {line} of the file {file} is longer than {limit}. Write one record on each line and upload the file again.':
    'Zeile {line} der Datei {file} ist länger als {limit}. Schreiben Sie je Zeile einen Datensatz und laden Sie die Datei erneut hoch.',
  'Record {record} of the file {file} has the field {field} twice. Keep one of them and upload the file again.':
    'Datensatz {record} der Datei {file} enthält das Feld {field} zweimal. Behalten Sie eines davon und laden Sie die Datei erneut hoch.',
  'Line {line} of the file {file} has characters that are not {encoding}. Save the file as UTF-8 and upload it again.':
    'Zeile {line} der Datei {file} enthält Zeichen, die nicht {encoding} sind. Speichern Sie die Datei als UTF-8 und laden Sie sie erneut hoch.',
  'The file {file} is a table of more than {limit} cells, empty ones included. Split it and upload its parts.':
    'Die Datei {file} ist eine Tabelle mit mehr als {limit} Zellen, leere eingeschlossen. Teilen Sie sie und laden Sie die Teile hoch.',
})
