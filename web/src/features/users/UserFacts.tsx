import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { AccountUser, readUser } from '@auctionwiz/contracts/users'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { look } from '../../ui/look.ts'
import { MfaStatus } from './Badges.tsx'
import { panelText as text, usersText } from './messages.ts'
import { useWhen } from './use-when.ts'

export interface UserFactsProps {
  user: AccountUser
  /** Absent until the record is loaded. */
  profile: AnswerOf<typeof readUser>['profile'] | undefined
}

/** A user's identity and contact data. */
export const UserFacts = ({ user, profile }: UserFactsProps) => {
  const format = useFormat()
  const when = useWhen()
  return (
    <dl className={look('grid', 'gapS')}>
      <Fact name={text.email}>
        {user.email}
        {profile && <span className={look('muted')}> {profile.emailVerified ? text.verified : text.unverified}</span>}
      </Fact>
      {profile && (
        <>
          <Fact name={text.phone}>{profile.phone || text.none}</Fact>
          <Fact name={text.timezone}>{profile.timezone}</Fact>
          <Fact name={text.language}>{text.languages[profile.language]}</Fact>
        </>
      )}
      <Fact name={text.mfa}>
        <MfaStatus user={user} />
      </Fact>
      <Fact name={usersText.columns.active}>{when(user.lastActiveAt)}</Fact>
      <Fact name={text.since}>{format.date(user.assignedAt)}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={look('grid', 'label128', 'gapL')}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
