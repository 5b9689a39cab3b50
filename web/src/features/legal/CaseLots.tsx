import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { listLots } from '@auctionwiz/contracts/lots'
import { useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useCan } from '../../app/permissions.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { legalText } from './messages.ts'

interface CaseLotsProps {
  id: string
  /** The auction of the case, '' for none: then there are no lots to choose. */
  auctionId: string
  /** Lots that the case names already. */
  known: LegalCase['lots']
  chosen: readonly string[]
  error: string | undefined
  onChoose: (lotIds: readonly string[]) => void
}

const mostShown = 6

/** Links lots of the auction, chosen among those that a search finds. Keyed by the auction. */
export const CaseLots = ({ id, auctionId, known, chosen, error, onChoose }: CaseLotsProps) => {
  const mayView = useCan('auctions:view')
  const [picked, setPicked] = useState(known)
  const [search, setSearch] = useState('')
  const [typed, type] = useSearchText(search, setSearch)
  const isAsked = mayView && auctionId !== '' && search !== ''
  const lots = useQuery(listLots, isAsked ? { params: { id: auctionId }, query: { search, limit: mostShown } } : null)
  if (!mayView || auctionId === '') return null
  const found = isAsked ? lots.data?.lots : undefined
  const linked = picked.filter((lot) => chosen.includes(lot.id))
  const others = (found ?? []).filter((lot) => !chosen.includes(lot.id))
  const problem = error ?? (lots.error === undefined ? undefined : errorMessage(lots.error))
  return (
    <div className={look('stack', 'gapS')}>
      <Field id={id} optional label={legalText.fields.lotIds} hint={legalText.findLot} error={problem}>
        <TextInput type="search" autoComplete="off" value={typed} onChange={({ target }) => type(target.value)} />
      </Field>
      <fieldset aria-label={legalText.fields.lotIds} aria-live="polite" className={look('stack')}>
        {[...linked, ...others].map(({ id: lotId, lotNumber, title }) => (
          <Checkbox
            key={lotId}
            checked={chosen.includes(lotId)}
            onChange={({ target }) => {
              setPicked((lots) => [...lots.filter((lot) => lot.id !== lotId), { id: lotId, lotNumber, title }])
              onChoose(target.checked ? [...chosen, lotId] : chosen.filter((other) => other !== lotId))
            }}
          >
            {legalText.lotOption({ number: lotNumber, title })}
          </Checkbox>
        ))}
        {found?.length === 0 && <p className={look('noMargin', 'muted')}>{legalText.noLotFound}</p>}
      </fieldset>
    </div>
  )
}
