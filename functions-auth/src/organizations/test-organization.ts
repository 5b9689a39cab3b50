import { testApp } from '../testing.ts'
import type { ProviderPerson } from './provider-token.ts'

export const owner = 'olive@house.example'
export const house = 'acc_1_house'
const password = 'right-password'

/** An account with an owner and a member, linked to a tenant, with rules once the domain is proven. */
export const linked = async (rules: object = {}) => {
  const app = testApp()
  await app.addUser('usr_olive', owner)
  await app.addUser('usr_ann', 'ann@house.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_olive: 'owner', usr_ann: 'staff' })
  const { token } = await app.enter(owner, 'acc_1')
  const call = (name: string, body?: object, more: object = {}) => app.call(name, { token, ...(body && { body }), ...more })
  const tokenOf = (person: Partial<ProviderPerson>) => ({
    idToken: `person:${JSON.stringify({ tenantId: 'tenant-1', objectId: 'o', ...person })}`,
    nonce: crypto.randomUUID(),
  })
  const first = await call('linkOrganization', tokenOf({ objectId: 'o-olive', email: owner }))
  const codeSent = () => /^\S{20}$/m.exec(app.letterTo('postmaster@house.example')?.text ?? '')?.[0] ?? ''
  const prove = async () => {
    await call('sendDomainCode', { mailbox: 'postmaster' })
    return call('proveDomain', { code: codeSent() })
  }
  const update = async (change: object) => {
    const { organization } = await call('readOrganization')
    const { required, provision, mappings, defaultHouseIds, version } = organization
    return call('updateOrganization', { required, provision, mappings, defaultHouseIds, version, ...change })
  }
  if (Object.keys(rules).length > 0) {
    await prove()
    await update(rules)
  }
  const byProvider = (person: Partial<ProviderPerson>) =>
    app.call('loginWithProvider', { params: { provider: 'microsoft' }, body: tokenOf(person) })
  const byPassword = (email: string, typed = password) => app.call('login', { body: { email, password: typed } })
  const roles = async (userId: string, accountId = 'acc_1') => {
    const stored = await app.store.read('accounts', [accountId], `member:${userId}`)
    const { houses = [] } = (stored?.document ?? {}) as { houses?: { auctionHouseId: string; role: string }[] }
    return Object.fromEntries(houses.map(({ auctionHouseId, role }) => [auctionHouseId, role]))
  }
  return { ...app, ask: app.call, token, call, first, prove, codeSent, update, tokenOf, byProvider, byPassword, roles }
}
