import { testApp } from '../testing.ts'
import { totpCode, totpStep } from './totp.ts'

export const ann = 'ann@house.example'
export const phone = '+12125550148'
export const policy = { required: true, requiredForRoles: [], gracePeriodDays: 30, enforceBackupCodes: true, excludedTypes: [] }

/** A signed-in user without a second factor. */
export const open = async (role: 'owner' | 'staff' = 'owner') => {
  const app = testApp()
  await app.addUser('usr_ann', ann)
  await app.addAccount('acc_1', 'Harcourt', { usr_ann: role })
  const { token } = await app.enter(ann, 'acc_1')
  const call = (name: string, body?: object, id?: string) => app.call(name, { token, ...(body && { body }), ...(id && { params: { id } }) })
  const signIn = (more: object = {}) => app.call('login', { body: { email: ann, password: 'right-password', ...more } })
  const codeFrom = (to: string) => /\b\d{6}\b/.exec(app.letterTo(to)?.text ?? '')?.[0] ?? ''
  return { ...app, token, call, ask: app.call, signIn, codeFrom }
}

/** A user with an authenticator. */
export const withAuthenticator = async (role?: 'owner' | 'staff') => {
  const app = await open(role)
  const { methodId, secret, backupCodes } = await app.call('setUpMfa', { type: 'authenticator' })
  const codeNow = () => totpCode(secret, totpStep(app.now()))
  const verified = await app.call('verifyMfaSetup', { code: await codeNow() }, methodId)
  app.pass(60)
  const challenge = async () => (await app.signIn()).data.challenge.token as string
  const verify = async (code: string, more: object = {}) => app.ask('verifyMfa', { body: { challenge: await challenge(), code, ...more } })
  return { ...app, methodId, secret, backupCodes, codeNow, verified, challenge, verify }
}
