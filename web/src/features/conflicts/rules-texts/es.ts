/** The texts of the conflict rules. */
export const rulesText = {
  title: 'Reglas de conflictos',
  explanation:
    'Cuando una importación nombra a otra persona con un correo conocido, estas reglas deciden campo por campo. Un conflicto que deciden por completo se resuelve al momento.',
  saved: 'Se guardaron las reglas de conflictos.',
  loadFailed: 'No se pudieron cargar las reglas de conflictos',
  rules: {
    platform: 'Plataforma: el valor importado',
    local: 'Local: el valor existente',
    newest: 'Más reciente: el último cambio',
    manual: 'Manual: decide una persona',
  },
} as const
