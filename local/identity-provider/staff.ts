import { existsSync, readFileSync } from 'node:fs'

/** A person whom the provider vouches for. */
export type Person = {
  /** Object id: the person within the tenant. */
  oid: string
  /** Tenant id: the organization. */
  tid: string
  name: string
  email: string
  /** Object ids of groups, and values of app roles. */
  groups?: string[]
  roles?: string[]
}

/** The staff file, `[{oid, tid, name, email, groups?, roles?}]`, read at each call so that an edit takes effect immediately. A missing file means no staff. */
export function readStaff(path: string): Person[] {
  if (!existsSync(path)) return []
  const list: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(list)) throw new Error(`${path} must hold a list of people`)
  return list.map((entry: Partial<Record<keyof Person, unknown>>, i) => {
    const text = (field: keyof Person) => {
      const value = entry[field]
      if (typeof value !== 'string' || value === '') throw new Error(`${path}: person ${i + 1} has no "${field}"`)
      return value
    }
    return { oid: text('oid'), tid: text('tid'), name: text('name'), email: text('email'), ...lists(entry) }
  })
}

const lists = ({ groups, roles }: Partial<Record<'groups' | 'roles', unknown>>): Pick<Person, 'groups' | 'roles'> => ({
  ...(Array.isArray(groups) && { groups: groups.map(String) }),
  ...(Array.isArray(roles) && { roles: roles.map(String) }),
})

/** How the provider names a person to itself and in `sub`. */
export function subjectOf(person: Pick<Person, 'oid' | 'tid'>): string {
  return `${person.tid}.${person.oid}`
}

/** The claims of Microsoft's v2.0 tokens that the product reads. */
export function claimsOf(person: Person) {
  return {
    oid: person.oid,
    tid: person.tid,
    ver: '2.0',
    name: person.name,
    preferred_username: person.email,
    email: person.email,
    ...(person.groups && { groups: person.groups }),
    ...(person.roles && { roles: person.roles }),
  }
}
