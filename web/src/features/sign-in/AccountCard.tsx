import type { AccountAccess } from '@auctionwiz/contracts/identity'
import { Building20Regular } from '@fluentui/react-icons/headless/svg/building'
import { BuildingMultiple20Regular } from '@fluentui/react-icons/headless/svg/building-multiple'
import { Crown20Regular } from '@fluentui/react-icons/headless/svg/crown'
import { localFormat } from '../../app/format.ts'
import { text } from '../../messages/index.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import styles from './SelectAccountScreen.module.css'

interface AccountCardProps {
  account: AccountAccess
  chosen: boolean
  onChoose: (accountId: string) => void
}

/** One account as a card that is a radio button. */
export const AccountCard = ({ account, chosen, onChoose }: AccountCardProps) => {
  const organization = account.accountType !== 'individual'
  return (
    <label
      className={classes(
        look('row', 'gapM', 'edged', 'rounded', 'pointer', 'padSidesL', 'padRowS', 'choosable', 'tall72', 'phonePadSidesM'),
        styles.card,
      )}
    >
      <Radio name="account" checked={chosen} onChange={() => onChoose(account.accountId)} value={account.accountId} />
      {organization ? <BuildingMultiple20Regular className={look('soft')} /> : <Building20Regular className={look('soft')} />}
      <span className={look('grow')}>
        <span className={classes(look('row', 'gapS', 'strong', 'breaks'), styles.name)}>
          {account.accountName}
          {account.accountRole === 'owner' && <Crown20Regular aria-label={text.selectAccount.owner} title={text.selectAccount.owner} />}
        </span>
        <span className={look('flex', 'note')}>{organization ? text.selectAccount.organization : text.selectAccount.individual}</span>
      </span>
      <span className={look('right')}>
        <span className={look('flex', 'end', 'soft')}>{rolesOf(account)}</span>
        <span className={look('flex', 'end', 'note')}>{text.selectAccount.assigned({ date: localFormat().date(account.assignedAt) })}</span>
      </span>
    </label>
  )
}

const rolesOf = ({ roles }: AccountAccess): string =>
  roles.length === 0 ? text.selectAccount.member : roles.map((role) => (text.roles as Record<string, string>)[role] ?? role).join(', ')
