import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { useLocation, useNavigate } from 'react-router'
import { useSession, useSignedIn } from '../app/session/session-context.ts'
import { roleIn, visibleHouses } from '../app/session/session-state.ts'
import { text } from '../messages/index.ts'
import { classes } from '../ui/class-names.ts'
import { leaveSafely } from '../ui/leave-guard.ts'
import { look } from '../ui/look.ts'
import styles from './AccountBanner.module.css'
import { shellText } from './messages.ts'
import { viewOf } from './navigation.tsx'

/** The account, the user's role in it, and its houses with the user's role in each; choosing a house switches to it. */
export const AccountBanner = ({ onChoose }: { onChoose: () => void }) => {
  const state = useSignedIn()
  const { account, access } = state
  const houses = visibleHouses(state)
  return (
    <section aria-label={account.name}>
      <p className={look('note', 'padSidesL', 'padTopXS')}>{account.type === 'group' ? shellText.group : shellText.individual}</p>
      <p className={look('padSidesL', 'heading', 'strong')}>{account.name}</p>
      <p className={look('flex', 'gapS', 'padSidesL', 'padTopXS')}>
        <span className={look('padTag', 'caption', 'soft', 'rounded', 'chosen')}>{shellText.houses({ count: houses.length })}</span>
        <span
          className={classes(look('padTag', 'caption', 'rounded'), access.accountRole === 'owner' ? look('owner') : look('soft', 'chosen'))}
        >
          {access.accountRole === 'owner' ? shellText.owner : shellText.member}
        </span>
      </p>
      {houses.length > 1 && <Houses houses={houses} onChoose={onChoose} />}
    </section>
  )
}

const Houses = ({ houses, onChoose }: { houses: AuctionHouse[]; onChoose: () => void }) => {
  const session = useSession()
  const state = useSignedIn()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const choose = (auctionHouseId: string) => {
    onChoose()
    if (auctionHouseId === state.auctionHouseId) return
    leaveSafely({ by: 'session' }, () => {
      session.switchHouse(auctionHouseId)
      void navigate(viewOf(pathname))
    })
  }
  return (
    <ul className={look('aboveM')}>
      {houses.map((house) => {
        const role = roleIn(state, house.id)
        return (
          <li key={house.id}>
            <button
              type="button"
              className={classes(
                look(
                  'row',
                  'between',
                  'fullWidth',
                  'gapL',
                  'padSidesL',
                  'left',
                  'noBorder',
                  'clear',
                  'tall36',
                  'hovers',
                  'focusInside',
                  'phoneTall',
                ),
                styles.house,
              )}
              aria-current={house.id === state.auctionHouseId || undefined}
              onClick={() => choose(house.id)}
            >
              <span className={look('shrinks', 'breaks')}>{house.name}</span>
              {role && <span className={look('plain', 'muted')}>{text.roles[role]}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
