export const stalledText = {
  since: 'Kein Fortschritt seit {time}. Der Vorgang läuft von selbst weiter. Wählen Sie Erneut versuchen, um jetzt fortzufahren.',
  retry: 'Erneut versuchen',
  retrying: 'Wird erneut versucht',
} as const
