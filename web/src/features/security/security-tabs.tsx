import type { ComponentType } from 'react'
import { useOwnerNamed, useOwnerReason } from '../../app/granters.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import type { SignedInState } from '../../app/session/session-state.ts'
import { withTexts } from '../../messages/catalogue.ts'
import { securityText as text } from './messages.ts'

export interface SecurityTab {
  /** Its address: the screen's own or one level below it. */
  path: string
  /** Its key in the texts. */
  name: keyof typeof text.tabs
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
  useReason: () => text.administratorsOnly({ owner: useOwnerNamed() }),
}

/** Whether the user may read the audit log of a house or of the account. */
const seesAudit = ({ access }: Pick<SignedInState, 'access'>): boolean =>
  access.accountRole === 'owner' || access.houses.some(({ permissions }) => permissions.includes('system:audit'))

/** The tabs in their order. */
export const securityTabs: readonly SecurityTab[] = [
  { path: '/security', name: 'mine', visible: () => true, load: withTexts(() => import('./MySecurity.tsx')) },
  { path: '/security/users', name: 'users', ...forAdministrators, load: withTexts(() => import('../users/UsersTab.tsx')) },
  { path: '/security/policy', name: 'policy', ...forAdministrators, load: withTexts(() => import('./policy/MfaPolicyTab.tsx')) },
  {
    path: '/security/settings',
    name: 'settings',
    ...forAdministrators,
    load: withTexts(() => import('./policy/SecuritySettingsTab.tsx')),
  },
  { path: '/security/access', name: 'access', ...forAdministrators, load: withTexts(() => import('../access/AccessTab.tsx')) },
  {
    path: '/security/audit',
    name: 'audit',
    visible: seesAudit,
    useReason: () => usePermissionReason('system:audit'),
    load: withTexts(() => import('../audit/AuditTab.tsx')),
  },
  {
    path: '/security/organization',
    name: 'organization',
    visible: ({ access }) => access.accountRole === 'owner',
    useReason: useOwnerReason,
    load: withTexts(() => import('../organizations/OrganizationTab.tsx')),
  },
]
