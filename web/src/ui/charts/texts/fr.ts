export const chartText = {
  chart: 'Graphique',
  table: 'Tableau',
  chartOrTable: '{title} : graphique ou tableau',
} as const
