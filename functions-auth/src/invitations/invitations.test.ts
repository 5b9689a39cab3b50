import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const nora = 'nora@new.example'
const codeIn = (text = '') => /sign-up#(\S+)/.exec(text)?.[1] ?? ''

const open = async (role: 'owner' | 'admin' = 'owner') => {
  const app = testApp()
  await app.addUser('usr_ann', 'ann@house.example')
  await app.addUser('usr_ben', 'ben@house.example')
  await app.addUser('usr_vic', 'vic@house.example')
  await app.addUser('usr_ada', 'ada@house.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_ann: role, usr_vic: 'viewer', usr_ada: 'admin' })
  await app.addAccount('acc_2', 'Other', { usr_ben: 'owner' })
  const { token } = await app.enter('ann@house.example', 'acc_1')
  const invite = (email: string, more: object = {}) => app.call('inviteUser', { token, body: { email, role: 'staff', ...more } })
  const codeFor = (email: string) => codeIn(app.letterTo(email)?.text)
  return { ...app, token, invite, codeFor }
}

const newcomer = (invitation: string, email = nora) => ({
  firstName: 'Nora',
  lastName: 'New',
  email,
  password: 'three old clocks',
  confirmPassword: 'three old clocks',
  preferences: { timezone: 'Europe/London', language: 'en', marketingOptIn: false, termsAccepted: true, privacyPolicyAccepted: true },
  invitation,
})

describe('an invitation', () => {
  it('is sent by inviteToHouse as by inviteUser', async () => {
    const { call, token, codeFor } = await open()
    const sent = await call('inviteToHouse', { token, body: { email: nora, role: 'viewer', auctionHouseIds: ['acc_1_house'] } })
    expect(sent).toMatchObject({ status: 201, email: nora, role: 'viewer', delivery: 'sent', auctionHouseIds: ['acc_1_house'] })
    expect(await call('checkInvitation', { body: { token: codeFor(nora) } })).toMatchObject({ valid: true, role: 'viewer' })
  })

  it('is emailed, shown and accepted by a new user, who is in the account immediately', async () => {
    const { invite, codeFor, letterTo, call, store } = await open()
    const sent = await invite(nora, { personalMessage: 'Welcome <b>you</b>' })
    expect(sent).toMatchObject({ status: 201, email: nora, role: 'staff', delivery: 'sent', auctionHouseIds: ['acc_1_house'] })
    expect(letterTo(nora)).toMatchObject({
      subject: 'Name of usr_ann invites you to “Harcourt”',
      text: expect.stringContaining('as staff in “Harcourt house”'),
    })
    const code = codeFor(nora)
    expect(JSON.stringify((await store.query('accounts', ['acc_1'], { type: 'invitation' }, { limit: 9 })).items)).not.toContain(
      code.split('.')[2],
    )
    expect(await call('validateInvitation', { params: { token: code } })).toMatchObject({
      status: 200,
      valid: true,
      email: nora,
      accountName: 'Harcourt',
      auctionHouses: ['Harcourt house'],
      registered: false,
      personalMessage: 'Welcome <b>you</b>',
    })
    const joined = await call('signUp', { body: newcomer(code) })
    expect(joined).toMatchObject({
      status: 201,
      user: { status: 'active', emailVerified: true },
      account: { id: 'acc_1' },
      access: { roles: ['staff'], isDefault: true },
      refreshToken: expect.any(String),
    })
    expect(await call('readCurrentUser', { token: joined.accessToken })).toMatchObject({ status: 200, user: { email: nora } })
    expect(await call('refreshTokens', { body: { refreshToken: joined.refreshToken } })).toMatchObject({ status: 200 })
    expect(await call('validateInvitation', { params: { token: code } })).toMatchObject({ status: 200, accepted: true })
  })

  it('is accepted with one click by a registered user, once or twice at the same time', async () => {
    const { invite, codeFor, call } = await open()
    await invite('ben@house.example', { role: 'viewer' })
    const token = codeFor('ben@house.example')
    expect(await call('validateInvitation', { params: { token } })).toMatchObject({ registered: true })
    const { data } = await call('login', { body: { email: 'ben@house.example', password: 'right-password' } })
    const accept = () => call('acceptInvitation', { token: data.sessionToken, body: { token } })
    const answers = await Promise.all([accept(), accept(), accept()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 200)).toMatchObject({ account: { name: 'Harcourt' }, access: { roles: ['viewer'] } })
    expect(await call('listMyAccounts', { token: data.sessionToken })).toMatchObject({
      accounts: [{ accountId: 'acc_1' }, { accountId: 'acc_2' }],
    })
  })

  it('confirms the address of a user who had only signed up', async () => {
    const { invite, codeFor, call } = await open()
    const { invitation: _, ...form } = newcomer('')
    const { token } = await call('signUp', { body: form })
    await invite(nora)
    expect(await call('acceptInvitation', { token, body: { token: codeFor(nora) } })).toMatchObject({ status: 200 })
    const { data } = await call('login', { body: { email: nora, password: form.password } })
    expect(data).toMatchObject({ user: { emailVerified: true, status: 'active' }, accounts: [{ accountId: 'acc_1' }] })
  })

  it('is for the address it was sent to', async () => {
    const { invite, codeFor, call, enter } = await open()
    await invite(nora)
    const { token } = await enter('ben@house.example', 'acc_2')
    expect(await call('acceptInvitation', { token, body: { token: codeFor(nora) } })).toMatchObject({
      status: 403,
      error: { code: 'invitation_mismatch' },
    })
    expect(await call('signUp', { body: newcomer(codeFor(nora), 'other@new.example') })).toMatchObject({
      status: 403,
      error: { code: 'invitation_mismatch' },
    })
    await invite('ben@house.example')
    expect(await call('signUp', { body: newcomer(codeFor('ben@house.example'), 'ben@house.example') })).toMatchObject({
      status: 409,
      error: { code: 'already_registered' },
    })
  })

  it('is pending until accepted, sent again with a new link, and withdrawn', async () => {
    const { invite, codeFor, call, token } = await open()
    const { id } = await invite(nora)
    const old = codeFor(nora)
    expect(await call('listInvitations', { token })).toMatchObject({
      invitations: [{ id, email: nora, status: 'pending', delivery: 'sent', invitedBy: 'Name of usr_ann' }],
    })
    expect(await call('resendInvitation', { token, params: { id } })).toMatchObject({ status: 200, id })
    expect(await call('inviteAgain', { token, params: { id }, body: {} })).toMatchObject({ status: 200, id })
    expect(await call('validateInvitation', { params: { token: old } })).toMatchObject({ status: 400 })
    expect(await call('validateInvitation', { params: { token: codeFor(nora) } })).toMatchObject({ status: 200 })
    expect(await call('withdrawInvitation', { token, params: { id } })).toMatchObject({ success: true })
    expect(await call('validateInvitation', { params: { token: codeFor(nora) } })).toMatchObject({ status: 400 })
    expect(await call('listInvitations', { token })).toMatchObject({ invitations: [] })
    expect(await call('withdrawInvitation', { token, params: { id } })).toMatchObject({
      status: 404,
      error: { message: 'Invitation not found' },
    })
  })

  it('ends after 14 days, which its sender sees', async () => {
    const { invite, codeFor, call, token: _, pass, enter } = await open()
    await invite(nora)
    pass(14 * 24 * 3600)
    const { token } = await enter('ann@house.example', 'acc_1')
    expect(await call('validateInvitation', { params: { token: codeFor(nora) } })).toMatchObject({ status: 400 })
    expect(await call('listInvitations', { token })).toMatchObject({ invitations: [{ status: 'expired' }] })
  })

  it('informs its sender when the email could not be sent', async () => {
    const { invite, warnings } = await open()
    expect(await invite('unreachable@new.example')).toMatchObject({ status: 201, delivery: 'failed' })
    expect(warnings.join()).toContain('a message could not be sent')
    expect(warnings.join()).not.toContain('@new.example')
  })

  it('gives a member further houses or another role', async () => {
    const { call, token, codeFor } = await open()
    expect(await call('inviteAgain', { token, params: { id: 'usr_vic' }, body: {} })).toMatchObject({
      error: { message: 'Please fill in all required fields' },
    })
    await call('inviteAgain', { token, params: { id: 'usr_vic' }, body: { role: 'staff', auctionHouseIds: ['acc_1_house'] } })
    const { data } = await call('login', { body: { email: 'vic@house.example', password: 'right-password' } })
    expect(await call('acceptInvitation', { token: data.sessionToken, body: { token: codeFor('vic@house.example') } })).toMatchObject({
      access: { roles: ['staff'] },
    })
  })

  it('from before a suspension does not restore access; one from after it does', async () => {
    const { call, token, codeFor } = await open()
    const invite = () =>
      call('inviteAgain', { token, params: { id: 'usr_vic' }, body: { role: 'staff', auctionHouseIds: ['acc_1_house'] } })
    const { data } = await call('login', { body: { email: 'vic@house.example', password: 'right-password' } })
    const accept = () => call('acceptInvitation', { token: data.sessionToken, body: { token: codeFor('vic@house.example') } })
    await invite()
    await call('deactivateUser', { token, params: { id: 'usr_vic' } })
    expect(await accept()).toMatchObject({ status: 400, error: { code: 'invitation_rejected' } })
    await invite()
    expect(await accept()).toMatchObject({ status: 200, access: { roles: ['staff'] } })
  })

  it.each([
    ['was suspended', 'deactivateUser', {}],
    ['lost the right to invite', 'changeUserRole', { role: 'staff' }],
  ])('of a sender who %s grants no access', async (_what, change, body) => {
    const { call, enter, addUser, addAccount, codeFor } = await open()
    await addUser('usr_adam', 'adam@house.example')
    await addAccount('acc_3', 'Third', { usr_ann: 'owner', usr_adam: 'admin' })
    const { token: adam } = await enter('adam@house.example', 'acc_3')
    await call('inviteUser', { token: adam, body: { email: nora, role: 'staff' } })
    const { token: owner } = await enter('ann@house.example', 'acc_3')
    await call(change, { token: owner, params: { id: 'usr_adam' }, body })
    const rejected = { status: 400, error: { code: 'invitation_rejected' } }
    expect(await call('validateInvitation', { params: { token: codeFor(nora) } })).toMatchObject(rejected)
    expect(await call('signUp', { body: newcomer(codeFor(nora)) })).toMatchObject(rejected)
    const [{ id, ...shown }] = (await call('listInvitations', { token: owner })).invitations
    expect(shown).toMatchObject({ status: 'void', invitedBy: 'Name of usr_adam' })
    expect(await call('resendInvitation', { token: owner, params: { id } })).toMatchObject({ status: 200, invitedBy: 'Name of usr_ann' })
    expect(await call('listInvitations', { token: owner })).toMatchObject({ invitations: [{ id, status: 'pending' }] })
    expect(await call('signUp', { body: newcomer(codeFor(nora)) })).toMatchObject({ status: 201 })
  })

  it('lowers no role of a member who got a higher one after it was sent', async () => {
    const { invite, call, enter, codeFor, addAccount } = await open()
    await invite('vic@house.example')
    const code = codeFor('vic@house.example')
    await addAccount('acc_1', 'Harcourt', { usr_vic: 'admin' })
    const { sessionToken } = await enter('vic@house.example', 'acc_1')
    const joined = await call('acceptInvitation', { token: sessionToken, body: { token: code } })
    expect(joined).toMatchObject({ status: 200, access: { roles: ['admin'] } })
  })

  it('leads the person who accepted it back into the account, and offers nothing more', async () => {
    const { invite, call, codeFor } = await open()
    await invite(nora)
    const code = codeFor(nora)
    expect(await call('validateInvitation', { params: { token: code } })).toMatchObject({ accepted: false })
    await call('signUp', { body: newcomer(code) })
    expect(await call('validateInvitation', { params: { token: code } })).toMatchObject({
      status: 200,
      accepted: true,
      registered: true,
      accountName: 'Harcourt',
      email: nora,
    })
    const { data } = await call('login', { body: { email: nora, password: 'three old clocks' } })
    expect(await call('acceptInvitation', { token: data.sessionToken, body: { token: code } })).toMatchObject({
      status: 400,
      error: { code: 'invitation_rejected' },
    })
    const guess = `${code.slice(0, -3)}abc`
    expect(await call('validateInvitation', { params: { token: guess } })).toMatchObject({ status: 400 })
  })

  it('is limited per hour and address', async () => {
    const { invite } = await open()
    const statuses = []
    for (let index = 0; index < 7; index += 1) statuses.push((await invite(nora)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
  })
})

it('carries individual permissions to the user who accepts it, also when it was sent again', async () => {
  const { invite, call, codeFor, token } = await open()
  const permissions = [...permissionsOf('staff').filter((each) => each !== 'bidders:export'), 'bidders:merge']
  const { id, adjustments } = await invite(nora, { permissions })
  expect(adjustments).toMatchObject([
    { permission: 'bidders:merge', effect: 'grant' },
    { permission: 'bidders:export', effect: 'deny' },
  ])
  await call('resendInvitation', { token, params: { id } })
  const joined = await call('signUp', { body: newcomer(codeFor(nora)) })
  expect(joined.access.houses[0].permissions.toSorted()).toEqual(permissions.toSorted())
})

describe('who may invite', () => {
  it.each([
    ['owner', { role: 'admin' }, undefined],
    ['admin', { role: 'admin' }, 'owner_only'],
    ['admin', { role: 'staff' }, undefined],
    ['owner', { role: undefined }, 'required_fields'],
    ['owner', { email: '' }, 'required_fields'],
    ['owner', { email: 'nobody' }, 'invalid_request'],
    ['owner', { auctionHouseIds: ['acc_2_house'] }, 'not_found'],
    ['owner', { permissions: ['bidders:view'] }, undefined],
    ['owner', { permissions: ['bidders:fly'] }, 'invalid_request'],
    ['owner', { permissions: ['users:invite'] }, 'invalid_request'],
    ['owner', { email: 'vic@house.example', role: 'viewer' }, 'already_member'],
    ['owner', { email: 'ann@house.example' }, 'already_member'],
    ['owner', { email: 'ada@house.example' }, 'higher_role'],
    ['owner', { email: 'ben@house.example' }, undefined],
  ] as const)('%s with %j: %s', async (role, more, code) => {
    const { invite, messages } = await open(role)
    const answer = await invite(nora, more)
    expect(answer.error?.code).toBe(code)
    expect(messages).toHaveLength(code ? 0 : 1)
  })

  it('nobody without users:invite, and nobody for another account', async () => {
    const { invite, call, enter } = await open()
    const { id } = await invite(nora)
    const { token: viewer } = await enter('vic@house.example', 'acc_1')
    const { token: stranger } = await enter('ben@house.example', 'acc_2')
    expect(await call('inviteUser', { token: viewer, body: { email: nora, role: 'staff' } })).toMatchObject({
      status: 403,
      error: { details: { permission: 'users:invite' } },
    })
    expect(await call('listInvitations', { token: viewer })).toMatchObject({ status: 403 })
    for (const name of ['resendInvitation', 'withdrawInvitation', 'inviteAgain'])
      expect(await call(name, { token: stranger, params: { id }, body: {} })).toMatchObject({ status: 404 })
    expect(await call('listInvitations', { token: stranger })).toMatchObject({ invitations: [] })
  })
})
