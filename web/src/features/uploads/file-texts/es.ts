export const fileText = {
  filesOf: 'Archivos de {name}',
  outcomes: {
    waiting: 'A la espera de la importación',
    importing: 'Importándose',
    imported: 'Importado',
    stopped: 'No importado por completo',
    stored: 'Guardado, no importado',
  },
  kinds: {
    csv: 'CSV',
    excel: 'Libro de Excel',
    pdf: 'PDF',
    json: 'JSON',
    xml: 'XML',
    text: 'Texto',
    image: 'Imagen',
    word: 'Documento de Word',
    archive: 'Archivo ZIP',
    dump: 'Volcado de base de datos',
  },
  preview: 'Vista previa de {name}',
  downloadFile: 'Descargar {name}',
} as const
