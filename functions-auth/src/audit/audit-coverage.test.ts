import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { endpoints } from '@auctionwiz/contracts/apps'
import { expect, it } from 'vitest'

/** Calls that change nothing of anybody's, or whose change is on record elsewhere. */
const unrecorded: Readonly<Record<string, string>> = {
  beginPasskey: 'asks for a challenge',
  checkDuplicate: 'compares',
  checkEmailLink: 'looks at a mailed link',
  checkInvitation: 'looks at a mailed link',
  checkLink: 'looks at a mailed link',
  confirmIdentity: 'confirms a password for the session itself',
  confirmWithPasskey: 'confirms a passkey for the session itself',
  createSessionToken: 'the sign-in before it is on record',
  generatePassword: 'makes one up',
  inviteToHouse: 'the same as inviteUser',
  previewPersonErasure: 'counts',
  previewScoringSettings: 'computes',
  ratePassword: 'rates',
  receiveProviderCode: 'hands a code on',
  renewAccessToken: 'the session goes on',
  requestPasskey: 'asks for a challenge',
  resendVerification: 'sends a mail again',
  retryJob: 'sends the message of work on record again',
  sendMfaCode: 'sends a code',
  sendMfaSetupCode: 'sends a code',
  setDefaultBidderView: 'how one person likes to look at a list',
  stopEmailsAtOnce: 'the same as stopEmails',
  undoEmailStop: 'recorded beside stopEmails, in its file',
  validatePassword: 'checks',
  verifyUserEmail: 'the same as verifyEmail',
}

const root = join(import.meta.dirname, '../../..')
const sources = globSync('functions-*/src/**/*.ts', { cwd: root }).map((path) => join(root, path))
const writesEvents = /\baudit\(|auditOf\(|accountAudit\(|auditWrite\(|\.audit\(/

/** Whether a use case, or what it is made of, writes audit events. */
const records = (path: string, seen = new Set<string>()): boolean => {
  if (seen.has(path) || !existsSync(path)) return false
  seen.add(path)
  const code = readFileSync(path, 'utf8')
  return (
    writesEvents.test(code) || [...code.matchAll(/from '(\.[^']+)'/g)].some(([, inner = '']) => records(join(dirname(path), inner), seen))
  )
}

const changing = Object.values(endpoints)
  .flat()
  .filter(({ method, name }) => method !== 'GET' && !Object.hasOwn(unrecorded, name))

it.each(changing.map(({ name }) => [name]))('%s writes an audit event', (name) => {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  const path = sources.find((source) => basename(source) === file)
  expect(path, `the use case of ${name} is a file of its own, ${file}`).toBeDefined()
  expect(records(path ?? '')).toBe(true)
})
