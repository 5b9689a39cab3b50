/** The texts of the question who is there. */
export const confirmText = {
  title: 'Confirm that it is you',
  password: 'Password',
  help: 'You signed in a while ago, so we ask for it again.',
  submit: 'Confirm',
  busy: 'Confirming...',
  passkey: 'Use a passkey',
  again: 'If you have neither a password nor a passkey, log out, sign in with your organization and repeat this within 15 minutes.',
  logout: 'Logout',
  loggedOut: 'Sign in again, and repeat within 15 minutes what you were about to do.',
} as const
