export const stalledText = {
  since: 'Sin avances desde las {time}. Se reanuda automáticamente. Elija Reintentar para reanudar ahora.',
  retry: 'Reintentar',
  retrying: 'Reintentando',
} as const
