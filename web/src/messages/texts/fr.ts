export const common = {
  optional: '(facultatif)',
  phoneHint: 'Avec l’indicatif du pays, au format E.164, par exemple +12125550148.',
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  previous: 'Précédent',
  next: 'Suivant',
  dismiss: 'Ignorer',
  clearSearch: 'Effacer la recherche',
  clearFilters: 'Effacer les filtres',
  removeFilter: 'Retirer le filtre {name} {value}',
  loading: 'Chargement...',
  updating: 'Actualisation',
  tryAgain: 'Réessayer',
  copyDetails: 'Copier les détails',
  copied: 'Copié',
  errorDetails: 'HTTP {status}, requête {correlationId}',
  errorStatus: 'HTTP {status}',
  unexpectedError: 'Une erreur inattendue s’est produite.',
  problems: '{count, plural, =1 {Un champ demande} other {# champs demandent}} votre attention',
  discardQuestion: 'Abandonner votre saisie ?',
  keepEditing: 'Continuer la saisie',
  discard: 'Abandonner',
} as const

export const permission = {
  title: 'Vous n’avez pas accès à {what} chez {house}',
  grantedBy: 'Le propriétaire du compte ou un administrateur de {house}',
  owner: 'Le propriétaire du compte',
  ownerIs: 'Le propriétaire est {name}.',
  ownerNamed: '{name} (propriétaire du compte)',
  featureOff: 'Le propriétaire du compte peut changer d’offre. Cette page apparaît dès que la fonction est active.',
} as const

/** What calls without an answer of the service say. */
export const calls = {
  authUnreachable: 'Connexion au service d’authentification impossible. Si le problème persiste, contactez l’assistance.',
  unreachable: 'Connexion au service impossible. Vérifiez votre connexion et réessayez.',
  tooSlow: 'Le service n’a pas répondu à temps. Vérifiez votre connexion et réessayez.',
  authFailed: 'Échec de l’authentification : {status} ({path})',
  downloadFailed: 'Échec du téléchargement : {status}',
  failed: 'Erreur de l’API : {status}',
}

export const notFound = {
  title: 'Page introuvable',
  what: 'Il n’y a rien à cette adresse',
  body: 'Elle a peut-être été déplacée, ou le lien est incomplet.',
  home: 'Aller aux enchérisseurs',
} as const

export const signIn = {
  subtitle: 'Connectez-vous pour gérer votre maison de ventes',
  heading: 'Se connecter',
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  forgot: 'Mot de passe oublié',
  noAccount: 'Pas encore de compte ?',
  create: 'Créer un compte',
  submit: 'Se connecter',
  busy: 'Connexion...',
  or: 'ou',
  organization: 'Se connecter avec votre organisation',
  passkey: 'Se connecter avec une clé d’accès',
  demoMode: 'Mode démo',
  quickDemo: 'Accès rapide à la démo',
  productionHint:
    'Le mode production est actif. L’API d’authentification est à {address}. Si le backend ne fonctionne pas, activez le mode démo.',
  demoNotice: 'Des données d’exemple sont utilisées, sans appel réel à l’API.',
  missing: 'Saisissez l’e-mail et le mot de passe',
  loginFailed: 'La connexion a échoué',
  demoFailed: 'La connexion à la démo a échoué',
  providerFailed: 'Votre organisation n’a pas pu confirmer cette connexion. Réessayez.',
  noSessionToken: 'Aucun jeton de session trouvé. Connectez-vous d’abord.',
  noUserData: 'Réponse non valide du service d’authentification : données de l’utilisateur manquantes',
  noSessionCreated: 'Le jeton de session n’a pas pu être créé pour l’utilisateur : {email}',
  noAccessToken: 'Le jeton d’accès n’a pas pu être généré : aucun jeton dans la réponse',
  noAccountData: 'Réponse non valide : données du compte manquantes',
  noUserId: 'Aucun ID d’utilisateur trouvé. Connectez-vous d’abord.',
  helpInvalid: 'Vous n’avez peut-être pas encore de compte. Cliquez sur Créer un compte.',
  helpInvalidDemo: 'Vous n’avez peut-être pas encore de compte. Cliquez sur Créer un compte ou activez le mode démo.',
  helpUnreachable:
    'Le backend ne fonctionne peut-être pas. Démarrez-le et réessayez, ou activez le mode démo pour explorer avec des données d’exemple.',
  helpNotFound: 'L’utilisateur de test n’existe pas dans le backend.',
  helpNotFoundSteps: [
    'Activez le mode démo pour explorer avec des données d’exemple.',
    'Créez un compte réel.',
    'Demandez à l’équipe backend de créer des utilisateurs de test.',
  ],
} as const

export const selectAccount = {
  title: 'Sélectionnez votre compte',
  signedInAs: 'Connecté en tant que',
  organization: 'Organisation',
  individual: 'Maison de ventes individuelle',
  member: 'membre',
  owner: 'Propriétaire',
  assigned: 'Attribué le {date}',
  continue: 'Continuer',
  busy: 'Chargement...',
} as const

export const legal = {
  title: 'Mentions légales et assistance',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  support: 'Contacter l’assistance',
} as const

export const roles = {
  owner: 'Propriétaire',
  admin: 'Administrateur',
  staff: 'Personnel',
  viewer: 'Lecteur',
} as const

export const support = {
  noMembership: '{email} n’est membre d’aucun compte.',
  logout: 'Se déconnecter',
} as const
