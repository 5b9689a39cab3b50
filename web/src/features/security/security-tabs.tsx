import type { ComponentType } from 'react'
import { useOwnerNamed, useOwnerReason } from '../../app/granters.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import type { SignedInState } from '../../app/session/session-state.ts'
import { fill } from '../../messages/index.ts'
import { securityText as text } from './messages.ts'

export interface SecurityTab {
  /** Its address: the screen's own or one level below it. */
  path: string
  label: string
  /** Who may see it. The service checks each call again. */
  visible: (who: SignedInState) => boolean
  /** The explanation for other users. */
  useReason?: () => string | undefined
  /** What it shows below the tabs: tool rows and then a `PageScroll`. Its buttons go to the title row by `ScreenActions`. */
  load: () => Promise<{ default: ComponentType }>
}

/** Whether the user is the account owner or an administrator of one of its houses. */
const isAdministrator = ({ access }: Pick<SignedInState, 'access'>): boolean =>
  access.accountRole === 'owner' || access.houses.some(({ role }) => role === 'admin')

const forAdministrators = {
  visible: isAdministrator,
  useReason: () => fill(text.administratorsOnly, { owner: useOwnerNamed() }),
}

/** Whether the user may read the audit log of a house or of the account. */
const seesAudit = ({ access }: Pick<SignedInState, 'access'>): boolean =>
  access.accountRole === 'owner' || access.houses.some(({ permissions }) => permissions.includes('system:audit'))

/** The tabs in their order. */
export const securityTabs: readonly SecurityTab[] = [
  { path: '/security', label: text.tabs.mine, visible: () => true, load: () => import('./MySecurity.tsx') },
  { path: '/security/users', label: text.tabs.users, ...forAdministrators, load: () => import('../users/UsersTab.tsx') },
  { path: '/security/policy', label: text.tabs.policy, ...forAdministrators, load: () => import('./policy/MfaPolicyTab.tsx') },
  {
    path: '/security/settings',
    label: text.tabs.settings,
    ...forAdministrators,
    load: () => import('./policy/SecuritySettingsTab.tsx'),
  },
  { path: '/security/access', label: text.tabs.access, ...forAdministrators, load: () => import('../access/AccessTab.tsx') },
  {
    path: '/security/audit',
    label: text.tabs.audit,
    visible: seesAudit,
    useReason: () => usePermissionReason('system:audit'),
    load: () => import('../audit/AuditTab.tsx'),
  },
  {
    path: '/security/organization',
    label: text.tabs.organization,
    visible: ({ access }) => access.accountRole === 'owner',
    useReason: useOwnerReason,
    load: () => import('../organizations/OrganizationTab.tsx'),
  },
]
