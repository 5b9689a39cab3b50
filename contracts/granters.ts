import * as z from 'zod/mini'
import { isAdjustable, type Permission, permissions } from './permissions.ts'

/** A user who can grant permissions in a house: the account's owner, or an administrator, who grants what they have themselves (all but `lacks`). */
export const granter = z.object({ name: z.string(), owner: z.boolean(), lacks: z.array(z.string()) })
export type Granter = z.output<typeof granter>

const namedAtMost = 3

/**
 * Who can grant a permission, in the words of an error: 'Rupert Ames (account owner), Ada Lin or 4 others'. Only the owner grants permissions that
 * come only with the Admin role or are not in the table. Undefined when nobody is known.
 */
export const grantersText = (granters: readonly Granter[], permission: string): string | undefined => {
  const able = granters.filter(({ owner, lacks }) => owner || (isGrantable(permission) && !lacks.includes(permission)))
  const names = able.map(({ name, owner }) => (owner ? `${name} (account owner)` : name))
  const rest = names.length - namedAtMost
  const named = rest > 0 ? [...names.slice(0, namedAtMost), rest === 1 ? '1 other' : `${rest} others`] : names
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${named.at(-1)}` : named[0]
}

const isGrantable = (permission: string): boolean =>
  (permissions as string[]).includes(permission) && isAdjustable(permission as Permission)
