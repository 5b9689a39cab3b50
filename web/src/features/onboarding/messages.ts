/** The texts for somebody without an account; they come with the support screen. */
export const onboardingText = {
  own: 'Start an account of your own',
  ownBody: 'Set up your auction house now. You own the account and can invite others to it.',
  begin: 'Set Up Account',
  wait: 'Or wait for an invitation',
  waitHint: 'No invitation in your mail? Look in your spam folder, or ask whoever invited you to choose Resend.',
  title: 'Set up your account',
  lead: 'It takes a name and your first auction house. Everything can be changed later under Account Settings.',
  account: 'Account',
  house: 'First auction house',
  labels: { accountName: 'Account name', type: 'Type' },
  types: {
    group: { name: 'Auction House Group', help: 'Several auction houses in one account.' },
    individual: { name: 'Individual Auction House', help: 'One auction house. More can be added later.' },
  },
  submit: 'Create Account',
  busy: 'Creating Account...',
  back: 'Back',
  unverified: 'Confirm your email address before you set up an account.',
  resend: 'Send the link again',
  resending: 'Sending...',
  resent: 'Sent. Open the link in the mail, then choose Create Account again.',
} as const
