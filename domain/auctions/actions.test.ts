import { auctionStatuses } from '@auctionwiz/contracts/auctions'
import { permissionsOf } from '@auctionwiz/contracts/permissions'
import type { Role } from '@auctionwiz/contracts/roles'
import { expect, it } from 'vitest'
import { type AuctionAction, type AuctionStage, actionTo, auctionActions, auctionRefusal, leadsToStatus, stageOf } from './actions.ts'

const stages: readonly AuctionStage[] = ['Draft', ...auctionStatuses]
const roles: readonly Role[] = ['owner', 'admin', 'staff', 'viewer']

const auctionIn = (stage: AuctionStage) =>
  stage === 'Draft' ? { status: 'Upcoming' as const } : { status: stage, publishedAt: '2026-11-01T09:00:00.000Z' }

/** Written down apart from the table: for each action, the stages and the roles that it is open to. */
const expected: Record<AuctionAction, [stages: AuctionStage[], roles: Role[]]> = {
  edit: [
    ['Draft', 'Upcoming', 'Active', 'Completed'],
    ['owner', 'admin', 'staff'],
  ],
  changeConditions: [
    ['Draft', 'Upcoming'],
    ['owner', 'admin', 'staff'],
  ],
  schedule: [
    ['Draft', 'Upcoming', 'Active'],
    ['owner', 'admin', 'staff'],
  ],
  setThreshold: [
    ['Draft', 'Upcoming', 'Active'],
    ['owner', 'admin', 'staff'],
  ],
  publish: [['Draft'], ['owner', 'admin']],
  goLive: [['Upcoming'], ['owner', 'admin']],
  close: [['Active'], ['owner', 'admin']],
  cancel: [
    ['Draft', 'Upcoming', 'Active'],
    ['owner', 'admin'],
  ],
  duplicate: [
    ['Draft', 'Upcoming', 'Active', 'Completed', 'Cancelled'],
    ['owner', 'admin', 'staff'],
  ],
}

const cases = (Object.keys(auctionActions) as AuctionAction[]).flatMap((action) =>
  stages.flatMap((stage) => roles.map((role) => [action, stage, role] as const)),
)

it.each(cases)('%s, %s, %s', (action, stage, role) => {
  const [inStages, byRoles] = expected[action]
  const held = permissionsOf(role)
  const refusal = auctionRefusal(action, auctionIn(stage), (permission) => held.includes(permission))
  if (!byRoles.includes(role)) expect(refusal).toEqual({ permission: auctionActions[action].permission })
  else if (inStages.includes(stage)) expect(refusal).toBeUndefined()
  else expect(refusal).toEqual(stage === 'Draft' ? { unpublished: true } : { status: stage })
})

it('covers every action, stage and role', () => {
  expect(cases).toHaveLength(9 * 5 * 4)
  expect(stages.map((stage) => stageOf(auctionIn(stage)))).toEqual(stages)
})

it('leads to each status by the action named for it', () => {
  expect(auctionStatuses.map(actionTo)).toEqual(['goLive', undefined, 'close', 'cancel'])
})

it('knows what each action leads to', () => {
  const actions = Object.keys(auctionActions) as AuctionAction[]
  const led = actions.flatMap((action) =>
    auctionStatuses.filter((status) => leadsToStatus(action, status)).map((status) => [action, status]),
  )
  expect(led).toEqual([
    ['publish', 'Upcoming'],
    ['goLive', 'Active'],
    ['close', 'Completed'],
    ['cancel', 'Cancelled'],
  ])
})
