export const chartText = {
  chart: 'Chart',
  table: 'Table',
  chartOrTable: '{title}: chart or table',
} as const
