/** The addresses of the screens. Panels and tabs are part of an address: `/bidders/{id}/{tab}`; `/bidders/new` adds one. */
export const paths = {
  login: '/login',
  verify: '/verify',
  selectAccount: '/select-account',
  support: '/support',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  signUp: '/sign-up',
  stopEmails: '/stop-emails',
  auctions: '/auctions',
  bidders: '/bidders',
  legal: '/legal',
  dataProcessing: '/data-processing',
  profile: '/profile',
  security: '/security',
  settings: '/settings',
} as const
