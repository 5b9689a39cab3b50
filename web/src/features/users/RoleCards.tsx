import { type HouseRole, houseRoles, permissionsOf } from '@auctionwiz/contracts/permissions'
import { listUsers } from '@auctionwiz/contracts/users'
import { Suspense, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { rolesText as text, usersText } from './messages.ts'

const RolesDialog = lazyDialog(() => import('./RolesDialog.tsx'))

const shown = 8

/** The permissions of each role: the first ones, and all on demand. */
const RoleCards = () => {
  const [comparing, setComparing] = useState(false)
  return (
    <section className={look('padPage', 'padTopXL', 'padBottomXXXL')} aria-labelledby="roles-title">
      <div className={look('row', 'between')}>
        <h2 id="roles-title" className={look('heading')}>
          {text.title}
        </h2>
        <Button look="link" onPointerEnter={prefetchDialog} onClick={() => setComparing(true)}>
          {text.compare}
        </Button>
      </div>
      <div className={look('grid', 'aboveS', 'fit264', 'gapCharts')}>
        {houseRoles.map((role) => (
          <RoleCard key={role} role={role} onMore={() => setComparing(true)} />
        ))}
      </div>
      {comparing && (
        <Suspense fallback={null}>
          <RolesDialog onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </section>
  )
}

const RoleCard = ({ role, onMore }: { role: HouseRole; onMore: () => void }) => {
  const { data } = useQuery(listUsers, { query: { role, limit: 1 } })
  const held = permissionsOf(role)
  return (
    <article className={look('padTopM', 'edgeAbove')} aria-label={usersText.roles[role]}>
      <p className={look('flex', 'baseline', 'gapS')}>
        <b>{usersText.roles[role]}</b>
        <span className={look('soft')}>{text.permissions({ count: held.length })}</span>
        {data && <span className={look('atEnd', 'small', 'muted')}>{text.people({ count: data.total })}</span>}
      </p>
      <ul className={look('grid', 'twoColumns', 'caption', 'soft', 'gapColumnsS', 'gapRowsXS', 'aboveM', 'belowS')}>
        {held.slice(0, shown).map((permission) => (
          <li className={look('cutText')} key={permission}>
            {permission}
          </li>
        ))}
      </ul>
      {held.length > shown && (
        <Button look="link" small aria-label={`${usersText.roles[role]}: ${text.more({ count: held.length - shown })}`} onClick={onMore}>
          {text.more({ count: held.length - shown })}
        </Button>
      )}
    </article>
  )
}

export default RoleCards
