import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

interface Source {
  /** What the file declares at its top level, as text by name. */
  declared: ReadonlyMap<string, string>
  /** The file that each imported name is from, with its name there. */
  imported: ReadonlyMap<string, [path: string, name: string]>
}

const read = (path: string): Source => {
  const code = readFileSync(path, 'utf8')
  const statements = code.split(/^(?=(?:export )?(?:async )?(?:const|function|class|type|interface) )/m)
  const declared = statements.flatMap((text): [string, string][] => {
    const [, name] = /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(text) ?? []
    return name ? [[name, text]] : []
  })
  const imported = [...code.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(([, names = '', inner = '']) =>
    names.split(',').map((each): [string, [string, string]] => {
      const [name = '', local = name] = each.trim().split(' as ')
      return [local, [join(dirname(path), inner), name]]
    }),
  )
  return { declared: new Map(declared), imported: new Map(imported) }
}

const files = new Map(sources.map((path) => [path, read(path)]))

/** Whether a function, or one that it names, writes audit events. */
const records = (path: string, name: string, seen = new Set<string>()): boolean => {
  const source = files.get(path)
  const text = source?.declared.get(name)
  const key = `${path} ${name}`
  if (!source || text === undefined || seen.has(key)) return false
  seen.add(key)
  if (writesEvents.test(text)) return true
  return (text.match(/\b\w+\b/g) ?? []).some((used) => {
    const [from, there] = source.imported.get(used) ?? [path, used]
    return records(from, there, seen)
  })
}

const changing = Object.values(endpoints)
  .flat()
  .filter(({ method, name }) => method !== 'GET' && !Object.hasOwn(unrecorded, name))

it.each(changing.map(({ name }) => [name]))('%s writes an audit event', (name) => {
  const [path] = [...files].find(([, { declared }]) => declared.get(name)?.startsWith('export ')) ?? []
  expect(path, `a use case is exported as ${name}`).toBeDefined()
  expect(records(path ?? '', name)).toBe(true)
})
