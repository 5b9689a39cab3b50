export const demandText = {
  label: 'Authentification à deux facteurs requise',
  countdown: {
    method: 'L’authentification à deux facteurs est requise à partir du {date} : il reste {days} jours pour la configurer.',
    backup_codes: 'Les codes de secours sont requis à partir du {date} : il reste {days} jours pour les générer.',
  },
  lastDay: {
    method: 'L’authentification à deux facteurs est requise à partir du {date}. C’est le dernier jour pour la configurer.',
    backup_codes: 'Les codes de secours sont requis à partir du {date}. C’est le dernier jour pour les générer.',
  },
  action: {
    method: 'Configurer la MFA',
    backup_codes: 'Générer des codes de secours',
  },
  restricted: {
    title: 'Configurer l’authentification à deux facteurs',
    who: 'Connecté en tant que',
    why: {
      method: '{account} exige l’authentification à deux facteurs depuis le {date}. Configurez-la pour continuer.',
      backup_codes: '{account} exige des codes de secours depuis le {date}. Générez-les pour continuer.',
    },
    reset: 'Un administrateur de {account} a réinitialisé vos méthodes de vérification. Configurez-en une nouvelle pour continuer.',
    unaccepted: 'Les méthodes que {account} n’accepte pas ne comptent pas.',
    making: 'Génération...',
    others: 'Autres comptes',
    logout: 'Se déconnecter',
  },
} as const
