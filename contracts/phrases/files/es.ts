/** What is wrong with a file of records, and what to do about it; in Spanish. Its keys are the phrases that every language has. */
export const filesEs = () => ({
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
  'The file {file} is of a kind that can’t be stored. Send CSV, Excel, PDF, JSON, XML, text, JPG, PNG, Word, ZIP or a database dump.':
    'El archivo {file} es de un tipo que no se puede guardar. Envíe CSV, Excel, PDF, JSON, XML, texto, JPG, PNG, Word, ZIP o un volcado de base de datos.',
  'The file {file} is not what its extension says. Save it again in its own format and upload it again.':
    'El archivo {file} no es lo que indica su extensión. Guárdelo en su propio formato y vuelva a cargarlo.',
  'The file {file} is two kinds of file in one. Save it again in its own format and upload it again.':
    'El archivo {file} es de dos tipos a la vez. Guárdelo en su propio formato y vuelva a cargarlo.',
  'The file {file} is protected with a password. Remove the password, save it and upload it again.':
    'El archivo {file} está protegido con contraseña. Quítela, guárdelo y vuelva a cargarlo.',
  'The file {file} contains macros. Save it without macros and upload it again.':
    'El archivo {file} contiene macros. Guárdelo sin macros y vuelva a cargarlo.',
  'The file {file} is damaged or was cut off. Save it again and upload it again.':
    'El archivo {file} está dañado o incompleto. Guárdelo de nuevo y vuelva a cargarlo.',
  'The archive {file} has a file whose path leads out of the archive. Pack it again and upload it again.':
    'El archivo comprimido {file} contiene un archivo cuya ruta lleva fuera de él. Comprímalo de nuevo y vuelva a cargarlo.',
  'The archive {file} is larger than {limit} when unpacked. Split it and upload its parts.':
    'El archivo comprimido {file} ocupa más de {limit} descomprimido. Divídalo y cargue sus partes.',
  'Choose one of the nine categories.': 'Elija una de las nueve categorías.',
  'Line {line} of the file {file} is not valid JSON. Write one record on each line, such as {record}.':
    'La línea {line} del archivo {file} no es JSON válido. Escriba un registro por línea, por ejemplo {record}.',
  'The file {file} is not valid XML. Export it again and upload it as it is.':
    'El archivo {file} no es XML válido. Expórtelo de nuevo y cárguelo tal cual.',
  'The file {file} has a DOCTYPE, which is not read because it can define entities. Export it without one and upload it again.':
    'El archivo {file} tiene un DOCTYPE, que no se lee porque puede definir entidades. Expórtelo sin él y vuelva a cargarlo.',
  'The file {file} has no records. Write each record as an element with its fields in it, such as {record}.':
    'El archivo {file} no tiene registros. Escriba cada registro como un elemento con sus campos, por ejemplo {record}.',
  'The archive {file} is larger than {limit}, the limit for archives with tables. Upload the files in it without an archive.':
    'El archivo comprimido {file} supera {limit}, el límite para archivos comprimidos con tablas. Cargue sus archivos sin comprimir.',
  'The tables in the archive {file} are larger than {limit} when unpacked. Split it and upload its parts.':
    'Las tablas del archivo comprimido {file} ocupan más de {limit} descomprimidas. Divídalo y cargue sus partes.',
  'The archive {file} has tables to import, and {other}, which can’t be imported. Pack the tables alone and upload other files apart.':
    'El archivo comprimido {file} tiene tablas para importar y {other}, que no se puede importar. Comprima solo las tablas y cargue los demás archivos por separado.',
  'The archive {file} holds another archive, which is one too deep. Upload the inner archive by itself.':
    'El archivo comprimido {file} contiene otro, que está un nivel demasiado adentro. Cargue por separado el interior.',
  'The archive {file} holds more than {most} tables. Split it and upload its parts.':
    'El archivo comprimido {file} tiene más de {most} tablas. Divídalo y cargue sus partes.',
  'The file {file} is larger than {limit}, the limit for workbooks, JSON and XML. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'El archivo {file} supera {limit}, el límite para libros de Excel, JSON y XML. Divídalo, o guárdelo como CSV y cárguelo en el Centro de procesamiento de datos.',
  'The file {file} is larger than {limit}, the limit for workbooks and XML. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'El archivo {file} supera {limit}, el límite para libros de Excel y XML. Divídalo, o guárdelo como CSV y cárguelo en el Centro de procesamiento de datos.',
  'The file {file} is not valid JSON: line {line} can’t be read. Export it again and upload it as it is.':
    'El archivo {file} no es JSON válido: la línea {line} no se puede leer. Expórtelo de nuevo y cárguelo tal cual.',
  'The file {file} is not valid JSON: record {record} can’t be read in line {line}. Correct it, or export the file again.':
    'El archivo {file} no es JSON válido: el registro {record} no se puede leer en la línea {line}. Corríjalo o exporte el archivo de nuevo.',
  'The file {file} is not valid JSON: it ends too early, in line {line} after {records} whole records. Export it again and upload it as it is.':
    'El archivo {file} no es JSON válido: termina antes de tiempo, en la línea {line}. Registros completos: {records}. Expórtelo de nuevo y cárguelo tal cual.',
  'The file {file} is not valid JSON: it goes on after its end, in line {line}. Export it again and upload it as it is.':
    'El archivo {file} no es JSON válido: continúa después de su final, en la línea {line}. Expórtelo de nuevo y cárguelo tal cual.',
  'The file {file} has lists or objects more than {limit} levels deep in line {line}. Export it with fewer levels.':
    'El archivo {file} tiene listas u objetos con más de {limit} niveles en la línea {line}. Expórtelo con menos niveles.',
  'The file {file} takes too long or too much memory to read. Split it and upload its parts.':
    'Leer el archivo {file} requiere demasiado tiempo o demasiada memoria. Divídalo y cargue sus partes.',
  'Record {record} of the file {file} is longer than {limit}. Shorten it and upload the file again.':
    'El registro {record} del archivo {file} supera {limit}. Acórtelo y vuelva a cargar el archivo.',
  'Line {line} of the file {file} is longer than {limit}. Write one record on each line and upload the file again.':
    'La línea {line} del archivo {file} supera {limit}. Escriba un registro por línea y vuelva a cargar el archivo.',
  'Record {record} of the file {file} has the field {field} twice. Keep one of them and upload the file again.':
    'El registro {record} del archivo {file} tiene dos veces el campo {field}. Deje solo uno y vuelva a cargar el archivo.',
  'Line {line} of the file {file} has characters that are not {encoding}. Save the file as UTF-8 and upload it again.':
    'La línea {line} del archivo {file} tiene caracteres que no son {encoding}. Guarde el archivo como UTF-8 y vuelva a cargarlo.',
  'The file {file} is a table of more than {limit} cells, empty ones included. Split it and upload its parts.':
    'El archivo {file} es una tabla de más de {limit} celdas, incluidas las vacías. Divídalo y cargue sus partes.',
})
