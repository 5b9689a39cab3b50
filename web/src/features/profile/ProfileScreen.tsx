import type { User } from '@auctionwiz/contracts/identity'
import { readMyProfile } from '@auctionwiz/contracts/own-profile'
import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { useNavigate, useParams } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { paths } from '../../app/paths.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { languageNames } from '../../messages/language.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Page, PageScroll, TitleRow } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import shared from '../settings/Settings.module.css'
import { timezonesWith } from '../settings/time-zones.ts'
import { EditProfileDialog } from './EditProfileDialog.tsx'
import { profileText as text } from './messages.ts'

/** The user's profile and preferences; `/profile/edit` edits them. */
const ProfileScreen = () => {
  const { user, viewing } = useSignedIn()
  const { action } = useParams()
  const navigate = useNavigate()
  const { data, error, reload } = useQuery(readMyProfile, viewing ? null : {})
  if (viewing)
    return (
      <Notice icon={<LockClosed24Regular />} title={text.notWhileViewing({ name: user.name })}>
        {text.notWhileViewingHelp}
      </Notice>
    )
  return (
    <Page>
      <TitleRow title={text.title}>
        <Button
          look="primary"
          disabled={!data}
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={() => void navigate(`${paths.profile}/edit`)}
        >
          {text.edit}
        </Button>
      </TitleRow>
      <PageScroll padded>
        {data ? (
          <Facts user={data.user} />
        ) : error === undefined ? (
          <SkeletonRows rows={4} columns={[160, 240]} />
        ) : (
          <ErrorState title={text.failed} error={error} onRetry={reload} />
        )}
      </PageScroll>
      {action === 'edit' && <EditProfileDialog onClose={() => void navigate(paths.profile)} />}
    </Page>
  )
}

function Facts({ user: { firstName, lastName, email, profile, preferences } }: { user: User }) {
  const zone = timezonesWith(profile.timezone).find(([name]) => name === profile.timezone)?.[1] ?? profile.timezone
  return (
    <>
      <section className={shared.section} aria-labelledby="profile-about">
        <div className={look('row', 'gapL', 'belowL')}>
          <Avatar name={`${firstName} ${lastName}`.trim() || email} size={56} />
          <h2 id="profile-about" className={look('heading')}>
            {text.about}
          </h2>
        </div>
        <dl className={look('grid', 'gapColumnsXXL', 'gapRowsM', 'atMost720', 'facts')}>
          <dt>{text.labels.firstName}</dt>
          <dd>{firstName}</dd>
          <dt>{text.labels.lastName}</dt>
          <dd>{lastName}</dd>
          <dt>{text.email}</dt>
          <dd>
            {email}
            <span className={look('note', 'block')}>
              <AppLink to={paths.security}>{text.emailHelp}</AppLink>
            </span>
          </dd>
          <dt>{text.labels.phone}</dt>
          <dd>{profile.phone || text.none}</dd>
        </dl>
      </section>
      <section className={shared.section} aria-labelledby="profile-work">
        <h2 id="profile-work" className={look('heading', 'belowL')}>
          {text.work}
        </h2>
        <dl className={look('grid', 'gapColumnsXXL', 'gapRowsM', 'atMost720', 'facts')}>
          <dt>{text.labels.timezone}</dt>
          <dd>
            {zone}
            <span className={look('note', 'block')}>{text.timezoneHint}</span>
          </dd>
          <dt>{text.labels.language}</dt>
          <dd>{languageNames[profile.language]}</dd>
          <dt>{text.labels.defaultScoreType}</dt>
          <dd>{text.scores[preferences.defaultScoreType]}</dd>
          <dt>{text.labels.marketing}</dt>
          <dd>{preferences.marketingOptIn ? text.marketing.yes : text.marketing.no}</dd>
        </dl>
      </section>
    </>
  )
}

export default ProfileScreen
