/** What is wrong with a file of records, and what to do about it; in Spanish. Its keys are the phrases that every language has. */
export const filesEs = {
  'The file {file} is larger than {limit}, the limit for workbooks and JSON. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'El archivo {file} supera {limit}, el límite para libros de Excel y JSON. Divídalo, o guárdelo como CSV y cárguelo en el Centro de procesamiento de datos.',
  'The file {file} is not an Excel workbook, despite its name. Save it as .xlsx in Excel and upload it again.':
    'El archivo {file} no es un libro de Excel, pese a su nombre. Guárdelo en Excel como .xlsx y vuelva a cargarlo.',
  'The file {file} is not an Excel 97-2003 workbook, despite its name. Save it as .xlsx in Excel and upload it again.':
    'El archivo {file} no es un libro de Excel 97-2003, pese a su nombre. Guárdelo en Excel como .xlsx y vuelva a cargarlo.',
  'The workbook {file} is protected with a password. Remove the password, save it and upload it again.':
    'El libro {file} está protegido con contraseña. Quítela, guárdelo y vuelva a cargarlo.',
  'The workbook {file} is damaged and can’t be read. Open it in Excel, save it as .xlsx and upload it again.':
    'El libro {file} está dañado y no se puede leer. Ábralo en Excel, guárdelo como .xlsx y vuelva a cargarlo.',
  'The workbook {file} is larger than {limit} when unpacked. Save the sheet with the bidders as CSV and upload that.':
    'El libro {file} supera {limit} descomprimido. Guarde la hoja de los postores como CSV y cárguela.',
  'The workbook {file} takes too long or too much memory to read. Save the sheet with the bidders as CSV and upload that.':
    'Leer el libro {file} requiere demasiado tiempo o memoria. Guarde la hoja de los postores como CSV y cárguela.',
  'The workbook {file} has more than {limit} cells. Save the sheet with the bidders as CSV and upload that.':
    'El libro {file} tiene más de {limit} celdas. Guarde la hoja de los postores como CSV y cárguela.',
  'The workbook {file} has no sheet with rows. Add a sheet with a header row and at least one record.':
    'El libro {file} no tiene ninguna hoja con filas. Añada una hoja con una fila de encabezados y al menos un registro.',
  'The workbook {file} has no sheet {sheet}. Choose one of its sheets.':
    'El libro {file} no tiene la hoja {sheet}. Elija una de sus hojas.',
  'The file {file} has more than {limit} rows. Split it and upload its parts.':
    'El archivo {file} tiene más de {limit} filas. Divídalo y cargue sus partes.',
  'The file {file} has more than {limit} columns. Keep only the bidder columns and upload it again.':
    'El archivo {file} tiene más de {limit} columnas. Deje solo las columnas de postores y vuelva a cargarlo.',
  'The file {file} is not valid JSON. Export it again and upload it as it is.':
    'El archivo {file} no es JSON válido. Expórtelo de nuevo y cárguelo tal cual.',
  'The list in the file {file} is empty. Add at least one record.': 'La lista del archivo {file} está vacía. Añada al menos un registro.',
}
