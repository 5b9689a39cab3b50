import staff from './staff.json' with { type: 'json' }

/** Opens every demonstration user of this machine's stack; real accounts choose their own. */
export const demonstrationPassword = 'gavel-and-lot-2026'

const roles: Record<string, string> = {
  usr_imogen: 'owner of Harcourt & Vale, admin of Whitcombe Rooms',
  usr_blake: 'admin',
  usr_mikayla: 'staff',
  usr_joshua: 'viewer',
  usr_noah: 'belongs to no account',
  usr_edith: 'owner of Whitcombe Rooms',
}

/** What the start prints: who can sign in and how. */
export const signInLines = (): string[] => [
  `With e-mail and password (${demonstrationPassword}):`,
  ...staff.filter(({ id }) => id).map(({ id = '', email }) => `  ${email.padEnd(40)} ${roles[id] ?? ''}`),
  'With your organization: the same people, and tahlia.nguyen@harcourtvale.example and rupert.ames@whitcombe.example, who have no user here.',
  'Without signing in: Quick Demo Access, sample data in the browser.',
]
