import type { Auction, AuctionChange } from '@auctionwiz/contracts/auctions'
import type { Permission } from '@auctionwiz/contracts/permissions'

/** The status of an auction; one to come that is not published yet is a draft. */
export type AuctionStage = 'Draft' | Auction['status']

interface ActionRule {
  permission: Permission
  in: readonly AuctionStage[]
}

const toCome: readonly AuctionStage[] = ['Draft', 'Upcoming']
const open: readonly AuctionStage[] = [...toCome, 'Active']
const all: readonly AuctionStage[] = [...open, 'Completed', 'Cancelled']

/**
 * Who may do what with an auction, and when: the one table for services and screens. What buyers rely on, see `auctionConditions`, is fixed
 * once bidding is open; then only the end moves.
 */
export const auctionActions = {
  edit: { permission: 'auctions:edit', in: [...open, 'Completed'] },
  changeConditions: { permission: 'auctions:edit', in: toCome },
  schedule: { permission: 'auctions:schedule', in: open },
  setThreshold: { permission: 'auctions:edit', in: open },
  publish: { permission: 'auctions:publish', in: ['Draft'] },
  goLive: { permission: 'auctions:go_live', in: ['Upcoming'] },
  close: { permission: 'auctions:close', in: ['Active'] },
  cancel: { permission: 'auctions:close', in: open },
  duplicate: { permission: 'auctions:duplicate', in: all },
} as const satisfies Record<string, ActionRule>

export type AuctionAction = keyof typeof auctionActions

export type AuctionPermission = (typeof auctionActions)[AuctionAction]['permission']

export type AuctionField = Exclude<keyof AuctionChange, 'version' | 'status'>

/** The action that a change of each field takes. */
export const fieldActions = {
  title: 'edit',
  company: 'edit',
  location: 'edit',
  description: 'edit',
  notes: 'edit',
  auctionCategory: 'edit',
  auctionSubcategory: 'edit',
  biddersRegistered: 'edit',
  auctionType: 'changeConditions',
  currency: 'changeConditions',
  currencySymbol: 'changeConditions',
  buyersPremium: 'changeConditions',
  buyersPremiumDescription: 'changeConditions',
  registrationRequired: 'changeConditions',
  requirements: 'changeConditions',
  biddingIncrements: 'changeConditions',
  biddingDeposits: 'changeConditions',
  paymentMethods: 'changeConditions',
  shippingOptions: 'changeConditions',
  auctionTerms: 'changeConditions',
  startDate: 'schedule',
  endDate: 'schedule',
} as const satisfies Record<AuctionField, AuctionAction>

type ConditionField = { [Name in AuctionField]: (typeof fieldActions)[Name] extends 'changeConditions' ? Name : never }[AuctionField]

/** What buyers rely on: the fields that are fixed once bidding is open. */
export const auctionConditions = (Object.keys(fieldActions) as AuctionField[]).filter(
  (field): field is ConditionField => fieldActions[field] === 'changeConditions',
)

/** Why an action is not possible. */
export type AuctionRefusal = { permission: AuctionPermission } | { unpublished: true } | { status: Auction['status'] }

export const stageOf = ({ status, publishedAt }: Pick<Auction, 'status' | 'publishedAt'>): AuctionStage =>
  status === 'Upcoming' && publishedAt === undefined ? 'Draft' : status

/** Undefined where the action is possible. */
export const auctionRefusal = (
  action: AuctionAction,
  auction: Pick<Auction, 'status' | 'publishedAt'>,
  can: (permission: Permission) => boolean,
): AuctionRefusal | undefined => {
  const { permission, in: stages } = auctionActions[action]
  if (!can(permission)) return { permission }
  const stage = stageOf(auction)
  if ((stages as readonly AuctionStage[]).includes(stage)) return undefined
  return stage === 'Draft' ? { unpublished: true } : { status: auction.status }
}

/** The status that each of these actions leads to. */
const leadsTo = { publish: 'Upcoming', goLive: 'Active', close: 'Completed', cancel: 'Cancelled' } as const satisfies Partial<
  Record<AuctionAction, Auction['status']>
>

/** Whether an action leads to a status. A refusal then means that it has been done already. */
export const leadsToStatus = (action: AuctionAction, status: Auction['status']): boolean =>
  (leadsTo as Partial<Record<AuctionAction, Auction['status']>>)[action] === status

/** The action that changes an auction to a status; undefined for Upcoming, which none changes it back to. */
export const actionTo = (status: Auction['status']): 'goLive' | 'close' | 'cancel' | undefined =>
  (['goLive', 'close', 'cancel'] as const).find((action) => leadsTo[action] === status)
