import type { LegalCaseSummary } from '@auctionwiz/contracts/legal-cases'
import type { Format } from '../../../app/format.ts'
import type { ListColumns } from '../../../ui/data-table/layout.ts'
import type { Column } from '../../../ui/data-table/types.ts'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { CaseStatusDot, Priority } from '../CaseMarks.tsx'
import { type SortColumn, sortColumns } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'

export const caseList = { list: 'legal-cases', all: sortColumns } as const satisfies ListColumns<SortColumn>

type CaseColumn = Column<LegalCaseSummary, SortColumn, SortColumn>

const forms = (format: Format): Record<SortColumn, Omit<CaseColumn, 'id' | 'header' | 'sort'>> => ({
  case: {
    width: 104,
    text: ({ caseNumber }) => caseNumber,
    render: ({ caseNumber }) => <span className={look('strong', 'oneLine')}>{caseNumber}</span>,
    renderCard: ({ caseNumber, caseType }) => caseText.cardTitle({ number: caseNumber, type: legalText.caseTypes[caseType] }),
  },
  auction: { width: 180, grow: true, shown: 'roomy', text: ({ auctionTitle = '' }) => auctionTitle },
  bidder: { width: 152, shown: 'wide', text: ({ bidderName = '' }) => bidderName },
  type: { width: 176, text: ({ caseType }) => legalText.caseTypes[caseType] },
  amount: {
    width: 112,
    align: 'end',
    highestFirst: true,
    text: ({ claimAmount }) => (claimAmount ? format.money(claimAmount) : ''),
    card: 'end',
  },
  priority: {
    width: 104,
    highestFirst: true,
    text: ({ priority }) => legalText.priorities[priority],
    render: ({ priority }) => <Priority priority={priority} />,
    card: 'detail',
    renderCard: ({ priority }) => <Priority priority={priority} />,
  },
  status: {
    width: 124,
    text: ({ status }) => status,
    render: ({ status }) => <CaseStatusDot status={status} />,
    card: 'detail',
    renderCard: ({ status }) => <CaseStatusDot status={status} />,
  },
  date: {
    width: 108,
    align: 'end',
    highestFirst: true,
    shown: 'roomy',
    text: ({ dateSubmitted }) => format.date(dateSubmitted),
    render: ({ dateSubmitted }) => <Time at={dateSubmitted} />,
  },
})

/** @param seesAmounts whether the person may see payments */
export const columnsOf = (format: Format, seesAmounts: boolean): CaseColumn[] => {
  const all = forms(format)
  return sortColumns
    .filter((id) => seesAmounts || id !== 'amount')
    .map((id) => ({ id, header: caseText.columns[id], sort: id, ...all[id] }))
}
