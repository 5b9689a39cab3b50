export const supportText = {
  title: 'Contacter l’assistance',
  types: {
    'no-account-access': {
      title: 'Vous n’avez encore accès à aucun compte',
      body: 'Vous êtes connecté, mais personne ne vous a donné accès au compte d’une maison de ventes.',
      steps: [
        'Demandez au propriétaire ou à un administrateur de votre maison de ventes d’inviter cette adresse e-mail.',
        'Ouvrez l’invitation et acceptez-la.',
        'Revenez ici et choisissez Réessayer la connexion.',
      ],
    },
    'account-access': {
      title: 'Ce compte n’a pas pu être ouvert',
      body: 'Vous êtes connecté, mais vous n’avez pas pu entrer dans le compte choisi. Votre accès a peut-être été retiré ou suspendu.',
      steps: [
        'Choisissez Réessayer la connexion et sélectionnez à nouveau le compte.',
        'Demandez au propriétaire ou à un administrateur du compte si vous avez toujours accès.',
        'Si vous appartenez à un autre compte, déconnectez-vous, reconnectez-vous et choisissez-le.',
      ],
    },
    'account-not-cached': {
      title: 'Votre utilisateur est introuvable',
      body: 'Votre organisation vous reconnaît, mais vous n’avez pas encore d’utilisateur ici. Un nouvel utilisateur peut mettre quelques minutes à apparaître.',
      steps: [
        'Attendez quelques minutes et choisissez Réessayer la connexion.',
        'Vérifiez que vous vous êtes connecté avec l’adresse invitée.',
        'Demandez à un administrateur de votre maison de ventes de vous inviter, ou choisissez Créer un compte.',
      ],
    },
    general: {
      title: 'La connexion a échoué',
      body: 'Quelque chose a empêché AuctionWiz d’ouvrir votre compte. Rien de votre travail n’a été perdu.',
      steps: ['Vérifiez votre connexion.', 'Choisissez Réessayer la connexion.', 'Déconnectez-vous et reconnectez-vous.'],
    },
  },
  nextSteps: 'Étapes suivantes',
  advice: 'Contactez l’assistance si le problème dure plus de 15 minutes.',
  contact: 'Assistance',
  emailLabel: 'E-mail',
  chatLabel: 'Chat en direct',
  chatHours: 'Lun-ven 8 h-18 h EST',
  responses: 'réponse sous 1-2 heures ouvrées',
  diagnostics: 'Diagnostic',
  diagnosticsHelp: 'Copiez ces lignes dans votre message pour que l’assistance retrouve ce qui s’est passé.',
  unknown: 'inconnu',
  copy: 'Copier le diagnostic',
  copyFailed: 'Copie impossible. Sélectionnez les lignes et copiez-les vous-même.',
  retry: 'Réessayer la connexion',
  tryDemo: 'Essayer le mode démo en attendant',
  crossOrigin: 'AuctionWiz s’exécute sur {origin}. Si vos services n’autorisent pas cette origine, le navigateur bloque leurs réponses.',
  copyOrigin: 'Copier l’origine',
} as const
