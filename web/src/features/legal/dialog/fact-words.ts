import type { CaseFacts } from '@auctionwiz/contracts/legal-case-parts'
import type { Format } from '../../../app/format.ts'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import { dayShown, momentShown } from './day-shown.ts'

/** What an automation goes by, a short sentence for each fact. */
export const factWords = ({ status, since, priority, amount, limit, due, action, person }: CaseFacts, format: Format): string[] => {
  const at = (when: string) => (when.includes('T') ? momentShown(when, format) : dayShown(when, format))
  const { facts } = caseText
  return [
    status && since && facts.statusSince({ status, since: at(since) }),
    !status && since && facts.since({ since: at(since) }),
    priority && facts.priority({ priority: legalText.priorities[priority] }),
    amount && facts.amount({ amount: format.money(amount) }),
    limit && facts.limit({ limit: format.money(limit) }),
    action && facts.action({ action }),
    due && facts.due({ due: at(due) }),
    person && facts.person({ person }),
  ].filter((fact) => typeof fact === 'string')
}
