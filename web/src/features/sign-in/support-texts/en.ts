/** The texts of the support screen; `{name}` is a placeholder. Few users see them, so they are not part of the sign-in screen's chunk. */
export const supportText = {
  title: 'Contact Support',
  types: {
    'no-account-access': {
      title: 'You don’t have access to an account yet',
      body: 'You are signed in, but nobody has given you access to an auction house account.',
      steps: [
        'Ask the owner or an administrator of your auction house to invite this email address.',
        'Open the invitation and accept it.',
        'Come back here and choose Retry Connection.',
      ],
    },
    'account-access': {
      title: 'This account could not be opened',
      body: 'You are signed in, but you could not enter the account you chose. Your access may have been removed or suspended.',
      steps: [
        'Choose Retry Connection and select the account again.',
        'Ask the owner or an administrator of the account whether you still have access.',
        'If you belong to another account, sign out, sign in again and choose that one.',
      ],
    },
    'account-not-cached': {
      title: 'Your user was not found',
      body: 'Your organization recognizes you, but you don’t have a user here yet. A new user can take a few minutes to appear.',
      steps: [
        'Wait a few minutes and choose Retry Connection.',
        'Make sure you signed in with the email address that was invited.',
        'Ask an administrator of your auction house to invite you, or choose Create New Account.',
      ],
    },
    general: {
      title: 'You could not be connected',
      body: 'Something kept AuctionWiz from opening your account. None of your work was lost.',
      steps: ['Check your connection.', 'Choose Retry Connection.', 'Sign out and sign in again.'],
    },
  },
  nextSteps: 'Next steps',
  advice: 'Contact support if the problem persists for more than 15 minutes.',
  contact: 'Support',
  emailLabel: 'Email',
  chatLabel: 'Live chat',
  chatHours: 'Mon-Fri 8am-6pm EST',
  responses: 'responses within 1-2 business hours',
  diagnostics: 'Diagnostics',
  diagnosticsHelp: 'Copy these lines into your message so that support can find what happened.',
  unknown: 'unknown',
  copy: 'Copy diagnostics',
  copyFailed: 'Could not copy. Select the lines and copy them yourself.',
  retry: 'Retry Connection',
  tryDemo: 'Try Demo Mode While Waiting',
  crossOrigin: 'AuctionWiz runs at {origin}. If your services do not allow this origin, the browser blocks their responses.',
  copyOrigin: 'Copy origin',
} as const
