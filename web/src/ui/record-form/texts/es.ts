export const recordText = {
  save: 'Guardar',
  saving: 'Guardando...',
  checkFields: 'Revise los campos marcados.',
  required: 'Este campo es obligatorio.',
  tagsHint: 'Separe las etiquetas con comas.',
  stale: {
    title: 'Otra persona cambió esto mientras usted editaba',
    merged: 'Sus cambios se han aplicado. Revíselos y guarde de nuevo.',
    unseen: 'Sus cambios no forman parte de este formulario. Guarde de nuevo.',
    gone: 'Se ha eliminado, así que ya no se puede guardar.',
    field: '{field}: guardó «{theirs}»',
    conflict: '{field}: guardó «{theirs}», usted escribió «{mine}»',
    takeTheirs: 'Usar su versión',
    keepMine: 'Conservar la mía',
    empty: 'nada',
  },
} as const
