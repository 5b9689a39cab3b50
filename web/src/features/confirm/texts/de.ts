/** The texts of the question who is there. */
export const confirmText = {
  title: 'Confirm it’s you',
  password: 'Password',
  help: 'You signed in a while ago, so please enter it again.',
  submit: 'Confirm',
  busy: 'Confirming...',
  passkey: 'Use a passkey',
  again: 'If you have neither a password nor a passkey, sign out, sign in with your organization and try again within 15 minutes.',
  logout: 'Logout',
  loggedOut: 'Sign in again, then repeat your last action within 15 minutes.',
} as const
