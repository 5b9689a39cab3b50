import type { Currency } from '@auctionwiz/contracts/fields'
import type { CaseRule } from '@auctionwiz/contracts/legal-case-parts'
import { type AutomationRule, automationRules } from '@auctionwiz/domain/legal-cases/automation-rules'
import { limitOf } from '@auctionwiz/domain/legal-cases/limits'
import { listed, useFormat } from '../../../app/format.ts'
import { look } from '../../../ui/look.ts'
import { caseText } from '../case-messages.ts'
import { factWords } from './fact-words.ts'

const limits: Partial<Record<CaseRule, Parameters<typeof limitOf>[0]>> = { legal_review: 'review', ask_approval: 'approval' }

/** Each automation: when it runs, and what it does. @param currency of the limits; default: that of the house */
const AllRules = ({ currency }: { currency: Currency | undefined }) => {
  const format = useFormat()
  const why = (rule: CaseRule): string => {
    const limit = limits[rule]
    const facts = limit === undefined ? [] : factWords({ limit: limitOf(limit, currency ?? format.currency) }, format)
    return [caseText.rules[rule].why, ...facts].join(' ')
  }
  return (
    <>
      <p className={look('note', 'noMargin')}>{caseText.rulesOrder}</p>
      <ol>
        {automationRules.map((one) => (
          <li key={one.rule} className={look('padRowS', 'parted')}>
            {caseText.rules[one.rule].name}
            <span className={look('block', 'note')}>{why(one.rule)}</span>
            <span className={look('block', 'note')}>{actionsOf(one).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

const actionsOf = ({ status, opensReview, endsApproval, audiences = [] }: AutomationRule): string[] =>
  [
    status && caseText.movesTo({ status }),
    opensReview && caseText.addsReview,
    endsApproval && caseText.endsApproval,
    audiences.length > 0 && caseText.notifies({ people: listed(audiences.map((one) => caseText.audiences[one])) }),
  ].filter((one) => typeof one === 'string')

export default AllRules
