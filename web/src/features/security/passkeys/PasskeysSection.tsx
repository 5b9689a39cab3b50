import { listPasskeys } from '@auctionwiz/contracts/passkeys'
import { useQuery } from '../../../app/calls/use-call.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import rows from '../../../ui/Rows.module.css'
import { Section } from '../../../ui/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { passkeyText as text } from '../../passkeys/messages.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

/** The user's passkeys, in My Security. */
export const PasskeysSection = () => {
  const { data, error, loading, reload } = useQuery(listPasskeys, {})
  return (
    <Section title={text.title} help={text.help}>
      {loading && <SkeletonRows rows={1} columns={[180, 120, 88]} />}
      {error !== undefined && !data && <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />}
      {data && (
        <>
          {data.passkeys.length === 0 && <p>{text.none}</p>}
          <ul className={rows.list}>
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
          <AddPasskey />
        </>
      )}
    </Section>
  )
}
