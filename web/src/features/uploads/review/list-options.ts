import { bidderStatuses, preferredPaymentMethods } from '@auctionwiz/contracts/bidders'
import { itemConditions, itemStatuses } from '@auctionwiz/contracts/inventory-parts'
import { caseCategories, casePriorities, caseStatuses, caseTypes, partyTypes } from '@auctionwiz/contracts/legal-case-parts'
import { lotStates } from '@auctionwiz/contracts/lots'
import { paymentMethods } from '@auctionwiz/contracts/payments-due'
import { paymentStatuses } from '@auctionwiz/domain/imports/payments/words'
import { labels } from '../../../messages/label-messages.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { inventoryLabels } from '../../inventory/label-messages.ts'
import { legalText } from '../../legal/messages.ts'
import { paymentsDueText } from '../../payments-due/messages.ts'
import { paymentFileText } from '../payments/messages.ts'
import { saleText } from '../sales/messages.ts'

type Options = readonly (readonly [value: string, label: string])[]

const options = <V extends string>(values: readonly V[], label: (value: V) => string): Options => values.map((one) => [one, label(one)])

const parties = () => options(partyTypes, (one) => legalText.parties[one])

const lists: Readonly<Record<string, () => Options>> = {
  status: () => options(bidderStatuses, (one) => labels.status[one]),
  preferredPaymentMethod: () => options(preferredPaymentMethods, (one) => recordLabels.paymentMethod[one]),
  lotState: () => options(lotStates, (one) => saleText.states[one]),
  caseType: () => options(caseTypes, (one) => legalText.caseTypes[one]),
  caseCategory: () => options(caseCategories, (one) => legalText.categories[one]),
  casePriority: () => options(casePriorities, (one) => legalText.priorities[one]),
  caseStatus: () => options(caseStatuses, (one) => one),
  condition: () => options(itemConditions, (one) => inventoryLabels.conditions[one]),
  itemStatus: () => options(itemStatuses, (one) => inventoryLabels.statuses[one]),
  plaintiffType: parties,
  defendantType: parties,
  paymentMethod: () => options(paymentMethods, (one) => paymentsDueText.methods[one]),
  paymentStatus: () => options(paymentStatuses, (one) => paymentFileText.statuses[one]),
}

/** The values of a field that is one of a list, with what they are called. */
export const listOptions = (field: string): Options => (Object.hasOwn(lists, field) ? lists[field]?.() : undefined) ?? []
