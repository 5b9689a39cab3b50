export const profileText = {
  sendEmail: 'Enviar correo',
  emailTitle: 'Correo a {name}',
  subject: 'Objeto',
  message: 'Mensaje',
  send: 'Enviar correo',
  sending: 'Enviando',
  emailSent: 'Correo enviado a {name}',
  moreActions: 'Más acciones para {name}',
  exportData: 'Exportar datos personales',
  eraseData: 'Borrar datos personales',
  exportFailed: 'Los datos no se exportaron. {problem}',
  eraseTitle: '¿Borrar todos los datos de {name}?',
  eraseText:
    'Se borra definitivamente a {name} ({number}), incluidas sus puntuaciones, historial de subastas y notas. El registro de auditoría conserva quién hizo qué y cuándo, sin datos personales. Los casos legales conservan lo que sus reclamaciones requieren. No se puede deshacer.',
  eraseCounts: 'Otros datos de esta persona',
  eraseCount: {
    deleted: '{count, plural, one {registro eliminado que podría restaurarse} other {registros eliminados que podrían restaurarse}}',
    merged: '{count, plural, one {registro fusionado con este} other {registros fusionados con este}}',
    notes: '{count, plural, one {nota} other {notas}}',
    invitations: '{count, plural, one {invitación} other {invitaciones}}',
    logEntries: '{count, plural, one {entrada del registro se anonimizará} other {entradas del registro se anonimizarán}}',
    rejectedRows:
      '{count, plural, one {fila de importación rechazada perderá sus valores} other {filas de importación rechazadas perderán sus valores}}',
    savedViews: '{count, plural, one {vista guardada se vaciará o eliminará} other {vistas guardadas se vaciarán o eliminarán}}',
    waitingRows:
      '{count, plural, one {fila se quitará de un archivo aún no importado} other {filas se quitarán de archivos aún no importados}}',
    uncountedUploads:
      '{count, plural, one {carga aún no importada es demasiado grande para contarla aquí; sus filas sobre esta persona también se quitarán} other {cargas aún no importadas son demasiado grandes para contarlas aquí; sus filas sobre esta persona también se quitarán}}',
    cases: '{count, plural, one {caso legal se conserva} other {casos legales se conservan}}',
  },
  eraseNothingElse: 'No hay otros datos de esta persona.',
  eraseNotCounted: 'No se pudieron contar los datos. {problem}',
  eraseReason: 'Motivo',
  eraseHint: 'Se guarda en el registro de auditoría. No incluya datos personales.',
  eraseConfirm: 'Borrar datos',
  erased: 'Se borraron todos los datos de {number}',
} as const
