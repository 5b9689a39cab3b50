import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { useId, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useCan } from '../../app/permissions.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { legalText } from './messages.ts'

interface CaseBidderProps {
  id: string
  /** The bidder's id, '' for none. */
  chosen: string
  onChoose: (bidderId: string) => void
}

const mostShown = 6

/** Links a bidder, chosen among those that a search finds; nothing where the user may not see bidders. */
export const CaseBidder = ({ id, chosen, onChoose }: CaseBidderProps) => {
  const mayView = useCan('bidders:view')
  const group = useId()
  const [search, setSearch] = useState('')
  const [typed, type] = useSearchText(search, setSearch)
  const linked = useQuery(readBidder, mayView && chosen !== '' ? { params: { id: chosen } } : null).data
  const { data, error } = useQuery(listBidders, search === '' ? null : { query: { search, limit: mostShown } })
  if (!mayView) return null
  const found = search === '' ? undefined : data?.bidders
  const shown = [...(linked ? [linked] : []), ...(found ?? []).filter((bidder) => bidder.id !== chosen)]
  return (
    <div className={look('stack', 'gapS')}>
      <Field
        id={id}
        optional
        label={legalText.fields.bidderId}
        hint={legalText.findBidder}
        error={error === undefined ? undefined : errorMessage(error)}
      >
        <TextInput type="search" autoComplete="off" value={typed} onChange={({ target }) => type(target.value)} />
      </Field>
      <div role="radiogroup" aria-label={legalText.fields.bidderId} aria-live="polite" className={look('stack')}>
        {shown.length > 0 && (
          <Radio name={group} checked={chosen === ''} onChange={() => onChoose('')}>
            {legalText.noBidder}
          </Radio>
        )}
        {shown.map(({ id: bidderId, name, bidderId: number }) => (
          <Radio key={bidderId} name={group} value={bidderId} checked={bidderId === chosen} onChange={() => onChoose(bidderId)}>
            {legalText.bidderOption({ name, number })}
          </Radio>
        ))}
        {found?.length === 0 && <p className={look('noMargin', 'muted')}>{legalText.noBidderFound}</p>}
      </div>
    </div>
  )
}
