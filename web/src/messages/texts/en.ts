export const common = {
  optional: '(optional)',
  phoneHint: 'With the country code, in E.164 format, such as +12125550148.',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  previous: 'Previous',
  next: 'Next',
  dismiss: 'Dismiss',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  removeFilter: 'Remove filter {name} {value}',
  loading: 'Loading...',
  updating: 'Updating',
  tryAgain: 'Try again',
  copyDetails: 'Copy details',
  copied: 'Copied!',
  errorDetails: 'HTTP {status}, request {correlationId}',
  errorStatus: 'HTTP {status}',
  unexpectedError: 'An unexpected error occurred.',
  problems: '{count, plural, =1 {One field needs} other {# fields need}} your attention',
  discardQuestion: 'Discard what you typed?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
} as const

export const permission = {
  title: 'You don’t have access to {what} at {house}',
  grantedBy: 'The account owner or an administrator of {house}',
  owner: 'The account owner',
  ownerIs: 'The owner is {name}.',
  ownerNamed: '{name} (account owner)',
  featureOff: 'The account owner can change the plan. This page appears as soon as the feature is on.',
} as const

/** What calls without an answer of the service say. */
export const calls = {
  authUnreachable: 'Cannot connect to authentication service. Please contact support if this issue persists.',
  unreachable: 'Cannot connect to the service. Check your connection and try again.',
  tooSlow: 'The service did not respond in time. Check your connection and try again.',
  authFailed: 'Authentication failed: {status} ({path})',
  downloadFailed: 'Download failed: {status}',
  failed: 'API Error: {status}',
} as const

export const notFound = {
  title: 'Page not found',
  what: 'There is nothing at this address',
  body: 'It may have moved, or the link may be incomplete.',
  home: 'Go to Bidders',
} as const

export const signIn = {
  subtitle: 'Sign in to manage your auction house operations',
  heading: 'Sign in',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  forgot: 'Forgot password',
  noAccount: 'No account yet?',
  create: 'Create New Account',
  submit: 'Sign In',
  busy: 'Signing in...',
  or: 'or',
  organization: 'Sign in with your organization',
  passkey: 'Sign in with a passkey',
  demoMode: 'Demo Mode',
  quickDemo: 'Quick Demo Access',
  productionHint: 'Production mode is active. The authentication API is at {address}. If the backend is not running, switch on Demo Mode.',
  demoNotice: 'Sample data is used and no real API calls are made.',
  missing: 'Please enter both email and password',
  loginFailed: 'Login failed',
  demoFailed: 'Demo login failed',
  providerFailed: 'Your organization could not confirm this sign-in. Please try again.',
  noSessionToken: 'No session token found. Please login first.',
  noUserData: 'Invalid response from authentication service: missing user data',
  noSessionCreated: 'Failed to create session token for user: {email}',
  noAccessToken: 'Failed to generate access token: No token in response',
  noAccountData: 'Invalid response: missing account data',
  noUserId: 'No user ID found. Please login first.',
  helpInvalid: 'You may not have an account yet. Click Create New Account.',
  helpInvalidDemo: 'You may not have an account yet. Click Create New Account or enable Demo Mode.',
  helpUnreachable: 'The backend may not be running. Start it and try again, or enable Demo Mode to look around with sample data.',
  helpNotFound: 'The test user does not exist in the backend.',
  helpNotFoundSteps: [
    'Enable Demo Mode to look around with sample data.',
    'Create a real account.',
    'Contact the backend team to provision test users.',
  ],
} as const

export const selectAccount = {
  title: 'Select Your Account',
  signedInAs: 'Signed in as',
  organization: 'Organization',
  individual: 'Individual Auction House',
  member: 'member',
  owner: 'Owner',
  assigned: 'Assigned {date}',
  continue: 'Continue',
  busy: 'Loading...',
} as const

export const legal = {
  title: 'Legal and support',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  support: 'Contact Support',
} as const

export const roles = { owner: 'Owner', admin: 'Admin', staff: 'Staff', viewer: 'Viewer' } as const

export const support = {
  noMembership: '{email} is not a member of any account.',
  logout: 'Logout',
} as const
