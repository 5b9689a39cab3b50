/** The texts of a required second factor; `{name}` is a placeholder. */
export const demandText = {
  label: 'Two-factor authentication required',
  countdown: {
    method: 'Two-factor authentication is required from {date}: {days} days left to set it up.',
    backup_codes: 'Backup codes are required from {date}: {days} days left to generate them.',
  },
  lastDay: {
    method: 'Two-factor authentication is required from {date}. This is the last day to set it up.',
    backup_codes: 'Backup codes are required from {date}. This is the last day to generate them.',
  },
  action: { method: 'Set up MFA', backup_codes: 'Generate backup codes' },
  restricted: {
    title: 'Set up two-factor authentication',
    who: 'Signed in as',
    why: {
      method: '{account} has required two-factor authentication since {date}. Set it up to continue.',
      backup_codes: '{account} has required backup codes since {date}. Generate them to continue.',
    },
    reset: 'An administrator of {account} reset your verification methods. Set up a new one to continue.',
    unaccepted: 'Methods that {account} does not accept don’t count.',
    making: 'Generating...',
    others: 'Other accounts',
    logout: 'Logout',
  },
} as const
