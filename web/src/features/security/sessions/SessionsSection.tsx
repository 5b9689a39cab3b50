import { listMySessions } from '@auctionwiz/contracts/sessions'
import { useQuery } from '../../../app/calls/use-call.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import rows from '../../../ui/Rows.module.css'
import { Section } from '../../../ui/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { securityText } from '../messages.ts'
import { EndOthers } from './EndOthers.tsx'
import { SessionRow } from './SessionRow.tsx'

const text = securityText.sessions

/** The user's sessions, each with an End button. */
export const SessionsSection = () => {
  const { data, error, loading, reload } = useQuery(listMySessions, {})
  return (
    <Section title={text.title} help={text.help}>
      {loading && <SkeletonRows rows={2} columns={[180, 120, 88]} />}
      {error !== undefined && !data && <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />}
      {data && (
        <>
          <ul className={rows.list}>
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <EndOthers count={data.sessions.filter(({ current }) => !current).length} />
        </>
      )}
    </Section>
  )
}
