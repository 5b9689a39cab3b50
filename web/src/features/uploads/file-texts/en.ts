/** The texts of the files of an upload; `{name}` is a placeholder. */
export const fileText = {
  filesOf: 'Files of {name}',
  outcomes: {
    waiting: 'Waiting for the import',
    importing: 'Being imported',
    imported: 'Imported',
    stopped: 'Not completely imported',
    stored: 'Stored, not imported',
  },
  kinds: {
    csv: 'CSV',
    excel: 'Excel workbook',
    pdf: 'PDF',
    json: 'JSON',
    xml: 'XML',
    text: 'Text',
    image: 'Image',
    word: 'Word document',
    archive: 'ZIP archive',
    dump: 'Database dump',
  },
  preview: 'Preview {name}',
  downloadFile: 'Download {name}',
} as const
