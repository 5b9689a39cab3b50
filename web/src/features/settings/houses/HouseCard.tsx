import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { listHouses } from '@auctionwiz/contracts/houses'
import { Call20Regular } from '@fluentui/react-icons/headless/svg/call'
import { Clock20Regular } from '@fluentui/react-icons/headless/svg/clock'
import { Globe20Regular } from '@fluentui/react-icons/headless/svg/globe'
import { Location20Regular } from '@fluentui/react-icons/headless/svg/location'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { People20Regular } from '@fluentui/react-icons/headless/svg/people'
import type { ReactNode } from 'react'
import { useOwnerReason } from '../../../app/granters.ts'
import { cityOf } from '../../../app/house-time.ts'
import { mailLink } from '../../../app/mail-link.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { look } from '../../../ui/look.ts'
import { StatusDot } from '../../../ui/StatusDot.tsx'
import { settingsText } from '../messages.ts'
import styles from '../Settings.module.css'
import { housesText } from './messages.ts'
import { useHouseReason } from './reasons.ts'

const text = housesText.houses

export type ListedHouse = AnswerOf<typeof listHouses>['auctionHouses'][number]

interface HouseCardProps {
  house: ListedHouse
  onEdit: () => void
  onDelete: () => void
}

/** An auction house: its contact data, its number of users, and its actions. */
export const HouseCard = ({ house, onEdit, onDelete }: HouseCardProps) => {
  const { name, businessName, address, contact, settings, status, staffCount } = house
  const place = [address.city, [address.state, address.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <li className={look('stack', 'shrinks', 'padL', 'framed', 'roundedLarge')}>
      <div className={look('flex', 'top', 'between', 'gapM')}>
        <h3 className={look('body', 'shrinks', 'breaks')}>{name}</h3>
        <StatusDot tone={status === 'active' ? 'good' : 'idle'}>{text.statuses[status]}</StatusDot>
      </div>
      <p className={look('muted', 'breaks')}>{businessName}</p>
      <div className={look('stack', 'fill', 'gapSNudge', 'aboveM')}>
        {place && <Fact icon={<Location20Regular />}>{place}</Fact>}
        {contact.phone && (
          <Fact icon={<Call20Regular />}>
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </Fact>
        )}
        {contact.email && (
          <Fact icon={<Mail20Regular />}>
            <a href={mailLink(contact.email)}>{contact.email}</a>
          </Fact>
        )}
        {contact.website && (
          <Fact icon={<Globe20Regular />}>
            <a href={contact.website} target="_blank" rel="noreferrer" title={text.websiteOf({ name })}>
              {contact.website.replace(/^https?:\/\/|\/$/g, '')}
            </a>
          </Fact>
        )}
        <Fact icon={<People20Regular />}>{text.staff({ count: staffCount })}</Fact>
        <Fact icon={<Clock20Regular />}>
          <span title={settings.timezone}>{text.timezoneShown({ city: cityOf(settings.timezone) })}</span>
        </Fact>
      </div>
      <div className={look('row', 'wrap', 'gapS', 'aboveL')}>
        <CardButton label={settingsText.edit} name={name} reason={useHouseReason(house.id)} onClick={onEdit} />
        <CardButton label={settingsText.delete} name={name} reason={useOwnerReason()} onClick={onDelete} />
      </div>
    </li>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className={classes(look('flex', 'top', 'shrinks', 'gapS', 'soft', 'breaks', 'touchLinks'), styles.fact)}>
    {icon}
    <span>{children}</span>
  </p>
)

/** A button of a card, labelled with the house's name for screen readers. */
export const CardButton = ({
  label,
  name,
  reason,
  onClick,
}: {
  label: string
  name: string
  reason: string | undefined
  onClick: () => void
}) => (
  <Button reason={reason} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={onClick}>
    {label}
    <span className="visually-hidden"> {name}</span>
  </Button>
)
