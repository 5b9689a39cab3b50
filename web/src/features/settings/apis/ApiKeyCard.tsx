import { type ApiKey, apiKeyPrefix } from '@auctionwiz/contracts/api-keys'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { listed, useFormat } from '../../../app/format.ts'
import { look } from '../../../ui/look.ts'
import { StatusDot, type StatusTone } from '../../../ui/StatusDot.tsx'
import { CardButton } from '../houses/HouseCard.tsx'
import { apisText } from './messages.ts'

const text = apisText.keys

const tones: Record<ApiKey['state'], StatusTone> = { active: 'good', stopped: 'bad', expired: 'idle', revoked: 'idle' }

interface ApiKeyCardProps {
  apiKey: ApiKey
  houses: readonly AuctionHouse[]
  onRotate: () => void
  onRevoke: () => void
}

/** An API key: what it may do and where, its use and its end. Keys that have ended only say so. */
export const ApiKeyCard = ({ apiKey, houses, onRotate, onRevoke }: ApiKeyCardProps) => {
  const format = useFormat()
  const { name, state, scopes, auctionHouseIds, ending, responsible, lastUsedAt, lastUsedFrom = '', formerUntil, manageable } = apiKey
  const names = houses.filter(({ id }) => auctionHouseIds.includes(id)).map((house) => house.name)
  const reason = manageable ? undefined : text.unmanaged
  return (
    <li className={look('stack', 'shrinks', 'padL', 'framed', 'roundedLarge')}>
      <div className={look('flex', 'top', 'between', 'gapM')}>
        <h3 className={look('body', 'shrinks', 'breaks')}>{name}</h3>
        <StatusDot tone={tones[state]}>{text.states[state]}</StatusDot>
      </div>
      <p className={look('muted', 'breaks')}>
        <span className={look('code', 'small')}>{`${apiKeyPrefix}…${ending}`}</span>
      </p>
      <div className={look('stack', 'fill', 'gapSNudge', 'aboveM')}>
        <p className={look('breaks')}>{listed(names)}</p>
        <ul className={look('soft')}>
          {scopes.map((scope) => (
            <li key={scope}>{text.scopes[scope]}</li>
          ))}
        </ul>
        {state === 'stopped' && <p className={look('problem')}>{text.stoppedWhy({ name: responsible })}</p>}
        <p className={look('note', 'breaks')}>
          {lastUsedAt ? text.used({ time: format.dateTime(lastUsedAt), address: lastUsedFrom }) : text.unused}
          <br />
          {endOf(apiKey, (at) => format.date(at))}
          <br />
          {text.by({ name: responsible })}
          {formerUntil && (
            <>
              <br />
              {text.former({ time: format.dateTime(formerUntil) })}
            </>
          )}
        </p>
      </div>
      {(state === 'active' || state === 'stopped') && (
        <div className={look('row', 'wrap', 'gapS', 'aboveL')}>
          <CardButton label={text.rotate} name={name} reason={reason} onClick={onRotate} />
          <CardButton label={text.revoke} name={name} reason={reason} onClick={onRevoke} />
        </div>
      )}
    </li>
  )
}

const endOf = ({ state, expiresAt, revokedAt }: ApiKey, date: (at: string) => string): string => {
  if (state === 'revoked') return text.revoked({ date: date(revokedAt ?? expiresAt) })
  return state === 'expired' ? text.expired({ date: date(expiresAt) }) : text.expires({ date: date(expiresAt) })
}
