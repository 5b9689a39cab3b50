import { type Permission, permissionReason, permissions } from '@auctionwiz/contracts/permissions'
import { catalogue } from './catalogue.ts'

interface Labels {
  reasons: Record<Permission, string>
}

const english = (): Labels => {
  const reasons = Object.fromEntries(permissions.map((permission) => [permission, permissionReason(permission)]))
  return { reasons: reasons as Labels['reasons'] }
}

/** What each permission is for, in the language shown. */
export const { reasons: permissionReasons } = catalogue<Labels>({
  en: async () => english(),
  es: () => import('./permission-labels/es.ts'),
  fr: () => import('./permission-labels/fr.ts'),
  de: () => import('./permission-labels/de.ts'),
})
