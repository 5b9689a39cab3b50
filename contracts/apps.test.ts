import { describe, expect, it } from 'vitest'
import { endpoints } from './apps.ts'
import type { App } from './endpoint.ts'
import { errorTable } from './errors.ts'

const apps = Object.keys(endpoints) as App[]

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe.each(apps)('the endpoints of %s', (app) => {
  const all = endpoints[app]

  it('have names of their own, and addresses that no other has', () => {
    expect(repeated(all.map(({ name }) => name))).toEqual([])
    expect(repeated(all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`))).toEqual([])
  })

  it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s declares errors that exist, and those of its access',
    (_name, { access, errors, app: own }) => {
      expect(own).toBe(app)
      expect(errors.filter((code) => !(code in errorTable))).toEqual([])
      if (access.kind !== 'public') expect(errors).toEqual(expect.arrayContaining(['unauthenticated', 'token_expired']))
      if (access.kind === 'access' && access.permission) expect(errors).toContain('forbidden')
      if (access.kind === 'access' && access.owner) expect(errors).toContain('owner_only')
    },
  )
})
