export const chartText = {
  chart: 'Gráfico',
  table: 'Tabla',
  chartOrTable: '{title}: gráfico o tabla',
} as const
