export const chartText = {
  chart: 'Diagramm',
  table: 'Tabelle',
  chartOrTable: '{title}: Diagramm oder Tabelle',
} as const
