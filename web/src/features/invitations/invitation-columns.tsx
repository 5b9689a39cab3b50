import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { shownScore } from '@auctionwiz/contracts/scores'
import type { Format } from '../../app/format.ts'
import { labels } from '../../messages/label-messages.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { ScoreBar, TierPips } from '../../ui/ScoreBar.tsx'
import { Deeds, type DeedsProps } from './Deeds.tsx'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'

const ids = ['bidder', 'score', 'tier', 'origin', 'mail', 'deeds'] as const

export const invitationList = { list: 'invitations', all: ids } as const satisfies ListColumns<(typeof ids)[number]>

export const nameOf = ({ bidderName }: Invitation): string => bidderName

/** The columns of the decisions on an auction. */
export const columnsOf = (format: Format, deeds: Omit<DeedsProps, 'row' | 'bare'>): Column<Invitation>[] => [
  {
    id: 'bidder',
    header: invitationText.columns.bidder,
    width: 264,
    minWidth: 160,
    text: nameOf,
    render: ({ bidderName, bidderNumber }) => (
      <>
        <span className={styles.name}>{bidderName}</span>
        <span className={styles.number}>{bidderNumber}</span>
      </>
    ),
  },
  {
    id: 'score',
    header: invitationText.columns.score,
    width: 132,
    text: (row) => String(shownScore(row) ?? '–'),
    render: (row) => <ScoreBar score={shownScore(row)} />,
    card: 'end',
    renderCard: (row) => <b>{shownScore(row) ?? '–'}</b>,
  },
  {
    id: 'tier',
    header: invitationText.columns.tier,
    width: 100,
    text: ({ tier }) => labels.tier[tier],
    render: ({ tier }) => <TierPips tier={tier} />,
  },
  {
    id: 'origin',
    header: invitationText.columns.origin,
    width: 200,
    grow: true,
    shown: 'wide',
    text: (row) => originOf(row, format),
    card: 'detail',
  },
  {
    id: 'mail',
    header: invitationText.columns.mail,
    width: 200,
    shown: 'roomy',
    text: (row) => mailOf(row, format),
    render: (row) => (
      <span data-mail={row.mail} className={styles.mail}>
        {mailOf(row, format)}
      </span>
    ),
    card: 'detail',
  },
  {
    id: 'deeds',
    header: invitationText.columns.deeds,
    width: 200,
    align: 'end',
    text: () => '',
    render: (row) => <Deeds row={row} {...deeds} />,
    card: 'action',
    renderCard: (row) => <Deeds row={row} {...deeds} bare />,
  },
]

/** Who or what decided. Before the first save the product's default rules apply. */
const originOf = ({ decidedBy, decision }: Invitation, format: Format): string => {
  const last = decidedBy.at(-1)
  if (last) return invitationText.byHand({ state: invitationText.states[last.state], name: last.by, date: format.date(last.at) })
  if (!decision) return invitationText.chosen
  return decision.rules === 0 ? invitationText.byFirstRules : invitationText.byRules({ number: decision.rules })
}

const mailOf = ({ mail, mailAt }: Invitation, format: Format): string => {
  if (mail === undefined) return ''
  return mail === 'due' && mailAt ? invitationText.mailAt({ time: format.time(mailAt) }) : invitationText.mail[mail]
}
