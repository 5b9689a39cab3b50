export const confirmText = {
  title: 'Confirmez que c’est vous',
  password: 'Mot de passe',
  help: 'Vous vous êtes connecté il y a un moment : saisissez-le à nouveau.',
  submit: 'Confirmer',
  busy: 'Confirmation...',
  passkey: 'Utiliser une clé d’accès',
  again:
    'Si vous n’avez ni mot de passe ni clé d’accès, déconnectez-vous, connectez-vous avec votre organisation et réessayez dans les 15 minutes.',
  logout: 'Se déconnecter',
  loggedOut: 'Reconnectez-vous, puis répétez votre dernière action dans les 15 minutes.',
} as const
