export const onboardingText = {
  own: 'Ouvrez votre propre compte',
  ownBody: 'Configurez maintenant votre maison de ventes. Le compte vous appartient et vous pouvez y inviter d’autres personnes.',
  begin: 'Configurer le compte',
  wait: 'Ou attendez une invitation',
  waitHint: 'Pas d’invitation dans votre boîte ? Regardez dans les indésirables ou demandez à la personne de la renvoyer.',
  title: 'Configurez votre compte',
  lead: 'Il vous faut un nom et votre première maison de ventes. Vous pourrez tout modifier plus tard dans Paramètres du compte.',
  account: 'Compte',
  house: 'Première maison de ventes',
  labels: {
    accountName: 'Nom du compte',
    type: 'Type',
  },
  types: {
    group: {
      name: 'Groupe de maisons de ventes',
      help: 'Plusieurs maisons de ventes dans un compte.',
    },
    individual: {
      name: 'Maison de ventes individuelle',
      help: 'Une maison de ventes. D’autres peuvent être ajoutées plus tard.',
    },
  },
  submit: 'Créer le compte',
  busy: 'Création du compte...',
  back: 'Retour',
  resend: 'Renvoyer le lien',
  resending: 'Envoi...',
  resent: 'Envoyé. Ouvrez le lien de l’e-mail, puis choisissez à nouveau Créer le compte.',
  signInAgain: 'Se reconnecter',
  kept: 'Vos saisies sont conservées.',
} as const
