import { expect, it } from 'vitest'
import { type AuditEvent, actorOf, auditWrite } from './audit.ts'

const source = { now: new Date('2026-11-21T09:00:00Z'), actorId: 'u1', actorName: 'Una Frå', address: '192.0.2.1', correlationId: 'req_1' }
const eventOf = (subject: object): AuditEvent => {
  const write = auditWrite(source, { action: 'user.role_change', subjectType: 'user', subjectId: 'u2', ...subject })
  if (write.kind !== 'create') throw new Error('An event is created')
  return write.document as AuditEvent
}

it('records who did what, and is found by name, action and subject', () => {
  const event = eventOf({ subjectName: 'Finn' })
  expect(event).toMatchObject({ type: 'audit', at: '2026-11-21T09:00:00.000Z', actorId: 'u1', actorName: 'Una Frå', subjectName: 'Finn' })
  for (const word of ['user.role_change', 'una fra', 'u2', 'finn']) expect(event.searchKey).toContain(word)
})

it('never keeps a secret, however deep', () => {
  const before = {
    name: 'Finn',
    password: 'velvet',
    profile: { api_key: 'k', backupCodes: 9 },
    methods: [{ kind: 'totp', secret: 'JBSW' }],
  }
  const event = eventOf({ before, after: { dateOfBirth: '1980-01-01', refreshTokenHash: 'ab', hasPassword: true } })
  expect(event.before).toEqual({
    name: 'Finn',
    password: '•••',
    profile: { api_key: '•••', backupCodes: 9 },
    methods: [{ kind: 'totp', secret: '•••' }],
  })
  expect(event.after).toEqual({ dateOfBirth: '•••', refreshTokenHash: '•••', hasPassword: true })
})

it('names the viewer, not the user they view as', () => {
  const claims = { userId: 'u2', userName: 'Finn', accountId: 'a', accountRole: 'member', houses: {}, sessionId: 's' } as const
  expect(actorOf(claims)).toEqual({ actorId: 'u2', actorName: 'Finn' })
  expect(actorOf({ ...claims, viewedBy: 'u1' })).toEqual({ actorId: 'u1' })
})
