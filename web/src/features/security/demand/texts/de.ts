export const demandText = {
  label: 'Zwei-Faktor-Authentifizierung erforderlich',
  countdown: {
    method: 'Zwei-Faktor-Authentifizierung ist ab {date} erforderlich: Noch {days} Tage zum Einrichten.',
    backup_codes: 'Backup-Codes sind ab {date} erforderlich: Noch {days} Tage zum Erstellen.',
  },
  lastDay: {
    method: 'Zwei-Faktor-Authentifizierung ist ab {date} erforderlich. Heute ist der letzte Tag zum Einrichten.',
    backup_codes: 'Backup-Codes sind ab {date} erforderlich. Heute ist der letzte Tag zum Erstellen.',
  },
  action: {
    method: 'MFA einrichten',
    backup_codes: 'Backup-Codes erstellen',
  },
  restricted: {
    title: 'Zwei-Faktor-Authentifizierung einrichten',
    who: 'Angemeldet als',
    why: {
      method: '{account} verlangt seit {date} die Zwei-Faktor-Authentifizierung. Richten Sie sie ein, um fortzufahren.',
      backup_codes: '{account} verlangt seit {date} Backup-Codes. Erstellen Sie welche, um fortzufahren.',
    },
    reset: 'Ein Administrator von {account} hat Ihre Bestätigungsmethoden zurückgesetzt. Richten Sie eine neue ein, um fortzufahren.',
    unaccepted: 'Methoden, die {account} nicht akzeptiert, zählen nicht.',
    making: 'Wird erstellt...',
    others: 'Andere Konten',
    logout: 'Abmelden',
  },
} as const
