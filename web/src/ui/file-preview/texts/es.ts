export const previewText = {
  failed: 'No se pudo mostrar la vista previa',
  unreadable: 'Este archivo no se puede mostrar aquí. Descárguelo y ábralo en su dispositivo.',
  pageOf: 'Página {page} de {count}',
  pageBefore: 'Página anterior',
  pageAfter: 'Página siguiente',
  download: 'Descargar',
  pdfProtected: 'Este PDF está protegido con contraseña. Descárguelo y ábralo con ella.',
} as const
